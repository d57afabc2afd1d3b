#include "web/app/voice.h"

namespace tablee::app {

std::string Voice::spoken(const Message& message) const {
  return words(terse() ? text::brief(settings_.language, message, own) : message);
}

void Voice::say_words(const std::string& text, const std::string& spoken, Channel where) {
  const bool aloud = where != Channel::log && !spoken.empty();
  const bool logged = where != Channel::voice && !text.empty();
  if (aloud && logged && spoken == text) return page_.say(text, true, true);
  if (logged) page_.say(text, false, true);
  if (aloud) page_.say(spoken, true, false);
}

}  // namespace tablee::app
