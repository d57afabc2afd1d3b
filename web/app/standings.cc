#include "web/app/standings.h"

#include <algorithm>

namespace tablee::app {

std::vector<int> places(const std::vector<int>& totals, Goal goal) {
  std::vector<int> all;
  for (const int own : totals)
    all.push_back(1 + static_cast<int>(std::count_if(totals.begin(), totals.end(), [&](int other) {
                    return better(goal, other, own);
                  })));
  return all;
}

std::vector<Standing> standings(const Sheet& sheet) {
  std::vector<int> before = sheet.totals;
  if (!sheet.rounds.empty())
    for (std::size_t i = 0; i < before.size(); ++i) before[i] -= sheet.rounds.back()[i];
  // Before the first round nobody had a place that could be lost.
  const Goal goal = sheet.goal();
  const auto now = places(sheet.totals, goal);
  const auto then = sheet.rounds.size() < 2 ? now : places(before, goal);
  std::vector<Standing> all;
  for (std::size_t i = 0; i < sheet.totals.size(); ++i)
    all.push_back({seat_at(static_cast<int>(i)), sheet.totals[i], before[i], now[i], then[i]});
  std::stable_sort(all.begin(), all.end(),
                   [](const Standing& a, const Standing& b) { return a.place < b.place; });
  return all;
}

Outlook outlook(const Sheet& sheet, const MatchEnd& end) {
  const auto next = static_cast<int>(sheet.rounds.size()) + 1;
  // The one round of a match is no last one.
  Outlook o{.last = next > 1 && end.last(next)};
  int worst = 0;
  for (const auto& round : sheet.rounds)
    worst = std::max(worst, *std::max_element(round.begin(), round.end()));
  const auto most = std::max_element(sheet.totals.begin(), sheet.totals.end());
  if (sheet.rounds.empty() || !end.reached(*most + worst)) return o;
  o.seat = seat_at(static_cast<int>(most - sheet.totals.begin()));
  o.left = end.limit - *most;
  return o;
}

}  // namespace tablee::app
