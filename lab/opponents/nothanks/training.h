#pragma once
// Non merci's training opponents: who trains or tunes may play against these.

#include <span>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "lab/opponents/nothanks/seen.h"

namespace tablee::nothanks::opponents {

struct Opponent {
  std::string_view name;
  // Would it take the card? `noise` are its dice.
  bool (*takes)(const Seen& seen, std::uint32_t noise);
};

std::span<const Opponent> training_opponents();

// Those of these names, with commas between; all where there is none. An error (`where` has the
// name) for anybody else: a held-out opponent most of all.
Result<std::vector<const Opponent*>> training_opponents_named(std::string_view names);

}  // namespace tablee::nothanks::opponents
