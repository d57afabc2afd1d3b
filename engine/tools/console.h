#pragma once
// Where the commands speak: sentences of the user's language to standard output and error, lines
// from standard input.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "text/text.h"

namespace tablee::tools {

// Exit codes.
inline constexpr int kFine = 0;
inline constexpr int kFailed = 1;
inline constexpr int kMisused = 2;  // the command line itself is wrong

class Console {
 public:
  explicit Console(text::Language language) : language_(language) {}

  std::string words(const Message& message, std::span<const std::string> names = {}) const {
    return text::render(language_, message, names);
  }
  // A line of words, or of plain text.
  void say(const Message& message, std::span<const std::string> names = {}) const;
  void line(std::string_view text) const;
  void put(std::string_view text) const;  // without the end of the line
  void warn(const Message& message) const;
  // Says what is wrong on standard error and gives the exit code back.
  int fail(const Error& error, int code = kFailed) const;

  // The next line of standard input, nothing at its end. Longer lines than `most` bytes come cut.
  std::optional<std::string> read_line(std::size_t most = 1 << 20) const;
  // Standard output is a terminal, which can be cleared.
  bool terminal() const;
  void clear() const;

  text::Language language() const { return language_; }

 private:
  text::Language language_;
};

// The language of the environment: LC_ALL, LC_MESSAGES, LANG.
text::Language environment_language();

}  // namespace tablee::tools
