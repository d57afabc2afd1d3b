#pragma once
// The events of Non merci.

#include "games/event_kind.h"

namespace tablee::nothanks {

inline constexpr EventKind kEventKinds[] = {
    {.kind = "deal", .detail = true},        {.kind = "turn_up", .detail = true},
    {.kind = "no", .detail = true},          {.kind = "take"},
    {.kind = "round_end", .per_seat = true}, {.kind = "match_end", .per_seat = true},
};

}  // namespace tablee::nothanks
