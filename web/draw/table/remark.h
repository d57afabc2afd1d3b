#pragma once
// Bubbles with what is said at a seat.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// As wide as these words would like to be in a bubble of that height, with a face or without.
float bubble_width(const Stage& s, std::string_view words, float height, bool face);
// Before the words the face of whoever sits there, where `seat` says who and the words have room;
// where `tip` is not null, the bubble points there.
void draw_bubble(Stage& s, const Rect& at, std::string_view words, int seat, const Vec* tip);

// A bot's words, for as long as one reads them.
class RemarkBubble {
 public:
  // Is there something to be read now? A new remark begins.
  bool speaks(Stage& s);
  void draw(Stage& s, const Rect& at, const Vec* tip = nullptr) const;

 private:
  int number_ = 0;
  double since_ = -100;
};

}  // namespace tablee::draw
