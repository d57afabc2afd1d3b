#pragma once
// A fact of the table that speaks for or against a move. What the move costs is not part of it: the
// bots estimate that, and engine/table/reason.h joins the two.

#include <cstdint>

#include "core/message.h"

namespace tablee {

enum class Side : std::uint8_t { neither, in_favour, against };

struct Cause {
  // A sentence that every player at the table can verify; it names its card. Empty: there is none.
  Message fact;
  Side side = Side::neither;
  int points = 0;  // what it costs at once, where it speaks against the move
};

}  // namespace tablee
