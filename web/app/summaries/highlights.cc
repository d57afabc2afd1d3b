#include "web/app/summaries/highlights.h"

#include <algorithm>
#include <cstdlib>

#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {
namespace {

constexpr std::size_t kLines = 3;

// Something that a player took.
struct Taking {
  Seat seat = kNobody;
  int points = 0, card = 0;
  int round = 1, trick = 0;  // no trick where a game has none
};

std::vector<Taking> takings(const Match& match) {
  const AnyGame& game = *match.setup().game;
  std::vector<Taking> all;
  int round = 1, trick = 0;
  for (const Event& e : match.events()) {
    if (e.trick() > 0) trick = e.trick();
    if (const auto points = game.taken(e)) all.push_back({e.seat, *points, e.card(), round, trick});
    if (e.ends_round()) ++round;
  }
  return all;
}

// "<game>.<what>" with what those words may name.
Message told(const Match& match, std::string_view what, const Taking& t, int points) {
  const std::string prefix = std::string(match.setup().game->id()) + ".";
  return msg_family(prefix, what)
      .with_seat("seat", t.seat)
      .with("points", points)
      .with("card", t.card)
      .with("round", t.round)
      .with("trick", t.trick);
}

const Taking* dearest(const std::vector<Taking>& all) {
  const auto worst = std::max_element(
      all.begin(), all.end(), [](const Taking& a, const Taking& b) { return a.points < b.points; });
  return worst == all.end() || worst->points <= 0 ? nullptr : &*worst;
}

std::vector<Message> names(const std::vector<Seat>& seats) {
  std::vector<Message> all;
  for (const Seat seat : seats) all.push_back(msg("sheet.name").with_seat("seat", seat));
  return all;
}

// Places after every round.
std::vector<std::vector<int>> course(const Sheet& sheet) {
  std::vector<std::vector<int>> all;
  Sheet so_far = sheet;
  so_far.rounds.clear();
  for (const auto& round : sheet.rounds) {
    so_far.rounds.push_back(round);
    so_far.count();
    all.push_back(so_far.places);
  }
  return all;
}

// What a player was glad to take; else the player who took least often.
Message best_play(const Match& match, const std::vector<Taking>& all) {
  const auto best = std::min_element(
      all.begin(), all.end(), [](const Taking& a, const Taking& b) { return a.points < b.points; });
  if (best != all.end() && best->points < 0) return told(match, "bargain", *best, -best->points);
  std::vector<int> counts(match.players(), 0);
  for (const Taking& t : all) ++counts[t.seat];
  const int least = *std::min_element(counts.begin(), counts.end());
  std::vector<Seat> safest;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] == least) safest.push_back(seat_at(static_cast<int>(i)));
  if (safest.size() * 2 > counts.size()) return {};
  return msg_family(std::string(match.setup().game->id()) + ".", "safest")
      .with_messages("names", names(safest))
      .with("count", least);
}

Message how_close(const Match& match, const Sheet& sheet) {
  const auto all = standings(sheet);
  if (all.size() < 2 || all[1].total == all[0].total) return {};
  return msg("highlights.gap")
      .with_message("points",
                    points_text(match.setup().game->id(), std::abs(all[1].total - all[0].total)));
}

}  // namespace

std::size_t last_trick(const Match& match) {
  const auto& events = match.events();
  return events.empty() ? 0 : trick_began(events, events.size() - 1);
}

Message told_of(text::Language language, const Match& match, std::size_t event) {
  const Event& e = match.events()[event];
  Message told = event_message(match.setup().game->id(), e);
  const std::string_view* words = text::find_words(language, told.key);
  return e.audience == kNobody && words && !words->empty() ? told : Message{};
}

Message how_places_changed(const Sheet& sheet) {
  const auto all = course(sheet);
  if (all.size() < 2) return {};
  const auto& end = all.back();
  int from = 0, to = 0;
  std::vector<Seat> climbers, ahead;
  for (std::size_t i = 0; i < end.size(); ++i) {
    int worst = 0, best_of_all = 1;
    for (const auto& places : all) {
      worst = std::max(worst, places[i]);
      best_of_all &= places[i] == 1;
    }
    if (best_of_all) ahead.push_back(seat_at(static_cast<int>(i)));
    const int won = worst - end[i], most = from - to;
    if (won == 0 || won < most || (won == most && end[i] > to)) continue;
    if (won > most || end[i] < to) climbers.clear();
    from = worst;
    to = end[i];
    climbers.push_back(seat_at(static_cast<int>(i)));
  }
  if (!climbers.empty())
    return msg("highlights.comeback")
        .with_messages("names", names(climbers))
        .with("from", from)
        .with("to", to);
  // All the time level with everybody else is no lead.
  if (ahead.empty() || ahead.size() == end.size()) return {};
  return msg("highlights.led").with_messages("names", names(ahead));
}

Message worst_of_round(const Match& match) {
  auto all = takings(match);
  const auto round = static_cast<int>(match.sheet().rounds.size());
  std::erase_if(all, [round](const Taking& t) { return t.round != round; });
  const Taking* worst = dearest(all);
  return worst ? told(match, "worst", *worst, worst->points) : Message{};
}

Message missed(const Match& match, Seat seat) {
  const auto& moves = match.record().moves;
  const auto last = std::find_if(moves.rbegin(), moves.rend(),
                                 [seat](const PlayedMove& move) { return move.seat == seat; });
  if (last == moves.rend()) return {};
  const auto from = match.events_before((moves.rend() - last) - 1);
  std::vector<Message> all;
  const AnyGame& game = *match.setup().game;
  for (std::size_t i = from; i < match.events().size(); ++i) {
    const Event& e = match.events()[i];
    const auto points = game.taken(e);
    if (!points || *points <= 0) continue;
    all.push_back(msg("shared.took")
                      .with_seat("seat", e.seat)
                      .with_message("points", points_text(game.id(), *points)));
  }
  return all.empty() ? msg("shared.nothing")
                     : msg("shared.missed").with_messages("all", std::move(all));
}

std::vector<Message> match_highlights(const Match& match) {
  const Sheet sheet = match.sheet();
  const auto all = takings(match);
  const bool rounds = sheet.rounds.size() > 1;
  std::vector<Message> lines;
  if (const Taking* worst = dearest(all))
    lines.push_back(told(match, rounds ? "worst_of_match" : "worst", *worst, worst->points));
  lines.push_back(how_places_changed(sheet));
  lines.push_back(best_play(match, all));
  lines.push_back(how_close(match, sheet));
  std::erase_if(lines, [](const Message& line) { return line.empty(); });
  if (lines.size() > kLines) lines.resize(kLines);
  return lines;
}

Message word_for_last(const Match& match) {
  const Sheet sheet = match.sheet();
  const auto all = standings(sheet);
  const int last = all.back().place;
  if (last == 1) return {};
  std::vector<Seat> seats;
  for (const Standing& s : all)
    if (s.place == last) seats.push_back(s.seat);
  // A round in which nobody did better is a kinder remark than a joke.
  if (seats.size() == 1 && sheet.rounds.size() > 1)
    for (std::size_t r = sheet.rounds.size(); r-- > 0;) {
      const auto& round = sheet.rounds[r];
      const int own = round[seats.front()];
      if (own != best_of(round, sheet.goal())) continue;
      return msg("highlights.best_round")
          .with_messages("names", names(seats))
          .with("round", static_cast<int>(r) + 1);
    }
  return msg_family(std::string(match.setup().game->id()) + ".", "last")
      .with_messages("names", names(seats));
}

}  // namespace tablee::app
