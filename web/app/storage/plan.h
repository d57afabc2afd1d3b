#pragma once
// A table being set up: who sits where, and what was agreed. Remembered for the next evening.

#include <string>
#include <string_view>
#include <vector>

#include "core/levels.h"
#include "core/name.h"
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

}  // namespace tablee::app
