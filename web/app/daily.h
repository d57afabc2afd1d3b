#pragma once
// The deal of the day, as this device keeps it.

#include <string>
#include <string_view>

#include "table/match.h"
#include "web/app/model.h"

namespace tablee::app {

inline constexpr std::string_view kDailyMark = ".daily-";

inline bool is_daily(std::string_view sheet_key) {
  return sheet_key.find(kDailyMark) != std::string_view::npos;
}
// Key of the sheet of that day and kind of table; tries for practice add to it.
std::string daily_key(std::string_view date, std::string_view kind);
// Is it the try that counts: nobody is advised?
inline bool counts_today(const Session& session) {
  return is_daily(session.key()) && !session.match().setup().practice;
}
// Of a try for practice of the same day and kind.
std::string practice_key(std::string_view sheet_key);
// Was the try that counts begun? Its sheet tells, or what was noted.
bool daily_counted(const Model& model, std::string_view sheet_key);
// To be called when it asks for its first decision: however it is left, no other try counts.
void note_daily(Model& model, std::string_view sheet_key);
// The try of that sheet that is under way, else the one for practice; null where there is none.
const UnderWay* daily_under_way(const Matches& matches, std::string_view sheet_key);
// The kind of table of such a key.
std::string daily_kind(std::string_view sheet_key);
// What may be pasted elsewhere; empty where the match of that key is not over. Names no player.
std::string daily_text(const Model& model, std::string_view sheet_key);

}  // namespace tablee::app
