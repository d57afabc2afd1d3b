#include "table/sheet.h"

#include <algorithm>

namespace tablee {

bool Sheet::shares(std::size_t seat) const {
  return std::count(places.begin(), places.end(), places[seat]) > 1;
}

Goal Sheet::goal() const {
  const AnyGame* known = find_game(game);
  return known ? known->goal() : Goal::lowest;
}

void Sheet::count() {
  totals.assign(players.size(), 0);
  for (const auto& round : rounds)
    for (std::size_t i = 0; i < round.size(); ++i) totals[i] += round[i];
  const AnyGame* known = find_game(game);
  const bool parted = known && !rounds.empty();
  places = tablee::places(totals, goal(), parted ? known->ties(rounds) : std::vector<int>{});
  winners.clear();
  if (!over) return;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] == 1) winners.push_back(static_cast<int>(i));
}

std::string write_sheet(const Sheet& s) {
  json::Writer out;
  out.begin_object().member("format", kRecordFormat);
  out.member("game", std::string_view(s.game)).member("date", std::string_view(s.date));
  out.key("options").begin_object();
  for (const auto& [key, number] : s.options) out.member(key, number);
  out.end_object();
  out.key("players");
  write_seats(out, s.players);
  out.key("rounds").begin_array();
  for (const auto& round : s.rounds) {
    out.begin_array();
    for (const int points : round) out.value(points);
    out.end_array();
  }
  out.end_array();
  out.numbers("totals", s.totals).numbers("winners", s.winners);
  out.member("over", s.over).member("practice", s.practice);
  if (!s.title.empty()) out.member("title", std::string_view(s.title));
  if (s.pad) out.member("pad", true);
  return out.end_object().take();
}

}  // namespace tablee
