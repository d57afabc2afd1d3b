#include "tools/console.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tablee::tools {

void Console::put(std::string_view text) const {
  if (!text.empty()) std::fwrite(text.data(), 1, text.size(), stdout);
}

void Console::line(std::string_view text) const {
  put(text);
  std::putc('\n', stdout);
}

void Console::say(const Message& message, std::span<const std::string> names) const {
  line(words(message, names));
}

void Console::warn(const Message& message) const {
  // Written in one call, because several threads may warn at once.
  const std::string text = "tablee: " + words(message) + "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
}

int Console::fail(const Error& error, int code) const {
  std::fflush(stdout);
  std::string text = "tablee: " + words(error.what);
  if (!error.where.empty()) text += " (" + error.where + ")";
  text += "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
  return code;
}

std::optional<std::string> Console::read_line(std::size_t most) const {
  std::fflush(stdout);
  std::string text;
  for (int c = std::getc(stdin);; c = std::getc(stdin)) {
    if (c == EOF && text.empty()) return std::nullopt;
    if (c == EOF || c == '\n') break;
    if (text.size() < most) text.push_back(static_cast<char>(c));
  }
  if (!text.empty() && text.back() == '\r') text.pop_back();
  return text;
}

bool Console::terminal() const { return isatty(STDOUT_FILENO) != 0; }

void Console::clear() const {
  // Clears the screen and the scrollback, and moves the cursor home.
  if (terminal()) put("\033[2J\033[3J\033[H");
}

text::Language environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    std::string tag(value);
    std::replace(tag.begin(), tag.end(), '_', '-');
    return text::language_of(tag);
  }
  return text::language_of({});
}

}  // namespace tablee::tools
