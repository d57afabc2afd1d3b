#include "tools/arena/elo.h"

#include <cmath>

namespace tablee::tools {
namespace {

// wins[i][j]: how often i finished ahead of j.
using Wins = std::vector<std::vector<double>>;

constexpr int kGroups = 20;

Wins none(std::size_t k) { return Wins(k, std::vector<double>(k)); }

void add_deal(const ArenaPlan& plan, const DealResult& r, Wins& wins) {
  const auto tables = lineups(plan, r.deal);
  for (std::size_t t = 0; t < tables.size(); ++t) {
    const auto places = places_at(plan, r, t);
    for (std::size_t a = 0; a < places.size(); ++a)
      for (std::size_t b = 0; b < places.size(); ++b) {
        const std::size_t i = tables[t][a];
        const std::size_t j = tables[t][b];
        if (i == j || places[a] > places[b]) continue;
        wins[i][j] += places[a] < places[b] ? 1 : 0.5;
      }
  }
}

std::vector<double> elos(Wins wins) {
  const std::size_t k = wins.size();
  // Half a win for each side is added, so that no difference is infinite.
  for (auto& row : wins)
    for (double& w : row) w += 0.5;
  std::vector<double> strength(k, 1);
  for (int step = 0; step < 2000; ++step)
    for (std::size_t i = 0; i < k; ++i) {
      double won = 0, due = 0;
      for (std::size_t j = 0; j < k; ++j) {
        if (i == j) continue;
        won += wins[i][j];
        due += (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]);
      }
      strength[i] = won / due;
    }
  std::vector<double> all;
  for (const double s : strength) all.push_back(400 * std::log10(s / strength[0]));
  return all;
}

}  // namespace

std::vector<Rating> ratings(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                            int count) {
  const std::size_t k = plan.contestants.size();
  std::vector<Wins> groups(kGroups, none(k));
  for (const auto& [deal, r] : deals)
    if (deal < count) add_deal(plan, r, groups[deal % kGroups]);
  // Leaves out one group of deals; kGroups: none.
  const auto without = [&](int left_out) {
    Wins sum = none(k);
    for (int g = 0; g < kGroups; ++g)
      for (std::size_t i = 0; i < k && g != left_out; ++i)
        for (std::size_t j = 0; j < k; ++j) sum[i][j] += groups[g][i][j];
    return elos(std::move(sum));
  };
  const auto all = without(kGroups);
  std::vector<Rating> found(k);
  const auto gap = [](const std::vector<double>& of, std::size_t i) {
    return i == 0 ? 0 : of[i] - of[i - 1];
  };
  for (std::size_t i = 0; i < k; ++i) {
    found[i].elo.value = all[i];
    found[i].above.value = gap(all, i);
  }
  for (int g = 0; g < kGroups; ++g) {
    const auto part = without(g);
    for (std::size_t i = 0; i < k; ++i) {
      found[i].elo.error += std::pow(part[i] - all[i], 2);
      found[i].above.error += std::pow(gap(part, i) - gap(all, i), 2);
    }
  }
  constexpr double kJackknife = static_cast<double>(kGroups - 1) / kGroups;
  for (Rating& r : found) {
    r.elo.error = std::sqrt(r.elo.error * kJackknife);
    r.above.error = std::sqrt(r.above.error * kJackknife);
  }
  return found;
}

}  // namespace tablee::tools
