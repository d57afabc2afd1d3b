#pragma once
// The input and output of commands: sentences in the user's language to standard output and error,
// lines from standard input.

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
inline constexpr int kMisused = 2;  // the command line is wrong

class Console {
 public:
  explicit Console(text::Language language) : language_(language) {}

  std::string words(const Message& message, std::span<const std::string> names = {}) const {
    return text::render(language_, message, names);
  }
  // Prints a line from words, or from plain text.
  void say(const Message& message, std::span<const std::string> names = {}) const;
  void line(std::string_view text) const;
  void put(std::string_view text) const;  // without a newline
  void warn(const Message& message) const;
  // Prints the error on standard error and returns the exit code.
  int fail(const Error& error, int code = kFailed) const;

  // The next line of standard input; nothing at its end. A line is cut after `most` bytes.
  std::optional<std::string> read_line(std::size_t most = 1 << 20) const;
  // Whether standard output is a terminal, which can be cleared.
  bool terminal() const;
  void clear() const;

  text::Language language() const { return language_; }

 private:
  text::Language language_;
};

// The language of the environment variables LC_ALL, LC_MESSAGES and LANG.
text::Language environment_language();

}  // namespace tablee::tools
