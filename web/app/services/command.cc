#include "web/app/services/command.h"

#include <iterator>

#include "core/scan.h"
#include "table/match.h"

namespace tablee::app {
namespace {

// Small letters without accents: on a phone words begin with a capital, and not every keyboard has
// every accent at hand.
std::string plain(std::string_view word) {
  // U+00C0 … U+00DF and, 32 further, U+00E0 … U+00FF: UTF-8's second byte 80 … BF after C3.
  constexpr std::string_view kLetters = "aaaaaaaceeeeiiiidnooooo-ouuuuyty";
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const auto byte = static_cast<unsigned char>(word[i]);
    if (byte == 0xC3 && i + 1 < word.size())
      out += kLetters[static_cast<unsigned char>(word[++i]) & 0x1Fu];
    else
      out += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : word[i];
  }
  return out;
}

// The word as the language has it, or as the source had it.
bool means(text::Language language, std::string_view word, std::string_view family,
           std::string_view name) {
  const std::string typed = plain(word);
  if (typed == name) return true;
  const std::string_view* own = text::find_words(language, std::string(family) + std::string(name));
  return own && typed == plain(*own);
}

constexpr std::string_view kSlashed[] = {"join", "start", "undo", "hand", "table", "help"};
constexpr Command::Kind kSlashedKinds[] = {Command::Kind::join,  Command::Kind::start,
                                           Command::Kind::undo,  Command::Kind::hand,
                                           Command::Kind::table, Command::Kind::help};

}  // namespace

Command read_command(text::Language language, std::string_view line, const AnyGame* game) {
  Scan scan(line);
  std::string_view word = scan.word();
  if (word.substr(0, 1) == "/") {
    word.remove_prefix(1);
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
    const std::string_view next = words.word();
    std::string_view said = next;
    for (const std::string_view name : names)
      if (means(language, next, family, name)) said = name;
    if (!move.empty()) move += ' ';
    move += said;
  }
  return {Command::Kind::move, std::move(move)};
}

}  // namespace tablee::app
