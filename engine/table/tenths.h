#pragma once
// Figures with one digit behind the point.

#include <cstdlib>

#include "core/message.h"

namespace tablee {

// "4,3" in the language's way, from tenths.
inline Message tenths_text(int tenths) {
  const int size = std::abs(tenths);
  return msg("app.tenths")
      .with_text("sign", tenths < 0 ? "−" : "")
      .with("whole", size / 10)
      .with("tenth", size % 10);
}

}  // namespace tablee
