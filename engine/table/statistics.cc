#include "table/statistics.h"

#include <algorithm>

namespace tablee {

bool counts(const Sheet& sheet) { return sheet.over && !sheet.practice && !sheet.rounds.empty(); }

int tenths(std::int64_t a, std::int64_t b) {
  const std::int64_t n = a * 20;
  return static_cast<int>((n + (n < 0 ? -b : b)) / (2 * b));
}

std::size_t Statistics::place_of(const std::string& who) {
  const auto [at, added] = places_.emplace(who, players_.size());
  if (added) players_.emplace_back().who = who;
  return at->second;
}

void Statistics::add(const Sheet& sheet, const std::vector<std::string>& who) {
  if (!counts(sheet)) return;
  ++matches_;
  const Goal goal = sheet.goal();
  const std::size_t seats = sheet.players.size();
  std::vector<std::size_t> place(seats);
  const auto left_out = [&](std::size_t i) { return who[i].empty() || sheet.players[i].swaps > 0; };
  for (std::size_t i = 0; i < seats; ++i) {
    if (left_out(i)) continue;
    place[i] = place_of(who[i]);
    PlayerStatistics& p = players_[place[i]];
    const auto same = [&](int seat) {
      const std::size_t s = seat;
      return who[s] == who[i] && !left_out(s);
    };
    bool first = true;  // whether this is the first of the seats with that name
    for (std::size_t j = 0; j < i; ++j) first = first && !same(static_cast<int>(j));
    if (first) {
      ++p.matches;
      const bool won = std::any_of(sheet.winners.begin(), sheet.winners.end(), same);
      p.wins += won;
      p.shared += won && !std::all_of(sheet.winners.begin(), sheet.winners.end(), same);
      p.average_so_far.push_back(0);
    }
    for (const auto& round : sheet.rounds) {
      if (p.rounds == 0 || better(goal, round[i], p.best_round)) p.best_round = round[i];
      if (p.rounds == 0 || better(goal, p.worst_round, round[i])) p.worst_round = round[i];
      p.points += round[i];
      ++p.rounds;
    }
    p.average_so_far.back() = tenths(p.points, p.rounds);
  }
  for (std::size_t i = 0; i < seats; ++i) {
    for (std::size_t j = 0; j < seats; ++j) {
      if (left_out(i) || left_out(j) || place[i] == place[j]) continue;
      PlayerStatistics::Duel& duel = players_[place[i]].duels[place[j]];
      ++duel.met;
      duel.ahead += sheet.places[i] < sheet.places[j];
      duel.level += sheet.places[i] == sheet.places[j];
    }
  }
}

}  // namespace tablee
