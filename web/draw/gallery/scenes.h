#pragma once
// Fixed screens to look at while drawing.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/text.h"
#include "web/draw/draw.h"

namespace tablee::gallery {

struct Scene {
  std::string screen;
  Items items;
  std::unique_ptr<nimmt::View> before;  // shown first; then `view` with the news
  std::unique_ptr<nimmt::View> view;
  std::vector<Event> news;
  std::vector<std::string> names;
  std::string lifted, focused;
};

Scene scene(std::string_view name, text::Language language);
// All names, for the command that photographs them.
std::vector<std::string_view> scene_names();

}  // namespace tablee::gallery
