#pragma once
// Line charts. Each line has a mark of its own shape besides its colour.

#include <span>

#include "core/item_data.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// The mark that identifies a line: beside its name, and on the line.
void chart_mark(const Pen& pen, Vec at, float size, std::size_t line);
struct PlotLine {
  const ChartLine* line = nullptr;
  bool strong = false;  // stands out where there are many
};
// `scale` divides the figures on the axis: 1, or 10 for tenths. Averages are counted from match 1,
// totals from 0.
void plot(const Pen& pen, const Rect& r, std::span<const PlotLine> lines, int scale);

}  // namespace tablee::draw
