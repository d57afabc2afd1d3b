#pragma once
// Draws any screen that is a list of items: home, setup, hand-over, end of round, sheet, settings.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

class GenericScreen {
 public:
  void draw(Stage& s);

 private:
  std::string screen_;
  Scroll scroll_;
  Scroll sideways_;  // of a wide table
};

}  // namespace tablee::draw
