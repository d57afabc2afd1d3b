#include "games/nimmt/codec_check.h"

namespace tablee::nimmt {
namespace {

std::size_t seats_in(const Public& p) { return p.options.players; }

CardSet single(Card c) {
  CardSet set;
  set.add(c);
  return set;
}

// The cards that the market must still hold so that every hand and the rows can be filled.
int draft_left(const Public& p) {
  int left = kRows;
  for (int i = 0; i < p.options.players; ++i) left += kHandSize - p.hand_size[i];
  return left;
}

// Checks the special cards: each is in one place only, and no kind has too many.
std::string_view wrong_specials(const View& v) {
  const Public& p = v.pub;
  const SpecialPublic& sp = p.special;
  int in_hands = 0;
  for (const int count : sp.count) in_hands += count;
  int on_table = 0;
  SpecialSet seen = sp.discard;
  for (const RowMarks& m : p.marks) {
    on_table += int{m.stop} + int{m.seven} + int{m.fifth};
    if (m.stop) seen.add(Special::stop);
    if (m.seven) seen.add(Special::seven_takes);
    if (m.fifth) seen.add(Special::fifth_row);
  }
  for (int k = 0; k < kSpecialKinds; ++k)
    if (seen.count(static_cast<Special>(k)) + v.specials.count(static_cast<Special>(k)) >
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
  if (v.viewer == kNobody ? v.specials.size() != 0 : v.specials.size() != sp.count[v.viewer])
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

// Checks what belongs to a phase, and to the seats that act in it.
std::string_view wrong_phase(const View& v) {
  const Public& p = v.pub;
  const std::size_t own = v.viewer;
  const bool spectator = v.viewer == kNobody;
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
  // A seat's card is waiting, except for an exchange after the last card of the trick.
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
  if (spectator ? !v.hand.empty() || v.chosen != kNoCard : v.hand.size() != p.hand_size[own])
    return "hand";
  if (!spectator && (v.chosen != kNoCard) != p.chosen.has(v.viewer)) return "card";
  if (v.chosen != kNoCard && !v.hand.has(v.chosen)) return "card";
  return {};
}

// Checks that every card is in one place only.
std::string_view wrong_cards(const View& v) {
  const Public& p = v.pub;
  const std::size_t own = v.viewer;
  const bool spectator = v.viewer == kNobody;
  const bool special = p.phase == Phase::place || p.phase == Phase::exchange;
  const bool placing = p.phase == Phase::choose || p.phase == Phase::take_row || special;
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
  // Between rounds the rows stay and the piles are gone; during a round all of it has been seen.
  if (placing && !((places - p.seen).empty())) return "seen";
  put(p.market);
  put(v.hand);
  int hidden = 0;
  for (std::size_t i = 0; i < seats_in(p); ++i) {
    const bool mine = i == own && !spectator;
    if (p.options.logic) {
      if (p.known[i].size() != p.hand_size[i]) return "known";
      if (mine && p.known[i] != v.hand) return "known";
      if (!mine) put(p.known[i]);
    } else {
      // The cards that `replace` has taken back are known.
      if (!p.known[i].empty() && !p.options.special) return "known";
      if (mine && !((p.known[i] - v.hand).empty())) return "known";
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
  if (!((v.hand & p.seen) - known).empty()) return "hand";
  const CardSet unseen = CardSet::range(1, p.options.deck_size()) - p.seen - v.hand - known;
  if (p.phase != Phase::draft && unseen.size() < hidden) return "seen";
  if (p.phase == Phase::draft && p.market.size() < draft_left(p)) return "market";
  return {};
}

// In a draft, the seats take cards in turn from the first on, and nothing else has happened yet.
std::string_view wrong_draft(const Public& p) {
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

// Checks that hands and open cards have grown and shrunk together, because code that plays on from
// the view relies on it.
std::string_view wrong_sizes(const Public& p) {
  const int n = p.options.players;
  const bool between = p.phase == Phase::deal || p.phase == Phase::over;
  if (p.round == 0 ? p.phase != Phase::deal || !p.rows.empty() || !p.seen.empty()
                   : p.phase != Phase::draft && p.rows.size() < kRows)
    return "round";
  if ((p.phase == Phase::draft || between) && p.trick != 0) return "trick";
  if ((p.phase == Phase::choose || between) && p.actor != kNobody) return "actor";
  if ((p.first_drafter != kNobody) != (p.options.logic != 0 && p.round > 0)) return "actor";
  if (p.phase == Phase::draft) return p.options.logic ? wrong_draft(p) : "phase";
  // A card leaves the hand when it is revealed.
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
  // The cards that `replace` has taken back have been seen too.
  for (std::size_t i = 0; p.options.special && i < seats_in(p); ++i) open |= p.known[i];
  return open == p.seen ? std::string_view{} : "seen";
}

// Checks the figures and marks that belong to cards on the table.
std::string_view wrong_places(const Public& p) {
  for (std::size_t i = 0; i < seats_in(p); ++i)
    if (p.heads[i] > heads_of(p.pile[i])) return "heads";
  const bool own_special = p.phase == Phase::exchange && p.special.used;
  if (own_special && p.queue.front().seat != p.actor) return "queue";
  return {};
}

}  // namespace

std::string_view wrong_in(const View& v) {
  const Public& p = v.pub;
  std::string_view what;
  if (p.options.special) what = wrong_specials(v);
  if (what.empty()) what = wrong_phase(v);
  if (what.empty()) what = wrong_cards(v);
  if (what.empty()) what = wrong_sizes(p);
  if (what.empty()) what = wrong_places(p);
  return what;
}

}  // namespace tablee::nimmt
