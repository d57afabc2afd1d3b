// The end of a round, with the way on; the end of a match, with what can be done with it.

#include <algorithm>
#include <cstdlib>

#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/storage/daily.h"
#include "web/app/summaries/highlights.h"
#include "web/app/summaries/remarks.h"
#include "web/app/summaries/result_text.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {
namespace {

Message winner_text(const Match& match, const Sheet& sheet) {
  const int seat = sheet.winners.front();
  // The verb differs for the player who is called "you".
  if (sheet.winners.size() == 1 && is_you(match.seats(), seat) && match.person(seat_at(seat)))
    return msg("table.you_won");
  return winners_text(sheet);
}

Message place_text(const Standing& s) {
  const int gained = places_gained(s.place_before, s.place);
  Message text = (gained > 0   ? msg("standings.gained")
                  : gained < 0 ? msg("standings.lost")
                               : msg("standings.kept"))
                     .with("count", std::abs(gained));
  return s.shared
             ? std::move(text).with_message("place", msg("standings.tied").with("place", s.place))
             : std::move(text).with("place", s.place);
}

// Who stands where after a round, with what it brought: drawn as bars that race to the limit.
void add_standings(const Match& match, const Sheet& sheet, Items& items) {
  const Setup& setup = match.setup();
  const int limit = setup.game->ends(setup.options).limit;
  items.push_back(
      part(ids::kStandings, Role::table,
           limit > 0 ? msg("standings.limit").with("limit", limit) : msg("standings.table")));
  items.back().data = PointLimit{limit};
  add_row(items, "standings.head",
          {msg("sheet.player"), msg("standings.place"),
           round_text({}, static_cast<int>(sheet.rounds.size())), msg("sheet.total")},
          true);
  for (const Standing& s : standings(sheet)) {
    const std::size_t row = items.size();
    add_row(items, ids::inside(ids::kStandings, s.seat),
            {msg("sheet.name").with_seat("seat", s.seat), place_text(s),
             msg("sheet.points").with("points", s.total - s.before),
             msg("sheet.points").with("points", s.total)},
            false, is_you(match.seats(), s.seat));
    items[row].data = StandingsRow{s.seat, s.before, s.total, s.place_before, s.place};
  }
}

// A few lines about what happened; the one that looks ahead stands out.
void add_highlights(Items& items, Message name, std::vector<Message> lines, Message ahead = {}) {
  std::erase_if(lines, [](const Message& line) { return line.empty(); });
  if (lines.empty() && ahead.empty()) return;
  items.push_back(part("highlights", Role::list, std::move(name)));
  int n = 0;
  for (Message& line : lines)
    items.push_back(part(ids::inside("highlights", n++), Role::entry, std::move(line), 1));
  if (ahead.empty()) return;
  items.push_back(part("highlights.ahead", Role::entry, std::move(ahead), 1));
  items.back().on = true;
}

// What a bot has to say of it.
void add_remark(const Model& m, Items& items) {
  const auto remark = m.settings.remarks ? remark_at_end(m.session->match()) : std::nullopt;
  if (remark) items.push_back(text_line("remark", remark_text(*remark)));
}

void add_end_of_match(const Model& m, Items& items) {
  const Match& match = m.session->match();
  const Sheet sheet = match.sheet();
  const std::string& key = m.session->key();
  items.push_back(heading(ids::kWinner, winner_text(match, sheet), 2));
  items.back().on = std::any_of(sheet.winners.begin(), sheet.winners.end(),
                                [&](int seat) { return match.person(seat_at(seat)); });
  add_podium(items, sheet);
  add_remark(m, items);
  const bool daily = is_daily(key);
  const bool counts = daily && !sheet.practice;
  if (daily && !counts)
    items.push_back(text_line("practice", daily_counted(m, daily_key(sheet.date, daily_kind(key)))
                                              ? msg("daily.practice_over")
                                              : msg("sheet.practice")));
  if (Message streak = counts ? streak_text(m) : Message{}; !streak.empty())
    items.push_back(text_line("streak", std::move(streak)));
  if (Message kind = word_for_last(match); !kind.empty())
    items.push_back(text_line("last", std::move(kind)));
  add_highlights(items, msg("highlights.match"), match_highlights(match));
  add_sheet(items, sheet);
  add_chart(items, sheet);
  items.push_back(part("more", Role::list, msg("table.this_match")));
  items.push_back(button("review", msg("review.open"), Verb::review, 1));
  items.back().hint = msg("review.open_about");
  add_comparison(items, match.seats(), 0, 1);
  if (!m.archive.replay(key).empty()) {
    items.push_back(button("look", msg("sheet.replay"), {Verb::replay, key}, 1));
    items.back().hint = msg("sheet.replay_about");
  }
  // Of a deal of the day that counts, the result is what one shares.
  if (!counts)
    add_sharing(m, items,
                {.sheet = true,
                 .replay = true,
                 .picture = true,
                 .deal = true,
                 .result = only_person(match.seats()).has_value()});
  Item again =
      daily ? button("rematch", msg("daily.again"), {Verb::daily, daily_kind(key), sheet.date})
            : button("rematch", msg("table.rematch"), Verb::rematch);
  again.on = !counts;
  if (counts) again.depth = 1;
  items.push_back(std::move(again));
  if (counts)
    items.push_back(main_button("daily.share", msg("daily.share"), {Verb::daily_share, key}));
  add_challenge_way(m, items);
  items.push_back(button("leave", msg("table.home"), Verb::leave));
}

}  // namespace

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void add_end(const Model& m, Items& items) {
  const Match& match = m.session->match();
  if (match.over()) return add_end_of_match(m, items);
  const Sheet sheet = match.sheet();
  const MatchEnd end = match.setup().game->ends(match.setup().options);
  const auto round = static_cast<int>(sheet.rounds.size());
  items.push_back(
      heading("round", msg("table.round_over").with_message("round", round_text(end, round)), 2));
  add_standings(match, sheet, items);
  add_highlights(items, msg("highlights.round"), {worst_of_round(match)},
                 outlook_text(match, false));
  add_remark(m, items);
  if (const auto compared = round_to_compare(*m.session))
    add_comparison(items, match.seats(), *compared);
  add_challenge_way(m, items);
  items.push_back(main_button(
      ids::kNext, outlook(sheet, end).last ? msg("table.next_last") : msg("table.next_round"),
      Verb::deal));
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] Message outlook_text(const Match& match, bool begins) {
  const Setup& setup = match.setup();
  const Outlook o = outlook(match.sheet(), setup.game->ends(setup.options));
  if (o.last) return begins ? msg("table.last_begins") : msg("table.last_round");
  if (o.seat == kNobody) return {};
  if (begins) return msg("table.near_begins");
  return msg("table.near_limit")
      .with_seat("seat", o.seat)
      .with_message("left", points_text(setup.game->id(), o.left));
}

Message line_text(const Standing& s) {
  return (s.shared ? msg("standings.line_tied") : msg("standings.line")).with("place", s.place);
}

// From the first place to the last, each with its points: the first three drawn as steps.
void add_podium(Items& items, const Sheet& sheet) {
  items.push_back(part(ids::kPodium, Role::list, msg("standings.table")));
  for (const Standing& s : standings(sheet)) {
    items.push_back(part(ids::inside(ids::kPodium, s.seat), Role::entry,
                         line_text(s).with_seat("seat", s.seat), 1));
    items.back().hint = points_text(sheet.game, s.total);
    items.back().data = PodiumPlace{s.seat, s.place};
    items.back().on = is_you(sheet.players, s.seat);
  }
}

}  // namespace tablee::app
