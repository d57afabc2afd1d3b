#include "bots/nimmt/weights.h"

#include <bit>

#include "nimmt_weights.h"

namespace tablee::nimmt {

static_assert(sizeof kNimmtWeights == sizeof(Net), "assets/weights/nimmt.txt is another network's");

const Net& trained_net() {
  static const Net net = [] {
    Net made{};
    const std::int16_t* next = kNimmtWeights;
    for (auto& column : made.column)
      for (std::int16_t& weight : column) weight = *next++;
    for (std::int16_t& weight : made.out) weight = *next++;
    return made;
  }();
  return net;
}

}  // namespace tablee::nimmt
