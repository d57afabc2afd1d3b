#pragma once
// The list of screens. One more is a row here, and a file of that name in screens/ that makes its
// `<name>_screen` (screen.h).

namespace tablee::app {

#define TABLEE_SCREENS(ROW) \
  ROW(home)                 \
  ROW(setup)                \
  ROW(table)                \
  ROW(pause)                \
  ROW(sheets)               \
  ROW(sheet)                \
  ROW(settings)             \
  ROW(letters)              \
  ROW(rules)                \
  ROW(link)                 \
  ROW(review)               \
  ROW(comparison)           \
  ROW(replay)               \
  ROW(statistics)           \
  ROW(pad)                  \
  ROW(daily)                \
  ROW(log)                  \
  ROW(matches)              \
  ROW(lessons)              \
  ROW(teach)                \
  ROW(exercises)            \
  ROW(exercise_set)         \
  ROW(import_preview)       \
  ROW(challenge)

#define TABLEE_SCREEN_ID(name) name,
enum class ScreenId : unsigned char { TABLEE_SCREENS(TABLEE_SCREEN_ID) };
#undef TABLEE_SCREEN_ID

}  // namespace tablee::app
