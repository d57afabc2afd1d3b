#pragma once
// The part that links and exercises have in common: a table and its deals in few bytes.

#include "core/bytes.h"
#include "table/match.h"

namespace tablee {

inline constexpr std::size_t kMaxName = 200;  // a person's, a bot's or a sheet's
inline constexpr std::size_t kMaxMoves = 20'000;

// The error for a text that is no link or exercise, or is cut off.
Error damaged();

struct PackedDeal {
  std::uint64_t seed = 0;
  std::vector<std::string> given;  // as for Match::start
};

// The deals that the seed would not produce; an empty text for each of the others.
std::vector<std::string> other_deals(const Record& record);
void put_deal(ByteWriter& out, const PackedDeal& deal);
PackedDeal take_deal(ByteReader& in);

// Game, rules, seats and options, with the names of people or without.
void put_table(ByteWriter& out, const Setup& setup, bool names);
Result<Setup> take_table(ByteReader& in, bool names);

}  // namespace tablee
