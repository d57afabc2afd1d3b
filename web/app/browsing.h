#pragma once
// The state of screens that browse stored data.

#include <string>

namespace tablee::app {

inline constexpr int kSheetsAtOnce = 30;

// It is as it was left, however often one comes there.
struct Browsing {
  bool hands = true;          // of a replay: everyone's are shown
  std::string search;         // among the sheets
  int shown = kSheetsAtOnce;  // sheets listed
  std::string kind;           // of table, whose statistics are shown; empty: the first
  int exercise_days = 1;      // how many times five days before today are listed
};

}  // namespace tablee::app
