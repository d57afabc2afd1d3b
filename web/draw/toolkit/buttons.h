#pragma once
// Controls: their look, their sizes and where they can be tapped.

#include <string>
#include <string_view>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

enum class Kind : std::uint8_t {
  primary,      // the main action
  costly,       // the main action where it costs something: filled with the colour of danger
  secondary,    // outlined
  quiet,        // words only
  danger,       // quiet, in the colour of danger
  poster,       // filled with the poster's light colour
  poster_line,  // outlined in it
};

// The preferred width of a button, with its icon if it has one.
float button_width(const Stage& s, std::string_view id, std::string_view text);
// Its height at that width: long words are broken.
float button_height(const Stage& s, std::string_view id, std::string_view text, float width);
void button(Stage& s, const Spoken& spoken, const Rect& r, Kind kind);
// An icon alone, at least 44 px wide and high.
void icon_button(Stage& s, const Spoken& spoken, const Rect& r, const char* strokes, Kind kind);
// The switch of a toggle; the caller draws the row round it.
void knob(Stage& s, std::string_view id, Vec middle, bool on, bool enabled);
// One of several joined buttons; all of them have one size of type.
void segment(Stage& s, const Spoken& spoken, const Rect& r, bool first, bool last, float words);
// A panel that looks like paper.
void paper(const Pen& pen, const Rect& r, float radius, float height);
float corner(const Pen& pen);

}  // namespace tablee::draw
