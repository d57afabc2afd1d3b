// What a large screen shows beside the table.

#include <algorithm>

#include "web/app/app.h"
#include "web/app/highlights.h"

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
  return m.roomy && m.screen_id() == ScreenId::table && m.session && !m.lesson && !m.trial;
}

// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] std::vector<std::string> App::told_lines(std::size_t most) const {
  std::vector<std::string> lines;
  if (!model_.session) return lines;
  const Match& match = model_.session->match();
  const auto told = [&](std::size_t at) { return told_of(model_.settings.language, match, at); };
  // The drawing has not come to the last of them.
  const std::size_t end = match.events().size() - std::min(match.events().size(), untold_.size());
  std::size_t from = end;
  for (std::size_t found = 0; from > 0 && found < most; --from)
    found += told(from - 1).empty() ? 0 : 1;
  for (; from < end; ++from)
    if (const Message line = told(from); !line.empty()) lines.push_back(words(line));
  return lines;
}

}  // namespace tablee::app
