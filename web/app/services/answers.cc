#include "web/app/services/answers.h"

#include <utility>

#include "core/ids.h"
#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {
namespace {

Message as_it_is(std::string_view words) { return msg("app.words").with_text("words", words); }

// What stands at a row's end, and whether another card fits.
Message end_of(const RowNumber& row) {
  if (row.last == kNoCard) return msg("answer.end_none");
  Message end = row.first == kNoCard
                    ? as_it_is(std::to_string(row.last))
                    : msg("answer.end_both").with("first", row.first).with("last", row.last);
  if (row.blocked) return msg("answer.end_blocked").with_message("end", std::move(end));
  return row.full ? msg("answer.end_full").with_message("end", std::move(end)) : end;
}

}  // namespace

Answers::Lines Answers::lines(Asked asked, const Items& shown) const {
  switch (asked) {
    case Asked::hand:
      return hand(shown);
    case Asked::scores:
      return joined(all(shown, ids::kSeat), "; ");
    case Asked::turn:
      return all(shown, ids::kPrompt);
    case Asked::trick:
      return trick();
    case Asked::ends:
      return ends(shown);
    case Asked::points:
      return own_points(shown);
    case Asked::leader:
      return leaders(shown);
    case Asked::own:
      return own_story();
    case Asked::nothing:
    case Asked::rows:
    case Asked::effect:
    case Asked::help:
      break;
  }
  return {};
}

std::string Answers::whole(const Item& item) const {
  std::string text = voice_.spoken(item.text);
  const std::string about = voice_.spoken(item.hint);
  return about.empty() ? text : voice_.words(explained(as_it_is(text), as_it_is(about)));
}

std::string Answers::row(int number, const Items& shown) const {
  for (const Item& item : shown)
    if (const auto* row = data_of<RowNumber>(item); row && row->row == number) return whole(item);
  return {};
}

Answers::Lines Answers::all(const Items& shown, std::string_view start) const {
  Lines lines;
  for (const Item& item : shown)
    if (item.id.starts_with(start) && item.role != Role::list) lines.push_back(whole(item));
  return lines;
}

Answers::Lines Answers::joined(Lines lines, std::string_view between) const {
  if (!voice_.terse() || lines.empty()) return lines;
  std::string one;
  for (const std::string& line : lines) one += (one.empty() ? "" : std::string(between)) + line;
  return {std::move(one)};
}

// One for whom the table is shown: who decides, else the only person.
Seat Answers::asking() const {
  const Seat deciding = model_.session->deciding();
  return deciding != kNobody ? deciding : model_.session->view()->viewer();
}

// Cards, and what else is held; without cards also what lies in front of that player.
Answers::Lines Answers::hand(const Items& shown) const {
  Lines cards;
  for (const Item& item : shown)
    if (item.id.starts_with(ids::kHandCard) && item.role != Role::list)
      cards.push_back(voice_.spoken(item.text));
  const bool in_hand = !cards.empty();
  Lines lines = joined(std::move(cards), ", ");
  bool holds = false;
  if (const std::string_view held = model_.session->match().setup().game->held_items();
      !held.empty())
    for (const Item& item : shown) {
      if (!item.id.starts_with(held) || item.role == Role::list) continue;
      lines.push_back(voice_.spoken(item.text));
      holds = true;
    }
  if (holds && !in_hand)
    for (const Item& item : shown)
      if (item.id == ids::seat_id(asking())) lines.push_back(voice_.spoken(item.text));
  return joined(std::move(lines), "; ");
}

Answers::Lines Answers::ends(const Items& shown) const {
  std::vector<Message> each;
  for (const Item& item : shown)
    if (const auto* row = data_of<RowNumber>(item)) each.push_back(end_of(*row));
  if (each.empty()) return {};
  return {voice_.spoken(msg("answer.ends").with_messages("ends", std::move(each)))};
}

Answers::Lines Answers::own_points(const Items& shown) const {
  return all(shown, ids::seat_id(asking()));
}

// Who is in front, and how far the asking player is from them; who is next, if that is the asking
// player.
Answers::Lines Answers::leaders(const Items& shown) const {
  std::vector<SeatPoints> seats;
  std::vector<int> points;
  for (const Item& item : shown)
    if (const auto* seat = data_of<SeatPoints>(item)) {
      seats.push_back(*seat);
      points.push_back(seat->points);
    }
  if (seats.empty()) return {};
  const AnyGame& game = *model_.session->match().setup().game;
  const int best = best_of(points, game.goal());
  const Seat own = asking();
  std::vector<Message> names;
  const SeatPoints* other = nullptr;  // who asks, else the next one
  for (const SeatPoints& seat : seats)
    if (seat.points == best)
      names.push_back(msg("sheet.name").with_seat("seat", seat.seat));
    else if (!other || seat.seat == own ||
             (other->seat != own && better(game.goal(), seat.points, other->points)))
      other = &seat;
  const auto points_of = [&](int figure) { return points_text(game.id(), figure); };
  if (!other) return {voice_.spoken(msg("answer.level").with_message("points", points_of(best)))};
  Message lead = seats.front().partial ? msg_family(std::string(game.id()) + ".", "leads")
                                       : msg("answer.leads");
  return joined({voice_.spoken(std::move(lead)
                                   .with_messages("names", std::move(names))
                                   .with_message("points", points_of(best))),
                 voice_.spoken(msg("answer.points")
                                   .with_seat("seat", other->seat)
                                   .with_message("points", points_of(other->points)))},
                "; ");
}

std::string Answers::told(std::size_t event) const {
  return voice_.spoken(told_of(model_.settings.language, model_.session->match(), event));
}

// Since the last reveal, as far as the animation has come.
Answers::Lines Answers::trick() const {
  if (narrator_.animating()) {
    const std::string& latest = narrator_.latest();
    return latest.empty() ? Lines{} : Lines{latest};
  }
  const Match& match = model_.session->match();
  Lines lines;
  for (std::size_t i = last_trick(match); i < match.events().size(); ++i)
    if (std::string line = told(i); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

// What the asking player's last card did: its events, as far as they have been announced.
Answers::Lines Answers::own_story() const {
  const auto& events = model_.session->match().events();
  const Seat own = asking();
  const auto about = [&](std::size_t i) {
    return events[i].seat == own && events[i].card() > 0 && !told(i).empty();
  };
  std::size_t end = narrator_.announced();
  while (end > 0 && !about(end - 1)) --end;
  Lines lines;
  if (end == 0) return lines;
  for (std::size_t i = trick_began(events, end - 1); i < end; ++i)
    if (about(i)) lines.push_back(told(i));
  return lines;
}

}  // namespace tablee::app
