#pragma once
// What is said, in the language and with the names of the screen.

#include <cstdint>
#include <string>
#include <vector>

#include "text/text.h"
#include "web/app/page/to_page.h"
#include "web/app/storage/settings.h"

namespace tablee::app {

// What was told stays in the log; what is said in passing is only spoken.
enum class Channel : std::uint8_t { both, log, voice };

class Voice {
 public:
  Voice(ToPage& page, const Settings& settings) : page_(page), settings_(settings) {}

  std::string words(const Message& message) const {
    return text::render(settings_.language, message, names);
  }
  void say(const Message& message, Channel where = Channel::both) {
    say_words(words(message), where);
  }
  void say_words(const std::string& text, Channel where) {
    if (!text.empty()) page_.say(text, where != Channel::log, where != Channel::voice);
  }

  // Of the seats that are spoken of now.
  std::vector<std::string> names;

 private:
  ToPage& page_;
  const Settings& settings_;
};

}  // namespace tablee::app
