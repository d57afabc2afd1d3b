#pragma once
// Styles that lab/training/nothanks.cc has fitted, each the best answer of its kind to the
// opponents named behind it.

#include "bots/nothanks/style.h"

namespace tablee::nothanks {

struct FittedStyle {
  int players;
  Style style;
};

inline constexpr FittedStyle kFitted[] = {
#include "bots/nothanks/fitted.inc"
};

}  // namespace tablee::nothanks
