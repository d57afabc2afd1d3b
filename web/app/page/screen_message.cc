// The screen as the accessible document is told it.

#include <utility>

#include "core/enum_index.h"
#include "web/app/app.h"
#include "web/app/ids.h"
#include "web/app/page/action_text.h"
#include "web/app/page/messages.h"
#include "web/app/page/search_marks.h"
#include "web/app/screens/heard.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// What the page needs of an item besides its words: the text of a field, and figures as text, a
// blank between them.
std::string value_of(const Item& item) {
  if (const auto* scale = data_of<ChartScale>(item)) return std::to_string(scale->divisor);
  if (const auto* seat = data_of<SeatPoints>(item)) return std::to_string(seat->points);
  if (const auto* winner = data_of<PodiumPlace>(item)) return std::to_string(winner->place);
  if (const auto* how_far = data_of<Progress>(item))
    return std::to_string(how_far->at) + " " + std::to_string(how_far->of);
  std::string text(field_text(item));
  if (const auto* line = data_of<ChartLine>(item))
    for (const int n : line->figures) text += (text.empty() ? "" : " ") + std::to_string(n);
  return text;
}

}  // namespace

std::string App::screen_message() const {
  static constexpr std::string_view kKinds[] = {"", "home", "plays", "replays"};
  json::Writer out;
  out.begin_object().member("do", "screen").member("screen", model_.screen().name);
  if (const auto kind = model_.screen().kind; kind != ScreenKind::plain)
    out.member("kind", kKinds[index_of(kind)]);
  out.member("revision", revision());
  out.member("lang", text::code(model_.settings.language));
  out.member("title", std::string_view(words(screen_title(model_))));
  if (keys_.heard()) out.member("keys", true);
  if (!next_focus_.empty()) out.member("focus", std::string_view(next_focus_));
  const std::string_view sought = searched();
  out.key("items").begin_array();
  const auto write = [&](const Item& item, bool rests, int depth) {
    const Role role = rests ? Role::button : item.role;
    out.begin_object().member("id", std::string_view(item.id));
    out.member("role", kRoles[index_of(role)]);
    out.member("depth", depth).member("level", int{item.level});
    const std::string text = words(item.text);
    out.member("text", std::string_view(text));
    if (item.role == Role::text && !sought.empty()) write_marks(out, text, sought);
    if (!item.hint.empty()) out.member("hint", std::string_view(words(item.hint)));
    if (!item.action.empty()) out.member("action", std::string_view(to_text(item.action)));
    out.member("enabled", item.enabled && !rests).member("on", item.on);
    if (rests || (animating() && !item.enabled)) out.member("waits", true);
    if (item.confirm && item.on) out.member("lifted", true);
    if (item.wanted) out.member("wanted", true);
    if (const std::string value = value_of(item); item.role == Role::input || !value.empty())
      out.member("value", std::string_view(value));
    out.end_object();
  };
  const Resting resting(model_);
  bool answers = false;
  const auto write_answer = [&](const Item& item, bool rests) {
    if (!std::exchange(answers, true)) write(resting.answer_list(), false, 0);
    write(item, rests, 1);
  };
  for (const Item& item : items_) {
    if (resting.is_answer(item))
      write_answer(item, false);
    else
      write(item, resting.has(item), item.depth);
    if (item.id == ids::kCard)
      for (const Item& answer : resting.answers(items_)) write_answer(answer, true);
  }
  out.end_array().end_object();
  return out.take();
}

}  // namespace tablee::app
