#pragma once
// Announcements, in the language and with the names of the screen.

#include <cstdint>
#include <string>
#include <vector>

#include "text/text.h"
#include "web/app/page/to_page.h"
#include "web/app/storage/settings.h"

namespace tablee::app {

// Events stay in the log; other announcements are only spoken.
enum class Channel : std::uint8_t { both, log, voice };

class Voice {
 public:
  Voice(ToPage& page, const Settings& settings) : page_(page), settings_(settings) {}

  std::string words(const Message& message) const {
    return text::render(settings_.language, message, names);
  }
  // As it is announced: in the fewest words where the user prefers that.
  std::string spoken(const Message& message) const;
  bool terse() const { return settings_.voice == VoiceChoice::terse; }
  // A message for the log, and as it is announced; what is empty is left out.
  struct Line {
    std::string logged, spoken;
  };
  Line line(const Message& message) const;
  void say(const Line& line, Channel where);
  void say(const Message& message, Channel where = Channel::both) { say(line(message), where); }
  // Announces the answer to a question: also if it has just been heard.
  void answer(const std::string& spoken) { page_.say(spoken, true, false, true); }

  // Of the seats in the current announcement, and which of them is the only person's.
  std::vector<std::string> names;
  Seat own = kNobody;

 private:
  ToPage& page_;
  const Settings& settings_;
};

}  // namespace tablee::app
