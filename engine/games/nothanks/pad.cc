#include "games/nothanks/pad.h"

#include "core/scan.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {
namespace {

constexpr int kMostChips = 55;  // five players with eleven each

// Makes blanks and commas separators of cards, and any dash the dash of a run.
std::string plain(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = text.substr(i, 3) == "–";
    if (dash) i += 2;
    const char c = text[i];
    if (dash || c == '-')
      out += " - ";
    else
      out += c == ',' || c == ';' || c == '.' || c == '/' || c == '\t' ? ' ' : c;
  }
  return out;
}

Error no_card(std::string_view word) {
  return {msg("nothanks.pad.no_card").with_quote("word", word), "cards"};
}

}  // namespace

Result<int> pad_points(std::span<const std::string> fields, CardSet& used) {
  const std::string text = plain(fields[0]);
  Scan scan(text);
  CardSet cards;
  while (!scan.at_end()) {
    const auto first = scan.number(kLowest, kHighest);
    if (!first) return no_card(scan.word());
    auto last = first;
    if (scan.literal("-")) last = scan.number(*first, kHighest);
    if (!last) return no_card(scan.word());
    for (int c = *first; c <= *last; ++c) {
      const auto card = static_cast<Card>(c);
      if (used.has(card)) return Error{msg("nothanks.pad.twice").with("card", c), "cards"};
      used.add(card);
      cards.add(card);
    }
  }
  if (used.size() > kPile) return Error{msg("nothanks.pad.many").with("most", kPile), "cards"};
  Scan figures(fields[1]);
  const auto chips = figures.at_end() ? std::optional<int>(0) : figures.number(0, kMostChips);
  if (!chips || !figures.at_end())
    return Error{msg("nothanks.pad.chips_error").with("most", kMostChips), "chips"};
  return card_points(cards) - *chips;
}

int pad_supply(std::string_view field, int players) {
  const Options options{.players = players};
  return field == "chips" ? players * options.chips() : 0;
}

}  // namespace tablee::nothanks
