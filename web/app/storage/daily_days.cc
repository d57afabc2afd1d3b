// The days of which this device holds a deal of the day, and how many of them follow each other.

#include <algorithm>

#include "core/date.h"
#include "core/sort_many.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

std::vector<std::string> daily_days(const Model& m, bool counted) {
  std::vector<std::string> days;
  const auto add = [&](std::string_view key) {
    const std::string day(key.substr(kSheetPrefix.size(), 10));
    if (read_date(day) && !(counted && key.ends_with(kAgain))) days.push_back(day);
  };
  for (const std::string& key : m.archive.keys_with(kDailyMark)) add(key);
  for (const std::string_view key : noted_dailies(m)) add(key);
  sort_many(days);
  days.erase(std::unique(days.begin(), days.end()), days.end());
  return days;
}

Streak streak_of(const std::vector<std::string>& days, std::string_view today) {
  Streak streak;
  int row = 0;
  std::optional<Date> before;
  for (const std::string& text : days) {
    const auto day = read_date(text);
    if (!day) continue;
    row = before && day_after(*before) == day ? row + 1 : 1;
    streak.best = std::max(streak.best, row);
    before = day;
  }
  // The row goes on as long as today is not over.
  const auto now = read_date(today);
  if (now && before && (before == now || day_after(*before) == now)) streak.now = row;
  return streak;
}

Message streak_text(const Model& m) {
  const Streak streak = streak_of(daily_days(m, true), m.today);
  if (streak.best == 0) return {};
  return msg("daily.streak").with("now", streak.now).with("best", streak.best);
}

const std::string& daily_shown(const Model& m) {
  const auto* own = m.path.here<DailyUi>();
  return own && !own->day.empty() ? own->day : m.today;
}

}  // namespace tablee::app
