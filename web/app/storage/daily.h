#pragma once
// The deal of the day, as stored on this device.

#include <optional>
#include <string>
#include <string_view>

#include "table/match.h"
#include "web/app/model.h"

namespace tablee::app {

inline constexpr std::string_view kDailyMark = ".daily-";
inline constexpr std::string_view kAgain =
    "-again";  // at the end of the keys of tries for practice

inline bool is_daily(std::string_view sheet_key) {
  return sheet_key.find(kDailyMark) != std::string_view::npos;
}
// Key of the sheet of that day and kind of table; tries for practice add to it.
std::string daily_key(std::string_view date, std::string_view kind);
// Is this the attempt that counts, without advice?
inline bool counts_today(const Session& session) {
  return is_daily(session.key()) && !session.match().setup().practice;
}
// Of a try for practice of the same day and kind.
std::string practice_key(std::string_view sheet_key);
// Was the attempt that counts begun? Its sheet shows that, or a note.
bool daily_counted(const Model& model, std::string_view sheet_key);
// Keys of the last tries that counted and were begun, as far as they are remembered.
std::vector<std::string_view> noted_dailies(const Model& model);
// To be called when it asks for its first decision: from then on no other attempt counts.
void note_daily(Model& model, std::string_view sheet_key);
// The try of that sheet that is under way, else the one for practice; null where there is none.
const UnderWay* daily_under_way(const Matches& matches, std::string_view sheet_key);
// The kind of table of such a key.
std::string daily_kind(std::string_view sheet_key);

// Days of which something is known here, ascending: with a try that counted, or with any.
std::vector<std::string> daily_days(const Model& model, bool counted);
// Days in a row with a try that counted: those that reach today, or yesterday while today has none,
// and the most there ever were.
struct Streak {
  int now = 0;
  int best = 0;
};
Streak streak_of(const std::vector<std::string>& days, std::string_view today);
// "Days in a row: 3 (best: 5)"; empty where there were none.
Message streak_text(const Model& model);
// The day that the screen of the deal of the day shows.
const std::string& daily_shown(const Model& model);

// The deal of some day.
struct DailyDeal {
  const AnyGame* game = nullptr;
  TableKind kind;
  std::string date;
};
// Of which day that table is the deal, if of any of the last ten years, or of tomorrow, which
// elsewhere has begun. A link to it needs to say nothing of it: its deal is like no other's.
std::optional<DailyDeal> daily_deal(const TableLink& table, std::string_view today);

}  // namespace tablee::app
