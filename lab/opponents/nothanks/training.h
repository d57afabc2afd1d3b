#pragma once
// Non merci's sparring partners: who trains or tunes may play against these.

#include <span>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "strangers/nothanks/seen.h"

namespace tablee::nothanks::strangers {

struct Stranger {
  std::string_view name;
  // Would it take the card? `noise` are its dice.
  bool (*takes)(const Seen& seen, std::uint32_t noise);
};

std::span<const Stranger> sparring();

// Those of these names, with commas between; all where there is none. An error (`where` has the
// name) for anybody else: an examiner most of all.
Result<std::vector<const Stranger*>> sparring_partners(std::string_view names);

}  // namespace tablee::nothanks::strangers
