#pragma once
// Lays out items from top to bottom in a column: one pass measures, one draws.

#include <optional>

#include "web/draw/frame/scene.h"
#include "web/draw/frame/tree.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// Does a stepper begin there: less, its text, more?
bool is_stepper(std::span<const Node> nodes, std::size_t first);

class Flow {
 public:
  // `sideways`: how far a table that is too wide is scrolled; it outlives the frame.
  Flow(Stage& stage, Scroll& sideways) : s_(stage), sideways_(sideways) {}

  // The height of those nodes in a column of that width.
  float measure(std::span<const Node> nodes, float width);
  // Draws them from y on and returns the height.
  float draw(std::span<const Node> nodes, float x, float y, float width);

 private:
  using Nodes = std::span<const Node>;
  float column(Nodes nodes, float x, float y, float width);
  // Each of these draws (or measures) from the top and returns its height. `after`: the fade of the
  // items after a scene, if there was one.
  using After = std::optional<Faded>;
  float piece(Nodes nodes, std::size_t& i, float x, float y, float w, After& after);
  float item(const Node& n, float x, float y, float w, After& after);
  float scene(const Scene& played, After& after);
  float heading(const Node& n, float x, float y, float w);
  float words(const Node& n, float x, float y, float w);
  float panel(const Node& n, float x, float y, float w);
  // The width of these buttons beside each other; draws them so, each that much wider than its
  // text.
  float line_width(Nodes run);
  float one_line(Nodes run, float x, float y, float w, float stretch);
  float buttons(Nodes run, float x, float y, float w);
  // flow_lists.cc
  float list(const Node& n, float x, float y, float w);
  float lines(Nodes nodes, float x, float y, float w);
  float line_button(const Node& n, float x, float y, float w, bool picture);
  // entry.cc
  float entry(const Node& n, float x, float y, float w);
  // fold.cc
  float fold(const Node& n, float x, float y, float w);
  float seat_line(const Node& n, float x, float y, float w);

  Stage& s_;
  Scroll& sideways_;
  bool drawing_ = false;
  int depth_ = 0;  // how deeply panels are nested
};

// Whether the button removes something.
bool bins(std::string_view id);
// The button that opens that line of a list; null where there is none.
const Node* opener_of(const Node& n);

}  // namespace tablee::draw
