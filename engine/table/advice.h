#pragma once
// What thinkers say about moves, in words.

#include "games/question.h"

namespace tablee {

// A legal move of that view in the fewest words that name it: "47", "Row 2", "Take it".
Message move_words(const AnyView& view, std::string_view move);
// "3.2", of thousandths of a point.
Message cost_words(int cost);
// To compare choices by what is written on them: tenths of a point, or per cent of the chance.
int cost_figure(const Evaluation& evaluation);
// What is written on the choice: that, or "8 %" of the chance to win that it gives away.
Message cost_words(const Evaluation& evaluation);
// "3.2 heads to expect", or that percentage, and why, if there is a reason; `game` is its id.
Message advice_words(std::string_view game, const Evaluation& evaluation);

}  // namespace tablee
