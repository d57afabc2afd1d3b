#include "games/nimmt/codec.h"

#include "core/enum_index.h"
#include "games/game.h"
#include "games/nimmt/game.h"
#include "games/nimmt/rules.h"
#include "games/options.h"

namespace tablee::nimmt {
namespace {

constexpr std::string_view kPhaseNames[] = {"deal",  "draft",    "choose", "take_row",
                                            "place", "exchange", "over"};

void write_sets(json::Writer& out, std::string_view name, const Public& p,
                const PerSeat<CardSet>& sets) {
  out.key(name).begin_array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    out.begin_array();
    for (const Card c : sets[i]) out.value(static_cast<int>(c));
    out.end_array();
  }
  out.end_array();
}

void write_names(json::Writer& out, std::string_view name, const SpecialSet& set) {
  out.key(name).begin_array();
  for (int k = 0; k < kSpecialKinds; ++k)
    for (int n = 0; n < set.count(static_cast<Special>(k)); ++n) out.value(kSpecialNames[k]);
  out.end_array();
}

// Rows by number, counted from 1.
void write_marked(json::Writer& out, std::string_view name, const Public& p, bool RowMarks::*mark) {
  out.key(name).begin_array();
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (p.marks[r].*mark) out.value(static_cast<int>(r) + 1);
  out.end_array();
}

void write_special(json::Writer& out, const Public& p) {
  const auto seats = static_cast<std::size_t>(p.options.players);
  out.numbers("heads", std::span(p.heads).first(seats));
  write_marked(out, "stops", p, &RowMarks::stop);
  write_marked(out, "sevens", p, &RowMarks::seven);
  write_marked(out, "fifth", p, &RowMarks::fifth);
  out.numbers("special_counts", std::span(p.special.count).first(seats));
  write_names(out, "special_discard", p.special.discard);
  out.member("special_deck", p.special.deck).member("special_used", p.special.used);
  out.member("must_fill", p.special.must_fill + 1);
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
  if (p.options.special) write_special(out, p);
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
    if (const std::string_view what = inconsistency(); !what.empty()) return wrong(what);
    if (const std::string_view what = wrong_sizes(); !what.empty()) return wrong(what);
    if (const std::string_view what = wrong_places(); !what.empty()) return wrong(what);
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
      // A replaced card keeps its place in front of the others.
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

  // The special cards: what is wrong with them, or nothing.
  std::string_view special() {
    Public& p = v_.pub;
    SpecialPublic& sp = p.special;
    const auto* heads = value_.array_at("heads");
    const auto* counts = value_.array_at("special_counts");
    if (!heads || heads->size() != seats_) return "heads";
    if (!counts || counts->size() != seats_) return "special_counts";
    int in_hands = 0;
    for (std::size_t i = 0; i < seats_; ++i) {
      const auto h = (*heads)[i].as_int(0, kDeckHeads);
      const auto n = (*counts)[i].as_int(0, kSpecials);
      if (!h) return "heads";
      if (!n) return "special_counts";
      p.heads[i] = *h;
      sp.count[i] = static_cast<std::uint8_t>(*n);
      in_hands += *n;
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

    int on_table = 0;
    SpecialSet seen = sp.discard;
    for (const RowMarks& m : p.marks) {
      on_table += int{m.stop} + int{m.seven} + int{m.fifth};
      if (m.stop) seen.add(Special::stop);
      if (m.seven) seen.add(Special::seven_takes);
      if (m.fifth) seen.add(Special::fifth_row);
    }
    for (int k = 0; k < kSpecialKinds; ++k)
      if (seen.count(static_cast<Special>(k)) + v_.specials.count(static_cast<Special>(k)) >
          kSpecialCopies)
        return "specials";
    if (p.round > 0 && in_hands + sp.discard.size() + sp.deck + on_table != kSpecials)
      return "special_counts";
    if (p.round == 0 && (in_hands > 0 || on_table > 0 || sp.deck > 0 || sp.discard.size() > 0))
      return "special_counts";
    if (stops_on_table(p) > kMaxStops) return "stops";
    int fifths = 0;
    for (const RowMarks& m : p.marks) fifths += m.fifth;
    const bool between = p.phase == Phase::deal || p.phase == Phase::over;
    if (!between && fifths != (p.rows.size() == kMaxRows ? 1 : 0)) return "fifth";
    if (v_.viewer == kNobody ? v_.specials.size() != 0 : v_.specials.size() != sp.count[v_.viewer])
      return "specials";
    const bool waits = p.phase == Phase::take_row || p.phase == Phase::exchange;
    if (sp.used && (!waits || p.queue.empty())) return "special_used";
    if (sp.must_fill >= 0 &&
        (p.phase != Phase::exchange || !sp.used || !p.rows[sp.must_fill].empty()))
      return "must_fill";
    if (p.phase == Phase::place || p.phase == Phase::exchange) {
      if (p.actor == kNobody || sp.count[p.actor] == 0) return "actor";
      if (p.phase == Phase::exchange && sp.deck + sp.discard.size() == 0) return "special_deck";
    }
    return {};
  }

  // What no state could look like, or nothing.
  std::string_view inconsistency() const {
    const Public& p = v_.pub;
    const auto own = static_cast<std::size_t>(v_.viewer);
    const bool spectator = v_.viewer == kNobody;
    const bool special = p.phase == Phase::place || p.phase == Phase::exchange;
    const bool placing = p.phase == Phase::choose || p.phase == Phase::take_row || special;
    if (special && !p.options.special) return "phase";
    if (placing && (p.rows.size() < kRows || p.trick < 1)) return "rows";
    if (p.rows.size() > kRows && !p.options.special) return "rows";
    for (std::size_t r = 0; r < p.rows.size(); ++r) {
      if (p.rows[r].empty() && static_cast<int>(r) != p.special.must_fill) return "rows";
      if (static_cast<int>(p.rows[r].size()) > capacity(p, r)) return "rows";
    }
    if (p.phase != Phase::choose && !p.chosen.empty()) return "chosen";
    // Somebody's card waits, but for an exchange after the last card of the trick.
    const bool own_card = p.phase == Phase::take_row || p.phase == Phase::place;
    if (own_card && (p.queue.empty() || p.queue.front().seat != p.actor)) return "queue";
    if (!own_card && p.phase != Phase::exchange && !p.queue.empty()) return "queue";
    if (p.phase == Phase::take_row &&
        !find_spot(p.rows, p.queue.front().card, p.options.profi != 0, blocked_rows(p)).too_low())
      return "queue";
    if (p.phase == Phase::exchange && p.actor == kNobody) return "actor";
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
        // Cards taken back by replace are known.
        if (!p.known[i].empty() && !p.options.special) return "known";
        if (mine && !((p.known[i] - v_.hand).empty())) return "known";
        if (p.known[i].size() > p.hand_size[i]) return "known";
        if (!mine) put(p.known[i]);
        if (!mine) hidden += p.hand_size[i] - p.known[i].size();
      }
      if (p.phase == Phase::choose && p.hand_size[i] == 0) return "hand_sizes";
      if (p.phase == Phase::draft && p.hand_size[i] == kHandSize &&
          seat_at(static_cast<int>(i)) == p.actor)
        return "hand_sizes";
    }
    if (places.size() != count) return "cards";
    CardSet known;
    for (const CardSet& set : p.known) known |= set;
    if (!((v_.hand & p.seen) - known).empty()) return "hand";
    const CardSet unseen = CardSet::range(1, p.options.deck_size()) - p.seen - v_.hand - known;
    if (p.phase != Phase::draft && unseen.size() < hidden) return "seen";
    if (p.phase == Phase::draft && p.market.size() < draft_left(p)) return "market";
    return {};
  }
  // Hands and what lies open grow and shrink together: whoever plays on from here counts on it.
  std::string_view wrong_sizes() const {
    const Public& p = v_.pub;
    const int n = p.options.players;
    const bool between = p.phase == Phase::deal || p.phase == Phase::over;
    if (p.round == 0 ? p.phase != Phase::deal || !p.rows.empty() || !p.seen.empty()
                     : p.phase != Phase::draft && p.rows.size() < kRows)
      return "round";
    if ((p.phase == Phase::draft || between) && p.trick != 0) return "trick";
    if ((p.phase == Phase::choose || between) && p.actor != kNobody) return "actor";
    if ((p.first_drafter != kNobody) != (p.options.logic != 0 && p.round > 0)) return "actor";
    if (p.phase == Phase::draft) return p.options.logic ? wrong_draft() : "phase";
    // A card leaves the hand when it is turned over.
    const int tricks = p.phase == Phase::choose ? p.trick - 1 : p.trick;
    const int left = between ? 0 : p.options.hand_size() - tricks;
    for (int i = 0; i < n; ++i)
      if (p.hand_size[i] != left) return "hand_sizes";
    if (between) {
      const int all = p.round > 0 ? kRows + n * p.options.hand_size() : 0;
      if (p.seen.size() != all) return "seen";
      for (const CardSet& pile : p.pile)
        if (!pile.empty()) return "piles";
      for (const Row& row : p.rows)
        for (const Card c : row)
          if (!p.seen.has(c)) return "seen";
      return {};
    }
    CardSet open;
    SeatSet waiting;
    for (const Row& row : p.rows)
      for (const Card c : row) open.add(c);
    for (const CardSet& pile : p.pile) open |= pile;
    for (const Played& q : p.queue) {
      if (waiting.has(q.seat)) return "queue";
      waiting.add(q.seat);
      open.add(q.card);
    }
    if (open.size() != kRows + n * tricks) return "seen";
    // What replace took back has been seen too.
    for (std::size_t i = 0; p.options.special && i < seats_; ++i) open |= p.known[i];
    return open == p.seen ? std::string_view{} : "seen";
  }
  // Seats draft in turn from the first on, and nothing else has happened yet.
  std::string_view wrong_draft() const {
    const Public& p = v_.pub;
    const int n = p.options.players;
    CardSet all = p.market;
    int drafted = 0;
    for (int i = 0; i < n; ++i) {
      drafted += p.hand_size[i];
      all |= p.known[i];
    }
    for (int k = 0; k < n; ++k)
      if (p.hand_size[(p.first_drafter + k) % n] != drafted / n + (k < drafted % n ? 1 : 0))
        return "hand_sizes";
    if (p.actor != (p.first_drafter + drafted) % n) return "actor";
    if (!p.rows.empty() || !p.seen.empty()) return "rows";
    for (const CardSet& pile : p.pile)
      if (!pile.empty()) return "piles";
    return all == CardSet::range(1, p.options.deck_size()) ? std::string_view{} : "market";
  }
  // Figures and marks that belong to something that lies there.
  std::string_view wrong_places() const {
    const Public& p = v_.pub;
    for (std::size_t i = 0; i < seats_; ++i)
      if (p.heads[i] > heads_of(p.pile[i])) return "heads";
    const bool own_special = p.phase == Phase::exchange && p.special.used;
    if (own_special && p.queue.front().seat != p.actor) return "queue";
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
    for (int i = 0; i < p.options.players; ++i) left += kHandSize - p.hand_size[i];
    return left;
  }

