// Views of Non merci from JSON.

#include "core/enum_index.h"
#include "games/nothanks/codec.h"
#include "games/nothanks/game.h"
#include "games/options.h"

namespace tablee::nothanks {
namespace {

Error wrong(std::string_view where) { return {msg("error.view"), std::string(where)}; }

// One integer a seat, within bounds.
bool read_figures(const json::Value& value, std::string_view name, std::size_t seats, int low,
                  int high, PerSeat<int>& out) {
  const auto* list = value.array_at(name);
  if (!list || list->size() != seats) return false;
  for (std::size_t i = 0; i < seats; ++i) {
    const auto n = (*list)[i].as_int(low, high);
    if (!n) return false;
    out[i] = *n;
  }
  return true;
}

// Takes each card out of `left`; false for one that is no card or not there any more.
bool read_cards(const json::Value& list, CardSet& left, CardSet& out) {
  if (list.kind != json::Value::Kind::array) return false;
  for (const json::Value& item : list.items) {
    const auto card = item.as_int(kLowest, kHighest);
    if (!card || !left.has(static_cast<Card>(*card))) return false;
    left.remove(static_cast<Card>(*card));
    out.add(static_cast<Card>(*card));
  }
  return true;
}

}  // namespace

Result<View> read_view(const json::Value& value) {
  View v;
  Public& p = v.pub;
  const json::Value* options = value.find("options");
  if (!options) return wrong("options");
  const auto parsed = read_options<Game>(*options);
  if (!parsed) return parsed.error();
  p.options = *parsed;
  const int players = p.options.players;
  const std::size_t seats = players;

  const auto phase = value.string_at("phase");
  while (phase && p.phase != Phase::over && phase_name(p.phase) != *phase)
    p.phase = static_cast<Phase>(index_of(p.phase) + 1);
  if (!phase || phase_name(p.phase) != *phase) return wrong("phase");
  const bool turn = p.phase == Phase::turn;

  const auto integer = [&](std::string_view name, int low, int high, auto& out) {
    const auto n = value.integer_at(name, low, high);
    if (n) out = static_cast<std::remove_reference_t<decltype(out)>>(*n);
    return n.has_value();
  };
  if (!integer("round", 0, p.options.rounds, p.round)) return wrong("round");
  if (!integer("actor", turn ? 0 : kNobody, turn ? players - 1 : kNobody, p.actor))
    return wrong("actor");
  if (!integer("card", turn ? kLowest : kNoCard, turn ? kHighest : kNoCard, p.card))
    return wrong("card");
  const int chips = p.options.chips() * players;
  if (!integer("pot", 0, turn ? chips : 0, p.pot)) return wrong("pot");
  if (!integer("pile", 0, turn ? kPile - 1 : 0, p.pile)) return wrong("pile");
  if (!integer("seat", kNobody, players - 1, v.viewer)) return wrong("seat");
  if (!read_figures(value, "chips", seats, 0, turn ? chips : 0, p.chips)) return wrong("chips");
  if (!read_figures(value, "totals", seats, -1'000'000, 1'000'000, p.totals))
    return wrong("totals");
  const auto own_chips = value.boolean_at("own_chips");
  if (!own_chips) return wrong("own_chips");
  v.own_chips = *own_chips;

  CardSet left = p.options.cards();
  if (turn && !left.has(p.card)) return wrong("card");
  if (turn) left.remove(p.card);
  const auto* taken = value.array_at("taken");
  if (!taken || taken->size() != seats) return wrong("taken");
  int lying = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    if (!read_cards((*taken)[i], left, p.taken[i])) return wrong("taken");
    lying += p.taken[i].size();
  }
  if (turn ? lying + 1 + p.pile != kPile : lying != 0) return wrong("taken");
  int counted = p.pot;
  for (const int n : p.chips) counted += n;
  if (turn && counted != chips) return wrong("chips");
  return v;
}

}  // namespace tablee::nothanks
