#pragma once
// The line above the hand: the prompt or the text of an event, and the buttons that answer it.

#include "web/draw/frame/recording.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/arrangement.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/preview.h"

namespace tablee::nimmt::drawing {

// The width of all buttons with their texts.
float actions_width(const Stage& s, const Parts& parts);

class ActionLine {
 public:
  ActionLine(const Animator& animator, const Layout& at, const Arrangement& arrangement)
      : animator_(animator), at_(at), arrangement_(arrangement) {}
  void draw(Stage& s, const Parts& parts, const Preview& would);

 private:
  // The buttons, and how they share the line with the words.
  struct Line {
    std::vector<const Spoken*> buttons;
    float width = 0;  // the width of all buttons
    const Spoken* slim =
        nullptr;  // the button that is shown as a cross because its text has no space
    bool under = false, stacked = false;
    Rect words_at, buttons_at;
  };
  Line divide(const Stage& s, const Parts& parts) const;
  void draw_words(Stage& s, const Parts& parts, const Preview& would, const Line& line);
  Rect draw_aside(Stage& s, const Spoken& aside, bool skips, const Rect& words, float width) const;
  void draw_buttons(Stage& s, const Line& line) const;

  const Animator& animator_;
  const Layout& at_;
  const Arrangement& arrangement_;
  Recording words_;
  Rect words_at_;  // the part of their space that the words fill
};

}  // namespace tablee::nimmt::drawing
