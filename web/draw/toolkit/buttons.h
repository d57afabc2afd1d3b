#pragma once
// Controls: what they look like, how large they are, where they can be tapped.

#include <string>
#include <string_view>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

enum class Kind : std::uint8_t {
  primary,      // the one thing to do now
  secondary,    // outlined
  quiet,        // words only
  danger,       // quiet, in the colour of danger
  poster,       // filled with the poster's light colour
  poster_line,  // outlined in it
};

// A button's own width, with its picture if it has one.
float button_width(const Stage& s, std::string_view id, std::string_view text);
// Its height when it is that wide: long words break.
float button_height(const Stage& s, std::string_view id, std::string_view text, float width);
void button(Stage& s, const Spoken& spoken, const Rect& r, Kind kind);
// A picture alone, at least 44 px.
void icon_button(Stage& s, const Spoken& spoken, const Rect& r, const char* strokes, Kind kind);
// The switch of a toggle; the row round it is the caller's.
void knob(Stage& s, std::string_view id, Vec middle, bool on, bool enabled);
// One of several joined buttons; all of them take the same size of type.
void segment(Stage& s, const Spoken& spoken, const Rect& r, bool first, bool last, float words);
// A panel of paper.
void paper(const Pen& pen, const Rect& r, float radius, float height);
float corner(const Pen& pen);

}  // namespace tablee::draw
