#include "games/nimmt/pad.h"

#include "core/scan.h"
#include "games/nimmt/cards.h"

namespace tablee::nimmt {

Result<int> pad_points(std::span<const std::string> fields, CardSet&) {
  Scan scan(fields[0]);
  const auto heads = scan.number(0, kDeckHeads);
  if (!heads || !scan.at_end())
    return Error{msg("nimmt.pad.error").with("most", kDeckHeads), "heads"};
  return *heads;
}

int pad_supply(std::string_view, int) { return kDeckHeads; }

}  // namespace tablee::nimmt
