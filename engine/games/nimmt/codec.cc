#include "games/nimmt/codec.h"

#include "games/game.h"
#include "games/nimmt/game.h"
#include "games/nimmt/rules.h"
#include "games/options.h"

namespace tablee::nimmt {
namespace {

constexpr std::string_view kPhaseNames[] = {"deal", "draft", "choose", "take_row", "over"};

void write_sets(json::Writer& out, std::string_view name, const Public& p,
                const std::array<CardSet, kMaxSeats>& sets) {
  out.key(name).begin_array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    out.begin_array();
    for (const Card c : sets[i]) out.value(static_cast<int>(c));
    out.end_array();
  }
  out.end_array();
}

void write_public(json::Writer& out, const Public& p) {
  const auto seats = static_cast<std::size_t>(p.options.players);
  out.key("options");
  write_options<Game>(out, p.options);
  out.member("phase", phase_name(p.phase)).member("round", p.round).member("trick", p.trick);
  out.key("rows").begin_array();
  for (const Row& row : p.rows) {
    out.begin_array();
    for (const Card c : row) out.value(static_cast<int>(c));
    out.end_array();
  }
  out.end_array();
  out.key("queue").begin_array();
  for (const Played& q : p.queue)
    out.begin_object()
        .member("card", static_cast<int>(q.card))
        .member("seat", int{q.seat})
        .end_object();
  out.end_array();
  out.numbers("chosen", p.chosen);
  out.member("actor", int{p.actor}).member("first_drafter", int{p.first_drafter});
  out.numbers("seen", p.seen).numbers("market", p.market);
  out.numbers("hand_sizes", std::span(p.hand_size).first(seats));
  write_sets(out, "known", p, p.known);
  write_sets(out, "piles", p, p.pile);
  out.numbers("totals", std::span(p.totals).first(seats));
}

// Reads members of one view; remembers the first thing that is wrong.
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
    seats_ = static_cast<std::size_t>(p.options.players);

    const auto phase = value_.string_at("phase");
    if (!phase) return wrong("phase");
    std::size_t index = 0;
    while (index < std::size(kPhaseNames) && kPhaseNames[index] != *phase) ++index;
    if (index == std::size(kPhaseNames)) return wrong("phase");
    p.phase = static_cast<Phase>(index);

    if (!integer("round", 0, 1'000'000, p.round)) return wrong("round");
    if (!integer("trick", 0, kHandSize, p.trick)) return wrong("trick");
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
    if (const std::string_view what = inconsistency(); !what.empty()) return wrong(what);
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
  bool sets(std::string_view name, std::array<CardSet, kMaxSeats>& out) {
    const auto* list = value_.array_at(name);
    if (!list || list->size() != seats_) return false;
    for (std::size_t i = 0; i < seats_; ++i)
      if (!cards(&(*list)[i], out[i])) return false;
    return true;
  }
  bool rows() {
    const auto* list = value_.array_at("rows");
    if (!list || list->size() > kRows) return false;
    for (const json::Value& cards : *list) {
      if (cards.kind != json::Value::Kind::array || cards.items.empty() ||
          cards.items.size() > kRowCapacity)
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
      if (!v_.pub.queue.empty() && v_.pub.queue.back().card >= q.card) return false;
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
      const auto n = (*list)[i].as_int(0, kHandSize);
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

  // What no state could look like, or nothing.
  std::string_view inconsistency() const {
    const Public& p = v_.pub;
    const auto own = static_cast<std::size_t>(v_.viewer);
    const bool spectator = v_.viewer == kNobody;
    const bool placing = p.phase == Phase::choose || p.phase == Phase::take_row;
    if (placing && (p.rows.size() != kRows || p.trick < 1)) return "rows";
    if (!placing && !p.chosen.empty()) return "chosen";
    if (p.phase == Phase::take_row ? p.queue.empty() || p.queue.front().seat != p.actor
                                   : !p.queue.empty())
      return "queue";
    if (p.phase == Phase::take_row &&
        !find_spot(p.rows, p.queue.front().card, p.options.profi != 0).too_low())
      return "queue";
    if (p.phase == Phase::draft && (p.actor == kNobody || p.market.empty())) return "actor";
    if (p.phase != Phase::draft && !p.market.empty()) return "market";
    if (p.phase == Phase::choose && p.chosen.size() == p.options.players) return "chosen";
    if (spectator ? !v_.hand.empty() || v_.chosen != kNoCard : v_.hand.size() != p.hand_size[own])
      return "hand";
    if (!spectator && (v_.chosen != kNoCard) != p.chosen.has(v_.viewer)) return "card";
    if (v_.chosen != kNoCard && !v_.hand.has(v_.chosen)) return "card";

    // Every card in one place only.
    CardSet places;
    int count = 0;
    const auto put = [&](const CardSet& set) {
      places |= set;
      count += set.size();
    };
    for (const Row& row : p.rows)
      for (const Card c : row) put(single(c));
    for (const Played& q : p.queue) put(single(q.card));
    for (const CardSet& pile : p.pile) put(pile);
    // Between rounds the rows lie on while the piles have gone; during one all of it was seen.
    if (placing && !((places - p.seen).empty())) return "seen";
    put(p.market);
    put(v_.hand);
    int hidden = 0;
    for (std::size_t i = 0; i < seats_; ++i) {
      const bool mine = i == own && !spectator;
      if (p.options.logic) {
        if (p.known[i].size() != p.hand_size[i]) return "known";
        if (mine && p.known[i] != v_.hand) return "known";
        if (!mine) put(p.known[i]);
      } else {
        if (!p.known[i].empty()) return "known";
        if (!mine) hidden += p.hand_size[i];
      }
      if (p.phase == Phase::choose && p.hand_size[i] == 0) return "hand_sizes";
      if (p.phase == Phase::draft && p.hand_size[i] == kHandSize &&
          seat_at(static_cast<int>(i)) == p.actor)
        return "hand_sizes";
    }
    if (places.size() != count) return "cards";
    if (!(v_.hand & p.seen).empty()) return "hand";
    const CardSet unseen = CardSet::range(1, p.options.deck_size()) - p.seen - v_.hand;
    if (p.phase != Phase::draft && unseen.size() < hidden) return "seen";
    if (p.phase == Phase::draft && p.market.size() < draft_left(p)) return "market";
    return {};
  }
  static CardSet single(Card c) {
    CardSet set;
    set.add(c);
    return set;
  }
  // Cards the market must still hold for every hand and the rows.
  static int draft_left(const Public& p) {
    int left = kRows;
    for (int i = 0; i < p.options.players; ++i)
      left += kHandSize - p.hand_size[static_cast<std::size_t>(i)];
    return left;
  }

  const json::Value& value_;
  View v_;
  std::size_t seats_ = 0;
};

}  // namespace

std::string_view phase_name(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

void write_state(json::Writer& out, const State& s) {
  const auto seats = static_cast<std::size_t>(s.pub.options.players);
  out.begin_object();
  write_public(out, s.pub);
  write_sets(out, "hands", s.pub, s.secret.hand);
  out.numbers("cards", std::span(s.secret.chosen).first(seats));
  out.numbers("reserve", s.secret.reserve);
  out.end_object();
}

void write_view(json::Writer& out, const View& v) {
  out.begin_object();
  out.member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.numbers("hand", v.hand).member("card", int{v.chosen});
  out.end_object();
}

Result<View> read_view(const json::Value& value) { return ViewReader(value).read(); }

}  // namespace tablee::nimmt
