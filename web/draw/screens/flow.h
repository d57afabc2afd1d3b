#pragma once
// Lays items out from top to bottom in a column: once to measure, once to draw.

#include "web/draw/frame/tree.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

class Flow {
 public:
  explicit Flow(Stage& stage) : s_(stage) {}

  // Height of those nodes in a column of that width.
  float measure(std::span<const Node> nodes, float width);
  // Draws them from y on; returns the height.
  float draw(std::span<const Node> nodes, float x, float y, float width);

 private:
  using Nodes = std::span<const Node>;
  float column(Nodes nodes, float x, float y, float width);
  // Each draws (or measures) from the top and returns its height.
  float heading(const Node& n, float x, float y, float w);
  float words(const Node& n, float x, float y, float w);
  void mark(std::string_view text, const Rect& r, Font font) const;
  float panel(const Node& n, float x, float y, float w);
  float list(const Node& n, float x, float y, float w);
  float entry(const Node& n, float x, float y, float w);
  float fold(const Node& n, float x, float y, float w);
  float table(const Node& n, float x, float y, float w);
  float chart(const Node& n, float x, float y, float w);
  float lines(Nodes nodes, float x, float y, float w);
  float line_button(const Node& n, float x, float y, float w, bool picture);
  float toggle(const Node& n, float x, float y, float w);
  float input(const Node& n, float x, float y, float w);
  void field(const Node& n, const Rect& r);
  void opener(const Node& n, const Rect& r);
  float choices(Nodes run, float x, float y, float w);
  // Faces and colours (look_choices.cc) are chosen by sight.
  bool pictured(Nodes run) const;
  float pictures(Nodes run, float x, float y, float w);
  float buttons(Nodes run, float x, float y, float w);
  float stepper(const Node& minus, const Node& text, const Node& plus, float x, float y, float w);
  float inline_run(Nodes nodes, float x, float y, float w);
  float inline_width(const Node& n) const;
  float segment_words(const Node& n, float width) const;

  Stage& s_;
  bool drawing_ = false;
  int depth_ = 0;  // of panels
};

}  // namespace tablee::draw
