#include "games/nimmt/pad.h"

#include "core/typed_number.h"
#include "games/nimmt/cards.h"

namespace tablee::nimmt {

Result<int> pad_points(std::span<const std::string> fields, CardSet&) {
  const auto heads = typed_number(fields[0]);
  if (!heads || *heads < 0 || *heads > kDeckHeads)
    return Error{msg("nimmt.pad.error").with("most", kDeckHeads), "heads"};
  return *heads;
}

int pad_supply(std::string_view, int) { return kDeckHeads; }

}  // namespace tablee::nimmt
