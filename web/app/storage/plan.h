#pragma once
// A table being set up: who sits where, and what was agreed. Remembered for the next evening.

#include <string>
#include <string_view>
#include <vector>

#include "core/levels.h"
#include "table/link.h"

namespace tablee::app {

struct Plan {
  const AnyGame* game = nullptr;
  OptionSet options;  // without players: the seats give that number
  std::vector<SeatSetup> seats;
  bool practice = false;

  int option(std::string_view key) const;
  void set_option(std::string_view key, int value);
  // All options, players included.
  OptionSet full_options() const;
};

// A person's name, in letters as readers see them.
inline constexpr std::size_t kMaxName = 60;

// The name of the first person with one; empty if nobody has one.
std::string person_name(const Plan& plan);

// One person of that name (empty: unnamed) against three bots at that game.
Plan usual_plan(const AnyGame& game, std::string_view person);

// The table of a link; bots that are not known here are the usual ones.
Plan plan_of(const TableLink& table);

// The key that it is stored under.
inline constexpr std::string_view kPlanKey = "plan";
std::string write_plan(const Plan& plan);
[[gnu::noinline]] Result<Plan> read_plan(std::string_view text);

// What people typed, fit to be shown: without what cannot be seen and blanks at the edges, each
// blank a plain one. Cut before a letter after `most` letters, as readers see them
// (core/graphemes.h), or twice as many bytes. What it is given is in normal form C.
std::string tidy_name(std::string_view typed, std::size_t most = kMaxName);

}  // namespace tablee::app
