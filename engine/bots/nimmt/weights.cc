#include "bots/nimmt/weights.h"

#include "nimmt_others_weights.h"
#include "nimmt_weights.h"

namespace tablee::nimmt {

const Net& trained_net() {
  static const Net net = [] {
    Net made{};
    fill_layer<kHidden>(made, kNimmtWeights);
    fill_layer(made.others, kNimmtOthersWeights);
    return made;
  }();
  return net;
}

}  // namespace tablee::nimmt
