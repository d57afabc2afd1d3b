#pragma once
// What the frame loop drives: the screens, drawn. One seam, so that the loop knows neither app nor
// drawing.

#include <string_view>

#include "core/json.h"
#include "web/draw/frame/draw.h"

namespace tablee::web {

struct Shown {
  bool animating = false;  // draw another frame
  bool scrolls = false;    // the wheel is ours
  std::string_view cursor = "default";
};

class ScreenHost {
 public:
  // One message from the page, or what could not be read as one; will frames show what comes of it?
  virtual void receive(const json::Value& message, bool drawn) = 0;
  virtual void unread(std::string_view text, const Error& error) = 0;
  // Draws, between draw::begin_picture() and end_picture(). Not called where there is no canvas, or
  // it is not shown.
  virtual Shown frame(const draw::Input& input, bool touch) = 0;
  // Does what was tapped in that frame, once it is over; will more of them show what comes of it?
  virtual bool act_on_tap() = 0;

 protected:
  ~ScreenHost() = default;
};

// The one of this program; lives as long as it.
ScreenHost& screen_host();

}  // namespace tablee::web
