// What a large screen shows beside the table.

#include <algorithm>

#include "web/app/app.h"

namespace tablee::app {
namespace {

// CSS pixels that a table and a column beside it need, the wider the larger the type.
constexpr float kWidth = 1024, kHeight = 600;

}  // namespace

bool App::wide() const {
  const float type = static_cast<float>(model_.settings.text_percent) / 100;
  return display_.width >= kWidth * std::max(1.0f, type * 0.9f) &&
         display_.height >= kHeight * type;
}

bool App::roomy() const {
  const Model& m = model_;
  return m.roomy && m.settings.panels && m.screen_id() == ScreenId::table && m.session &&
         !m.lesson && !m.trial;
}

}  // namespace tablee::app
