#include "games/nothanks/describe.h"

namespace tablee::nothanks {

ExampleTable example(const View& v) {
  constexpr std::size_t kAcross = 6;  // cards in a line
  ExampleTable table;
  if (v.viewer != kNobody)
    for (const Card card : v.pub.taken[v.viewer]) {
      if (table.rows.empty() || table.rows.back().size() == kAcross) table.rows.emplace_back();
      table.rows.back().push_back({std::to_string(card)});
    }
  if (v.pub.card != kNoCard) table.card = {std::to_string(v.pub.card)};
  return table;
}

}  // namespace tablee::nothanks
