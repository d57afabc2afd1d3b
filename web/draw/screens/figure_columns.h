#pragma once
// How wide the columns of a table of figures are: names at the left, the last column (a total) at
// the right, and the others between them, which scroll sideways where they are too many.

#include <span>
#include <vector>

namespace tablee::draw {

struct FigureColumns {
  std::vector<float> widths;  // one a column
  float window = 0;           // of the columns between the first and the last, as much as is seen
  float content = 0;          // all of them; wider than `window` where they scroll

  bool scroll() const { return content > window + 0.5f; }
};

// `wanted`: the width of each column; names may shrink a little, long ones more, and the columns
// between them and the last one evenly to `least`. Where even that is too wide, each of these is
// `figure` wide.
FigureColumns fit_columns(std::span<const float> wanted, float inner, float least, float figure);

}  // namespace tablee::draw
