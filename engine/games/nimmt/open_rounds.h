#pragma once
// The rounds with open hands of 6 qui prend and 6 qui surprend: in those of 6 qui prend a card
// takes a full row, and another is too low; in those of 6 qui surprend each special card helps
// once. Found by `tablee_tests [find_open_rounds]`.

#include <span>

#include "games/nimmt/view.h"
#include "games/open_round.h"

namespace tablee::nimmt {

inline constexpr std::string_view kPlainMoves[] = {"place", "keep"};

inline constexpr OpenRound kOpenRounds[] = {
    {"nimmt", 2, 1, 10},       {"nimmt", 3, 5, 15},       {"nimmt", 4, 3, 21},
    {"nimmt", 5, 6, 30},       {"nimmt", 6, 2, 44},       {"nimmt", 7, 2, 53},
    {"nimmt", 8, 1, 58},       {"nimmt", 9, 3, 66},       {"nimmt", 10, 6, 72},
    {"surprend", 3, 1217, 46}, {"surprend", 4, 277, 61},  {"surprend", 5, 63, 90},
    {"surprend", 6, 149, 119}, {"surprend", 7, 202, 143}, {"surprend", 8, 80, 158},
};

// The special cards of all hands are known as well.
[[gnu::noinline]] View laid_open(View view, std::span<const View> all);
// The move for which the table speaks most. A special card is suggested where it costs nothing and
// the card alone would cost something, until one of its kind has been played in this round.
[[gnu::noinline]] std::optional<Move> suggested(const View& view);

}  // namespace tablee::nimmt
