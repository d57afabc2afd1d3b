#include "web/app/services/command.h"

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

struct Slashed {
  std::string_view name;
  Command::Kind kind;
  Asked asked = Asked::nothing;
};
constexpr Slashed kSlashed[] = {{"join", Command::Kind::join},
                                {"start", Command::Kind::start},
                                {"undo", Command::Kind::undo},
                                {"table", Command::Kind::table},
                                {"help", Command::Kind::help},
                                {"row", Command::Kind::row},
                                {"hand", Command::Kind::question, Asked::hand},
                                {"ends", Command::Kind::question, Asked::ends},
                                {"total", Command::Kind::question, Asked::points},
                                {"leader", Command::Kind::question, Asked::leader},
                                {"me", Command::Kind::question, Asked::own}};

}  // namespace

Command read_command(text::Language language, std::string_view line, const AnyGame* game) {
  Scan scan(line);
  std::string word = folded(scan.word());
  if (word.starts_with('/')) {
    word.erase(0, 1);
    for (const Slashed& one : kSlashed)
      if (means(language, word, "command.", one.name))
        return {one.kind, std::string(scan.rest()), one.asked};
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
  return {Command::Kind::move, std::move(move), Asked::nothing};
}

}  // namespace tablee::app
