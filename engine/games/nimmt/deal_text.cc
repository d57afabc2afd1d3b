// The text of a deal, as records and links contain it.

#include <algorithm>

#include "core/enum_index.h"
#include "core/scan.h"
#include "games/nimmt/rules.h"
#include "games/nimmt/special.h"

namespace tablee::nimmt {
namespace {

// The number of cards that a deal must name: hands and rows, or for a draft the whole deck.
std::size_t cards_needed(const Options& o) {
  return o.logic ? o.deck_size() : o.hand_size() * o.players + kRows;
}

// Reads "stop slide … chance 123": the order of the special cards that are not in hands.
bool read_specials(const State& s, Scan& scan, Deal& d) {
  SpecialSet left;
  for (const Special k : specials_to_shuffle(s)) left.add(k);
  while (!scan.literal("chance")) {
    const std::string_view word = scan.word();
    const auto found = std::find(std::begin(kSpecialNames), std::end(kSpecialNames), word);
    if (found == std::end(kSpecialNames)) return false;
    const auto kind = static_cast<Special>(found - std::begin(kSpecialNames));
    if (!left.has(kind)) return false;
    left.remove(kind);
    d.specials.push_back(kind);
  }
  const auto chance = Scan::to_u64(scan.word());
  if (!chance || !scan.at_end() || left.size() != 0) return false;
  d.chance = *chance;
  return true;
}

}  // namespace

std::string deal_text(const Deal& d) {
  std::string text = "first " + std::to_string(d.first) + " cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  if (d.specials.empty()) return text;
  text += " specials";
  for (const Special k : d.specials) text += " " + std::string(kSpecialNames[index_of(k)]);
  return text + " chance " + std::to_string(d.chance);
}

Result<Deal> parse_deal(const State& state, std::string_view text) {
  const Options& o = state.pub.options;
  const Error bad{msg("nimmt.error.deal"), {}};
  Scan scan(text);
  Deal d;
  if (!scan.literal("first")) return bad;
  const auto first = scan.number(0, o.players - 1);
  if (!first || !scan.literal("cards")) return bad;
  d.first = seat_at(*first);
  CardSet used;
  while (!scan.at_end() && !(o.special && scan.literal("specials"))) {
    const auto card = scan.number(1, o.deck_size());
    if (!card || used.has(static_cast<Card>(*card))) return bad;
    used.add(static_cast<Card>(*card));
    d.order.push_back(static_cast<Card>(*card));
  }
  if (d.order.size() < cards_needed(o)) return bad;
  if (o.special && !read_specials(state, scan, d)) return bad;
  return d;
}

}  // namespace tablee::nimmt
