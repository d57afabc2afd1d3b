#pragma once
// The network trained by lab/training/nimmt.cc (lab/TRAINING.md).

#include "bots/nimmt/net.h"

namespace tablee::nimmt {

const Net& trained_net();

// Reads weights from the array that scripts/site/weights.mjs makes of a file of weights.
template <int kUnits, class Weight, std::size_t Size>
void fill_layer(Layer<kUnits>& layer, const Weight (&weights)[Size]) {
  static_assert(Size == (kColumns + 1) * kUnits, "these weights are another network's");
  const Weight* next = weights;
  for (auto& column : layer.column)
    for (std::int16_t& weight : column) weight = *next++;
  for (std::int16_t& weight : layer.out) weight = *next++;
}

}  // namespace tablee::nimmt
