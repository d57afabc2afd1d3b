#pragma once
// The training opponents of Non merci: code that trains or tunes may use these.

#include <span>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "lab/opponents/nothanks/seen.h"

namespace tablee::nothanks::opponents {

struct Opponent {
  std::string_view name;
  // Whether it takes the card; `noise` is its source of random numbers.
  bool (*takes)(const Seen& seen, std::uint32_t noise);
};

std::span<const Opponent> training_opponents();

// The training opponents of these names, separated by commas; all of them for an empty text. An
// error (`where` has the name) for any other name, in particular that of a held-out opponent.
Result<std::vector<const Opponent*>> training_opponents_named(std::string_view names);

}  // namespace tablee::nothanks::opponents
