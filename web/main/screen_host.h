#pragma once
// The interface that the frame loop drives: the screens, drawn. It keeps the loop independent of
// the app and the drawing.

#include <string_view>

#include "core/item_data.h"
#include "core/json.h"
#include "web/draw/frame/draw.h"

namespace tablee::web {

struct Shown {
  bool animating = false;  // draw another frame
  bool scrolls = false;    // the canvas scrolls on wheel events
  std::string_view cursor = "default";
};

class ScreenHost {
 public:
  // Handles one message of the page, or the error of one that could not be parsed. Returns whether
  // frames will show the result.
  virtual void receive(const json::Value& message, bool drawn) = 0;
  virtual void unread(std::string_view text, const Error& error) = 0;
  // Draws, between draw::begin_picture() and end_picture(). Not called while there is no canvas or
  // it is hidden.
  virtual Shown frame(const draw::Input& input, bool touch) = 0;
  // The example on the screen; null: there is none.
  virtual const ExampleTable* example() const = 0;
  // Performs the tap of that frame, once the frame is over. Returns whether more frames will show
  // the result.
  virtual bool act_on_tap() = 0;

 protected:
  ~ScreenHost() = default;
};

// The program's only instance; never destroyed.
ScreenHost& screen_host();

}  // namespace tablee::web
