#include "bots/nimmt/weights.h"

#include "nimmt_others_weights.h"
#include "nimmt_weights.h"

namespace tablee::nimmt {

namespace {

template <int kUnits, class Weight, std::size_t Size>
void fill(Layer<kUnits>& layer, const Weight (&weights)[Size]) {
  static_assert(Size == (kColumns + 1) * kUnits, "these weights are another network's");
  const Weight* next = weights;
  for (auto& column : layer.column)
    for (std::int16_t& weight : column) weight = *next++;
  for (std::int16_t& weight : layer.out) weight = *next++;
}

}  // namespace

const Net& trained_net() {
  static const Net net = [] {
    Net made{};
    fill<kHidden>(made, kNimmtWeights);
    fill<kOthersHidden>(made.others, kNimmtOthersWeights);
    return made;
  }();
  return net;
}

}  // namespace tablee::nimmt
