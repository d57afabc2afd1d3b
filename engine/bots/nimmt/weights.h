#pragma once
// The network trained by engine/training/nimmt.cc (docs/TRAINING.md).

#include "bots/nimmt/net.h"

namespace tablee::nimmt {

const Net& trained_net();

}  // namespace tablee::nimmt
