#pragma once
// The events of 6 qui prend and 6 qui surprend.

#include "games/event_kind.h"

namespace tablee::nimmt {

inline constexpr EventKind kEventKinds[] = {
    // The round starts.
    {.kind = "market", .detail = true},
    {.kind = "draft", .detail = true},
    {.kind = "deal", .detail = true},
    {.kind = "hand"},
    {.kind = "rows", .detail = true},
    // Playing a trick.
    {.kind = "choose"},
    {.kind = "reveal", .per_seat = true},
    {.kind = "place", .detail = true},
    {.kind = "place_left", .detail = true},
    {.kind = "sixth", .source = true},
    {.kind = "too_low"},
    {.kind = "take_row", .source = true},
    {.kind = "round_end", .per_seat = true},
    {.kind = "match_end", .per_seat = true},
    // Special cards.
    {.kind = "specials", .detail = true},
    {.kind = "specials_more"},
    {.kind = "specials_shuffled"},
    {.kind = "stops_gone"},
    {.kind = "seven_gone"},
    {.kind = "row_gone"},
    {.kind = "fifth_row"},
    {.kind = "seven_takes"},
    {.kind = "insert"},
    {.kind = "replace"},
    {.kind = "slide"},
    {.kind = "stop"},
    {.kind = "overflow"},
    {.kind = "negative_positive"},
    {.kind = "exchange_fifth_row"},
    {.kind = "exchange_seven_takes"},
    {.kind = "exchange_insert"},
    {.kind = "exchange_replace"},
    {.kind = "exchange_slide"},
    {.kind = "exchange_stop"},
    {.kind = "exchange_negative_positive"},
};

}  // namespace tablee::nimmt
