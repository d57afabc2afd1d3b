#include "web/app/command.h"

#include <iterator>

#include "core/scan.h"

namespace tablee::app {
namespace {

// The word as the language has it, or as the source had it.
bool means(text::Language language, std::string_view word, std::string_view name) {
  if (word == name) return true;
  const std::string_view* own = text::find_words(language, "command." + std::string(name));
  return own && word == *own;
}

constexpr std::string_view kSlashed[] = {"join", "start", "undo", "hand", "table", "help"};
constexpr Command::Kind kSlashedKinds[] = {Command::Kind::join,  Command::Kind::start,
                                           Command::Kind::undo,  Command::Kind::hand,
                                           Command::Kind::table, Command::Kind::help};

// Words of moves that every language has its own for.
constexpr std::string_view kMoveWords[] = {
    "row",    "take",    "no",    "place", "keep",     "fifth_row",        "seven_takes",
    "insert", "replace", "slide", "stop",  "exchange", "negative_positive"};

}  // namespace

Command read_command(text::Language language, std::string_view line) {
  Scan scan(line);
  std::string_view word = scan.word();
  if (word.substr(0, 1) == "/") {
    word.remove_prefix(1);
    for (std::size_t i = 0; i < std::size(kSlashed); ++i)
      if (means(language, word, kSlashed[i])) return {kSlashedKinds[i], std::string(scan.rest())};
    return {};
  }
  if (word.empty()) return {};
  // A move: its own words, a row and the answers of Non merci also in the app's language.
  std::string move;
  for (Scan words(line); !words.at_end();) {
    const std::string_view next = words.word();
    std::string_view said = next;
    for (const std::string_view name : kMoveWords)
      if (means(language, next, name)) said = name;
    if (!move.empty()) move += ' ';
    move += said;
  }
  return {Command::Kind::move, std::move(move)};
}

}  // namespace tablee::app
