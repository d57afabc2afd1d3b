// Views of 6 qui prend from JSON.

#include "core/enum_index.h"
#include "games/game.h"
#include "games/nimmt/codec.h"
#include "games/nimmt/codec_check.h"
#include "games/nimmt/game.h"
#include "games/options.h"

namespace tablee::nimmt {
namespace {

// Reads the members of one view and remembers the first that is wrong.
class ViewReader {
 public:
  explicit ViewReader(const json::Value& value) : value_(value) {}

  Result<View> read() {
    const json::Value* options = value_.find("options");
    if (!options) return wrong("options");
    auto parsed = read_options<Game>(*options);
    if (!parsed) return parsed.error();
    Public& p = v_.pub;
    p.options = *parsed;
    seats_ = p.options.players;

    const auto phase = value_.string_at("phase");
    if (!phase) return wrong("phase");
    p.phase = Phase::deal;
    while (p.phase != Phase::over && phase_name(p.phase) != *phase)
      p.phase = static_cast<Phase>(index_of(p.phase) + 1);
    if (phase_name(p.phase) != *phase) return wrong("phase");

    if (!integer("round", 0, 1'000'000, p.round)) return wrong("round");
    if (!integer("trick", 0, p.options.hand_size(), p.trick)) return wrong("trick");
    if (!rows()) return wrong("rows");
    if (!queue()) return wrong("queue");
    if (!seat("actor", p.actor) || !seat("first_drafter", p.first_drafter)) return wrong("actor");
    if (!cards(value_.find("seen"), p.seen)) return wrong("seen");
    if (!cards(value_.find("market"), p.market)) return wrong("market");
    if (!sets("known", p.known)) return wrong("known");
    if (!sets("piles", p.pile)) return wrong("piles");
    if (!chosen()) return wrong("chosen");
    if (!sizes()) return wrong("hand_sizes");
    if (!totals()) return wrong("totals");
    if (!seat("seat", v_.viewer)) return wrong("seat");
    if (!cards(value_.find("hand"), v_.hand)) return wrong("hand");
    int card = 0;
    if (!integer("card", 0, kDeckSize, card)) return wrong("card");
    v_.chosen = static_cast<Card>(card);
    if (p.options.special) {
      if (const std::string_view what = special(); !what.empty()) return wrong(what);
    } else {
      for (std::size_t i = 0; i < seats_; ++i) p.heads[i] = heads_of(p.pile[i]);
    }
    if (const std::string_view what = wrong_in(v_); !what.empty()) return wrong(what);
    return v_;
  }

 private:
  static Error wrong(std::string_view where) { return {msg("error.view"), std::string(where)}; }

