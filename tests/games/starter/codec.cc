// States and views as JSON. Views are also read, from bots in other programs, so nothing in them is
// trusted.

#include "games/options.h"
#include "games/starter/game.h"

namespace tablee::starter {
namespace {

void write_public(json::Writer& out, const Public& p) {
  out.key("options");
  write_options<Game>(out, p.options);
  out.member("round", p.round).member("top", int{p.top}).numbers("pile", p.pile);
  out.numbers("points", std::span(p.points).first(p.options.players));
  out.numbers("totals", std::span(p.totals).first(p.options.players));
}

bool read_number(const json::Value& value, std::string_view name, int low, int high, auto& out) {
  const auto n = value.integer_at(name, low, high);
  if (n) out = static_cast<std::remove_reference_t<decltype(out)>>(*n);
  return n.has_value();
}

bool read_figures(const json::Value& value, std::string_view name, int players, int most,
                  PerSeat<int>& out) {
  const auto* list = value.array_at(name);
  if (!list || static_cast<int>(list->size()) != players) return false;
  for (int i = 0; i < players; ++i) {
    const auto n = (*list)[i].as_int(0, most);
    if (!n) return false;
    out[i] = *n;
  }
  return true;
}

bool read_cards(const json::Value& value, std::string_view name, CardSet& out) {
  const auto* list = value.array_at(name);
  if (!list) return false;
  for (const json::Value& item : *list) {
    const auto card = item.as_int(1, kCards);
    if (!card || out.has(static_cast<Card>(*card))) return false;
    out.add(static_cast<Card>(*card));
  }
  return true;
}

// Whether it is a view of a table that can occur by the rules.
bool possible(const View& v) {
  const Public& p = v.pub;
  if (!(p.pile & v.hand).empty()) return false;
  if (p.top == kNoCard) return p.pile.empty() && v.hand.empty() && p.points == PerSeat<int>{};
  if (p.round == 0 || !p.pile.has(p.top) || p.pile.size() > kHandSize * p.options.players)
    return false;
  return v.hand.empty() || (v.viewer != kNobody && v.hand.size() == held(p, v.viewer));
}

}  // namespace

void write_state(json::Writer& out, const State& s) {
  out.begin_object();
  write_public(out, s.pub);
  out.key("hands").begin_array();
  for (int i = 0; i < s.pub.options.players; ++i) {
    out.begin_array();
    for (const Card c : s.hands[i]) out.value(int{c});
    out.end_array();
  }
  out.end_array().end_object();
}

void write_view(json::Writer& out, const View& v) {
  out.begin_object().member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.numbers("hand", v.hand).end_object();
}

Result<View> read_view(const json::Value& value) {
  View v;
  Public& p = v.pub;
  const auto wrong = [](std::string_view where) {
    return Error{msg("error.view"), std::string(where)};
  };
  const json::Value* options = value.find("options");
  if (!options) return wrong("options");
  const auto parsed = read_options<Game>(*options);
  if (!parsed) return parsed.error();
  p.options = *parsed;
  const int players = p.options.players, most = kHandSize * p.options.rounds;
  if (!read_number(value, "seat", kNobody, players - 1, v.viewer)) return wrong("seat");
  if (!read_number(value, "round", 0, p.options.rounds, p.round)) return wrong("round");
  if (!read_number(value, "top", kNoCard, kCards, p.top)) return wrong("top");
  if (!read_cards(value, "pile", p.pile)) return wrong("pile");
  if (!read_figures(value, "points", players, kHandSize, p.points)) return wrong("points");
  if (!read_figures(value, "totals", players, most, p.totals)) return wrong("totals");
  if (!read_cards(value, "hand", v.hand)) return wrong("hand");
  if (!possible(v)) return wrong("pile");
  return v;
}

}  // namespace tablee::starter
