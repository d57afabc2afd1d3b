#include "web/app/summaries/standings.h"

#include <algorithm>

#include "core/sort_few.h"

namespace tablee::app {

std::vector<Standing> standings(const Sheet& sheet) {
  Sheet before = sheet;
  if (!before.rounds.empty()) before.rounds.pop_back();
  before.count();
  const std::vector<int> none(sheet.totals.size(), 0);
  const auto& then = before.rounds.empty() ? none : before.places;
  std::vector<Standing> all;
  for (std::size_t i = 0; i < sheet.totals.size(); ++i)
    all.push_back({seat_at(static_cast<int>(i)), sheet.totals[i], before.totals[i], sheet.places[i],
                   then[i], sheet.shares(i)});
  sort_few(all.begin(), all.end(),
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