  bool integer(std::string_view name, int low, int high, int& out) {
    const auto n = value_.integer_at(name, low, high);
    if (n) out = static_cast<int>(*n);
    return n.has_value();
  }
  bool seat(std::string_view name, Seat& out) {
    int n = 0;
    if (!integer(name, kNobody, static_cast<int>(seats_) - 1, n)) return false;
    out = seat_at(n);
    return true;
  }
  bool card(const json::Value& value, Card& out) {
    const auto n = value.as_int(1, v_.pub.options.deck_size());
    if (n) out = static_cast<Card>(*n);
    return n.has_value();
  }
  bool cards(const json::Value* list, CardSet& out) {
    if (!list || list->kind != json::Value::Kind::array) return false;
    for (const json::Value& item : list->items) {
      Card c = kNoCard;
      if (!card(item, c) || out.has(c)) return false;
      out.add(c);
    }
    return true;
  }
  bool sets(std::string_view name, PerSeat<CardSet>& out) {
    const auto* list = value_.array_at(name);
    if (!list || list->size() != seats_) return false;
    for (std::size_t i = 0; i < seats_; ++i)
      if (!cards(&(*list)[i], out[i])) return false;
    return true;
  }
  bool rows() {
    const auto* list = value_.array_at("rows");
    if (!list || list->size() > kMaxRows) return false;
    for (const json::Value& cards : *list) {
      if (cards.kind != json::Value::Kind::array || cards.items.size() > kRowCapacity + 1)
        return false;
      Row row;
      for (const json::Value& item : cards.items) {
        Card c = kNoCard;
        if (!card(item, c) || (!row.empty() && row.back() >= c)) return false;
        row.push_back(c);
      }
      v_.pub.rows.push_back(row);
    }
    return true;
  }
  bool queue() {
    const auto* list = value_.array_at("queue");
    if (!list || list->size() > seats_) return false;
    for (const json::Value& item : *list) {
      Played q;
      const auto card = item.integer_at("card", 1, v_.pub.options.deck_size());
      const auto who = item.integer_at("seat", 0, static_cast<int>(seats_) - 1);
      if (!card || !who) return false;
      q.card = static_cast<Card>(*card);
      q.seat = seat_at(static_cast<int>(*who));
      // A replaced card stays in front of the others.
      if (v_.pub.queue.size() > (v_.pub.options.special ? 1u : 0u) &&
          v_.pub.queue.back().card >= q.card)
        return false;
      v_.pub.queue.push_back(q);
    }
    return true;
  }
  bool chosen() {
    const auto* list = value_.array_at("chosen");
    if (!list) return false;
    for (const json::Value& item : *list) {
      const auto who = item.as_int(0, static_cast<int>(seats_) - 1);
      if (!who) return false;
      v_.pub.chosen.add(seat_at(*who));
    }
    return true;
  }
  bool sizes() {
    const auto* list = value_.array_at("hand_sizes");
    if (!list || list->size() != seats_) return false;
    for (std::size_t i = 0; i < seats_; ++i) {
      const auto n = (*list)[i].as_int(0, v_.pub.options.hand_size());
      if (!n) return false;
      v_.pub.hand_size[i] = static_cast<std::uint8_t>(*n);
    }
    return true;
  }
  bool totals() {
    const auto* list = value_.array_at("totals");
    if (!list || list->size() != seats_) return false;
    for (std::size_t i = 0; i < seats_; ++i) {
      const auto n = (*list)[i].as_int(0, 1'000'000'000);
      if (!n) return false;
      v_.pub.totals[i] = *n;
    }
    return true;
  }

  bool names(std::string_view name, SpecialSet& out) const {
    const auto* list = value_.array_at(name);
    if (!list) return false;
    for (const json::Value& item : *list) {
      int kind = 0;
      while (kind < kSpecialKinds && item.string != kSpecialNames[kind]) ++kind;
      if (item.kind != json::Value::Kind::string || kind == kSpecialKinds ||
          out.count(static_cast<Special>(kind)) == kSpecialCopies)
        return false;
      out.add(static_cast<Special>(kind));
    }
    return true;
  }
  bool marked(std::string_view name, bool RowMarks::*mark) {
    const auto* list = value_.array_at(name);
    if (!list) return false;
    for (const json::Value& item : *list) {
      const auto row = item.as_int(1, static_cast<int>(v_.pub.rows.size()));
      if (!row) return false;
      v_.pub.marks[*row - 1].*mark = true;
    }
    return true;
  }

  // Reads the special cards; returns what is wrong with them, or nothing.
  std::string_view special() {
    Public& p = v_.pub;
    SpecialPublic& sp = p.special;
    const auto* heads = value_.array_at("heads");
    const auto* counts = value_.array_at("special_counts");
    if (!heads || heads->size() != seats_) return "heads";
    if (!counts || counts->size() != seats_) return "special_counts";
    for (std::size_t i = 0; i < seats_; ++i) {
      const auto h = (*heads)[i].as_int(0, kDeckHeads);
      const auto n = (*counts)[i].as_int(0, kSpecials);
      if (!h) return "heads";
      if (!n) return "special_counts";
      p.heads[i] = *h;
      sp.count[i] = static_cast<std::uint8_t>(*n);
    }
    if (!marked("stops", &RowMarks::stop) || !marked("sevens", &RowMarks::seven) ||
        !marked("fifth", &RowMarks::fifth))
      return "stops";
    if (!names("special_discard", sp.discard)) return "special_discard";
    if (!names("specials", v_.specials)) return "specials";
    const auto used = value_.boolean_at("special_used");
    if (!used || !integer("special_deck", 0, kSpecials, sp.deck)) return "special_deck";
    sp.used = *used;
    if (!integer("must_fill", 0, static_cast<int>(p.rows.size()), sp.must_fill)) return "must_fill";
    --sp.must_fill;
    return {};
  }

  const json::Value& value_;
  View v_;
  std::size_t seats_ = 0;
};

}  // namespace

Result<View> read_view(const json::Value& value) { return ViewReader(value).read(); }

}  // namespace tablee::nimmt
