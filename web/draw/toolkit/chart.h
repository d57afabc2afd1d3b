#pragma once
// Lines of figures on a card's ground. Each line has a mark of its own shape besides its colour.

#include <span>

#include "core/item_data.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// What the lines are called apart by: beside their names, and on them.
void chart_mark(const Pen& pen, Vec at, float size, std::size_t line);
// `scale` is what an axis divides their figures by: 1, or 10 where they are tenths; those count
// from 1, totals from 0.
void plot(const Pen& pen, const Rect& r, std::span<const ChartLine* const> lines, int scale);

}  // namespace tablee::draw
