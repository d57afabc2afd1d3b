#include "table/statistics.h"

#include <algorithm>

namespace tablee {

bool counts(const Sheet& sheet) { return sheet.over && !sheet.practice && !sheet.rounds.empty(); }

int tenths(std::int64_t a, std::int64_t b) {
  const std::int64_t n = a * 20;
  return static_cast<int>((n + (n < 0 ? -b : b)) / (2 * b));
}

std::vector<PlayerStatistics> statistics(const std::vector<Tally>& tallies) {
  std::vector<PlayerStatistics> all;
  const auto index_of = [&](const std::string& who) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const PlayerStatistics& p) { return p.who == who; });
    if (found != all.end()) return static_cast<std::size_t>(found - all.begin());
    all.push_back({});
    all.back().who = who;
    return all.size() - 1;
  };
  for (const Tally& tally : tallies) {
    const Sheet& sheet = *tally.sheet;
    if (!counts(sheet)) continue;
    const std::size_t seats = sheet.players.size();
    std::vector<std::size_t> index(seats);
    const auto left_out = [&](std::size_t i) {
      return tally.who[i].empty() || sheet.players[i].swaps > 0;
    };
    for (std::size_t i = 0; i < seats; ++i) {
      if (left_out(i)) continue;
      index[i] = index_of(tally.who[i]);
      PlayerStatistics& p = all[index[i]];
      const auto same = [&](int seat) {
        const auto s = static_cast<std::size_t>(seat);
        return tally.who[s] == tally.who[i] && !left_out(s);
      };
      bool first = true;  // of the seats with that name
      for (std::size_t j = 0; j < i; ++j) first = first && !same(static_cast<int>(j));
      if (first) {
        ++p.matches;
        p.wins += std::any_of(sheet.winners.begin(), sheet.winners.end(), same);
        p.average_so_far.push_back(0);
      }
      for (const auto& round : sheet.rounds) {
        p.best_round = p.rounds == 0 ? round[i] : std::min(p.best_round, round[i]);
        p.worst_round = p.rounds == 0 ? round[i] : std::max(p.worst_round, round[i]);
        p.points += round[i];
        ++p.rounds;
      }
      p.average_so_far.back() = tenths(p.points, p.rounds);
    }
    for (std::size_t i = 0; i < seats; ++i) {
      for (std::size_t j = 0; j < seats; ++j) {
        if (left_out(i) || left_out(j) || index[i] == index[j]) continue;
        auto& duels = all[index[i]].duels;
        if (duels.size() < all.size()) duels.resize(all.size());
        PlayerStatistics::Duel& duel = duels[index[j]];
        ++duel.met;
        duel.ahead += sheet.totals[i] < sheet.totals[j];
        duel.level += sheet.totals[i] == sheet.totals[j];
      }
    }
  }
  for (PlayerStatistics& p : all) p.duels.resize(all.size());
  return all;
}

}  // namespace tablee
