#pragma once
// The bots' evaluations of moves, in words.

#include <span>

#include "games/question.h"

namespace tablee {

// A legal move of that view in the fewest words that identify it: "47", "Row 2", "Take it".
Message move_words(const AnyView& view, std::string_view move);
// A cost in thousandths of a point, written in points: "3.2".
Message cost_words(int cost);
// A figure to compare choices by, as it is written on them: tenths of a point, or per cent of the
// chance.
int cost_figure(const Evaluation& evaluation);
// The cost that is written on a choice: in points, or as in "8 %" of the chance to win that it
// gives away.
Message cost_words(const Evaluation& evaluation);
// "3.2 heads to expect", or that percentage, and why; the move is one of `costs`, which are of that
// view.
Message advice_words(const AnyView& view, std::span<const Evaluation> costs,
                     const Evaluation& evaluation);

}  // namespace tablee