  const json::Value& value_;
  View v_;
  std::size_t seats_ = 0;
};

}  // namespace

std::string_view phase_name(Phase phase) { return kPhaseNames[index_of(phase)]; }

void write_state(json::Writer& out, const State& s) {
  const auto seats = static_cast<std::size_t>(s.pub.options.players);
  out.begin_object();
  write_public(out, s.pub);
  write_sets(out, "hands", s.pub, s.secret.hand);
  out.numbers("cards", std::span(s.secret.chosen).first(seats));
  out.numbers("reserve", s.secret.reserve);
  if (s.pub.options.special) {
    const SpecialSecret& special = s.secret.special;
    out.key("specials").begin_array();
    for (std::size_t i = 0; i < seats; ++i) {
      json::Writer hand;
      write_names(hand.begin_object(), "hand", special.hand[i]);
      out.raw(hand.end_object().text());
    }
    out.end_array().key("special_order").begin_array();
    for (const Special k : special.deck) out.value(kSpecialNames[index_of(k)]);
    out.end_array();
    out.member("chance", std::string_view(std::to_string(special.chance)));
    out.member("reshuffles", special.reshuffles);
  }
  out.end_object();
}

void write_view(json::Writer& out, const View& v) {
  out.begin_object();
  out.member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.numbers("hand", v.hand).member("card", int{v.chosen});
  if (v.pub.options.special) write_names(out, "specials", v.specials);
  out.end_object();
}

Result<View> read_view(const json::Value& value) { return ViewReader(value).read(); }

}  // namespace tablee::nimmt
