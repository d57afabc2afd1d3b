#include "games/nothanks/pad.h"

#include "core/fold.h"
#include "core/scan.h"
#include "core/typed_number.h"
#include "core/utf8.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {
namespace {

constexpr int kMostChips = 55;  // five players with eleven each

// What stands between cards, beside blanks, on keyboards of any script.
bool is_separator(char32_t c) {
  constexpr std::u32string_view kSeparators = U",;./\t\u3001\uFF0C\uFF1B\uFF0E\u060C\u061B";
  return kSeparators.find(c) != kSeparators.npos;
}

// Cards and dashes of runs, with blanks around them.
std::string plain(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t from = at;
    const char32_t c = next_code_point(text, at);
    if (is_dash(c))
      out += " - ";
    else
      out +=
          is_separator(c) ? std::string_view(" ") : folded_character(text.substr(from, at - from));
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
  const auto chips = trimmed(fields[1]).empty() ? std::optional(0) : typed_number(fields[1]);
  if (!chips || *chips < 0 || *chips > kMostChips)
    return Error{msg("nothanks.pad.chips_error").with("most", kMostChips), "chips"};
  return card_points(cards) - *chips;
}

int pad_supply(std::string_view field, int players) {
  const Options options{.players = players};
  return field == "chips" ? players * options.chips() : 0;
}

}  // namespace tablee::nothanks
