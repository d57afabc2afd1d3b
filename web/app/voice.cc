#include "web/app/voice.h"

namespace tablee::app {

std::string Voice::spoken(const Message& message) const {
  return words(terse() ? text::brief(settings_.language, message, own) : message);
}

Voice::Line Voice::line(const Message& message) const {
  Line line{words(message), {}};
  line.spoken = terse() ? spoken(message) : line.logged;
  return line;
}

void Voice::say(const Line& line, Channel where) {
  const bool aloud = where != Channel::log && !line.spoken.empty();
  const bool logged = where != Channel::voice && !line.logged.empty();
  if (aloud && logged && line.spoken == line.logged) return page_.say(line.logged, true, true);
  if (logged) page_.say(line.logged, false, true);
  if (aloud) page_.say(line.spoken, true, false);
}

}  // namespace tablee::app
