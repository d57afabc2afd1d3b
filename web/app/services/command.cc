#include "web/app/services/command.h"

#include <iterator>

#include "core/fold.h"
#include "core/scan.h"
#include "table/match.h"

namespace tablee::app {
namespace {

// The folded word as the language has it, or as the source has it.
bool means(text::Language language, std::string_view word, std::string_view family,
           std::string_view name) {
  if (word == name) return true;
  const std::string_view* own = text::find_words(language, std::string(family) + std::string(name));
  return own && word == folded(*own);
}

constexpr std::string_view kSlashed[] = {"join", "start", "undo", "hand", "table", "help"};
constexpr Command::Kind kSlashedKinds[] = {Command::Kind::join,  Command::Kind::start,
                                           Command::Kind::undo,  Command::Kind::hand,
                                           Command::Kind::table, Command::Kind::help};

}  // namespace

Command read_command(text::Language language, std::string_view line, const AnyGame* game) {
  Scan scan(line);
  std::string word = folded(scan.word());
  if (word.starts_with('/')) {
    word.erase(0, 1);
    for (std::size_t i = 0; i < std::size(kSlashed); ++i)
      if (means(language, word, "command.", kSlashed[i]))
        return {kSlashedKinds[i], std::string(scan.rest())};
    return {};
  }
  if (word.empty()) return {};
  // A move: its own words, some of them also in the app's language.
  const auto names = game ? game->move_words() : std::span<const std::string_view>();
  const std::string family = game ? std::string(game->id()) + ".typed." : std::string();
  std::string move;
  for (Scan words(line); !words.at_end();) {
    const std::string next = folded(words.word());
    std::string_view said = next;
    for (const std::string_view name : names)
      if (means(language, next, family, name)) said = name;
    if (!move.empty()) move += ' ';
    move += said;
  }
  return {Command::Kind::move, std::move(move)};
}

}  // namespace tablee::app
