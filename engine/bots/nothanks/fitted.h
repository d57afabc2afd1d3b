#pragma once
// Styles fitted by lab/training/nothanks.cc, each the best answer among such styles to the
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
