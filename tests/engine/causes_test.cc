// Facts are true: at thousands of random tables of every game, kind and option, the figures of each
// sentence are counted again here, from the cards and by the rules.

#include <algorithm>
#include <map>

#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"
#include "tests/engine/complete_games.h"
#include "tests/engine/reason_parts.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// ---- 6 qui prend

int heads_in(const auto& cards) {
  int sum = 0;
  for (const Card c : cards) sum += nimmt::heads(c);
  return sum;
}

// What the seat takes by that move, and by its choice of a row if one follows, at least.
struct HeadsTaken final : EventSink {
  Seat seat;
  int heads = 0;
  explicit HeadsTaken(Seat of) : seat(of) {}
  void emit(Event e) override {
    if (e.seat == seat) heads += nimmt::taken(e).value_or(0);
  }
};

// The least that the move costs by the rules, and whether a choice of a row decides that.
std::pair<int, bool> played_cost(const nimmt::State& s, Seat seat, nimmt::Move move) {
  nimmt::State after = s;
  HeadsTaken taken(seat);
  nimmt::apply(after, seat, move, &taken);
  // An exchange may come between two takings of a slide.
  while (after.pub.phase == nimmt::Phase::exchange && after.pub.actor == seat)
    nimmt::apply(after, seat, *nimmt::parse_move("keep"), &taken);
  if (after.pub.phase != nimmt::Phase::take_row || after.pub.actor != seat)
    return {taken.heads, false};
  nimmt::Moves rows;
  nimmt::legal_moves(nimmt::view(after, seat), rows);
  int least = 1000;
  for (const nimmt::Move row : rows) least = std::min(least, played_cost(after, seat, row).first);
  return {taken.heads + least, true};
}

// The cards that others may play, one by one: not open yet, or known to be in another hand.
std::vector<int> possible_cards(const nimmt::State& s, Seat seat) {
  const nimmt::Public& p = s.pub;
  std::vector<int> cards;
  for (int c = 1; c <= p.options.deck_size(); ++c) {
    const auto card = static_cast<Card>(c);
    bool known = false;
    for (int i = 0; i < p.options.players; ++i) known |= i != seat && p.known[i].has(card);
    const bool open = p.seen.has(card) || p.options.logic;
    if (!s.secret.hand[seat].has(card) && (known || !open)) cards.push_back(c);
  }
  for (int i = 0; i < p.options.players; ++i)
    if (i != seat)
      for (const Card held : s.secret.hand[i])
        CHECK(std::find(cards.begin(), cards.end(), int{held}) != cards.end());
  return cards;
}

// The row that a card goes to, by looking at every end; −1: to none.
struct Place {
  int row = -1, end = 0;
  bool left = false;
};
Place nearest_place(const nimmt::Public& p, int card) {
  Place best;
  int gap = 1000;
  for (const bool left : {false, true})
    for (int r = 0; r < static_cast<int>(p.rows.size()); ++r) {
      if (p.marks[r].stop || (left && !p.options.profi)) continue;
      const int end = left ? p.rows[r].front() : p.rows[r].back();
      const int by = left ? end - card : card - end;
      if (by > 0 && by < gap) best = {r, end, left}, gap = by;
    }
  return best;
}

int others_specials(const nimmt::State& s, Seat seat) {
  int specials = 0;
  for (int i = 0; i < s.pub.options.players; ++i)
    if (i != seat) specials += s.secret.special.hand[i].size();
  return specials;
}

void check_taking(const nimmt::State& s, Seat seat, int card, const Message& fact) {
  const nimmt::Public& p = s.pub;
  const Place place = nearest_place(p, card);
  const int own = p.rows.size() == 5 ? nimmt::heads(static_cast<Card>(card)) : 0;
  if (fact.key == "nimmt.why.full") {
    REQUIRE(place.row >= 0);
    CHECK(figure(fact, "row") == place.row + 1);
    CHECK(p.rows[place.row].size() == (p.marks[place.row].seven ? 6u : 5u));
    CHECK(figure(fact, "heads") == heads_in(p.rows[place.row]) + own);
  } else {
    CHECK(place.row < 0);
    CHECK((fact.key == "nimmt.why.none") == (p.options.profi != 0));
    int least = 1000;
    for (std::size_t r = 0; r < p.rows.size(); ++r)
      if (!p.marks[r].stop) least = std::min(least, heads_in(p.rows[r]) + own);
    CHECK(figure(fact, "heads") == least);
  }
  const auto possible = possible_cards(s, seat);
  const bool lower = !possible.empty() && possible.front() < card;
  const char* unless = !lower                         ? ""
                       : others_specials(s, seat) > 0 ? "nimmt.why.unless_change"
                                                      : "nimmt.why.unless";
  CHECK(inner_part(fact, "unless").key == unless);
}

void check_card(const nimmt::State& s, Seat seat, int card, const Message& fact) {
  const nimmt::Public& p = s.pub;
  CHECK(figure(fact, "card") == card);
  for (const text::Language language : text::kLanguages)
    CHECK(text::render(language, fact, {}).find(std::to_string(card)) != std::string::npos);
  if (fact.key == "nimmt.why.full" || fact.key == "nimmt.why.low" || fact.key == "nimmt.why.none")
    return check_taking(s, seat, card, fact);
  const Place place = nearest_place(p, card);
  REQUIRE(place.row >= 0);
  CHECK(figure(fact, "row") == place.row + 1);
  CHECK(figure(fact, "end") == place.end);
  const int size = static_cast<int>(p.rows[place.row].size());
  const int places = (p.marks[place.row].seven ? 6 : 5) - size;
  CHECK(figure(fact, "places") == places);
  CHECK(places > 0);
  CHECK((fact.key == "nimmt.why.left") == place.left);
  if (place.left) return;
  const auto possible = possible_cards(s, seat);
  const auto passes = [&](int c) { return c > place.end && c < card; };
  const auto between = static_cast<int>(std::ranges::count_if(possible, passes));
  // Each of the others plays one card.
  int can_come = 0, specials = 0;
  for (int i = 0; i < p.options.players; ++i) {
    if (i == seat) continue;
    specials += s.secret.special.hand[i].size();
    can_come += std::any_of(s.secret.hand[i].begin(), s.secret.hand[i].end(), passes);
  }
  if (fact.key == "nimmt.why.gap" || fact.key == "nimmt.why.gap_known") {
    CHECK((fact.key == "nimmt.why.gap_known") == (p.options.logic != 0));
    CHECK(figure(fact, "between") == between);
    CHECK(figure(fact, "cards") == std::ssize(possible));
    CHECK(between >= places);
    CHECK(p.options.players - 1 >= places);
    return;
  }
  CHECK(inner_part(fact, "unless").key == (specials > 0 ? "nimmt.why.unless_special" : ""));
  CHECK(can_come <= figure(fact, "between"));
  CHECK(figure(fact, "between") == std::min(between, p.options.players - 1));
  CHECK(figure(fact, "between") < places);
  CHECK((fact.key == "nimmt.why.next") == (between == 0));
  const bool few_play = fact.key == "nimmt.why.others";
  CHECK((fact.key == "nimmt.why.next" || fact.key == "nimmt.why.room" || few_play));
  CHECK(few_play == (p.options.players - 1 < between));
  CHECK(figure(fact, "others") == p.options.players - 1);
}

void check_row(const nimmt::State& s, Seat seat, nimmt::Move move, const Message& fact) {
  nimmt::Moves rows;
  nimmt::legal_moves(nimmt::view(s, seat), rows);
  const int own = played_cost(s, seat, move).first;
  int least = 1000;
  for (const nimmt::Move row : rows) least = std::min(least, played_cost(s, seat, row).first);
  CHECK(figure(fact, "row") == move.value);
  CHECK(figure(fact, "heads") == own);
  CHECK((fact.key == "nimmt.why.cheapest") == (own == least));
  if (own == least) return;
  CHECK(fact.key == "nimmt.why.dearer");
  CHECK(figure(fact, "more") == own - least);
  const nimmt::Move other{nimmt::Move::Kind::row, static_cast<std::uint8_t>(figure(fact, "other")),
                          0};
  CHECK(played_cost(s, seat, other).first == least);
}

void check_placement(const nimmt::State& s, Seat seat, nimmt::Move move, const Message& fact) {
  const auto [heads, chooses] = played_cost(s, seat, move);
  if (fact.key == "nimmt.why.at_least") {
    CHECK(figure(fact, "heads") <= heads);
    CHECK((chooses || move.kind == nimmt::Move::Kind::slide));
    if (move.kind != nimmt::Move::Kind::slide) CHECK(figure(fact, "heads") == heads);
    return;
  }
  CHECK_FALSE(chooses);
  if (fact.key == "nimmt.why.now")
    CHECK((figure(fact, "heads") == heads && heads > 0));
  else if (fact.key == "nimmt.why.cancels")
    CHECK((figure(fact, "heads") == -heads && heads < 0));
  else
    CHECK((fact.key == "nimmt.why.free" && heads == 0));
}

void check_nimmt(const nimmt::State& s, Seat seat, std::string_view text, const Message& fact) {
  using Kind = nimmt::Move::Kind;
  const nimmt::Move move = *nimmt::parse_move(text);
  switch (move.kind) {
    case Kind::card:
      return check_card(s, seat, move.value, fact);
    case Kind::row:
      return check_row(s, seat, move, fact);
    case Kind::draft: {
      int above = 0;
      for (int c = move.value + 1; c <= 104; ++c) above += s.pub.market.has(static_cast<Card>(c));
      CHECK(figure(fact, "above") == above);
      CHECK(figure(fact, "heads") == nimmt::heads(move.value));
      CHECK(figure(fact, "card") == move.value);
      return;
    }
    case Kind::keep:
    case Kind::exchange:
      CHECK(figure(fact, "count") == s.secret.special.hand[seat].size());
      return;
    default:
      return check_placement(s, seat, move, fact);
  }
}

// ---- Non merci

int points_of(const CardSet& cards) {
  int points = 0;
  for (int c = 3; c <= 35; ++c)
    if (cards.has(static_cast<Card>(c)) && !cards.has(static_cast<Card>(c - 1))) points += c;
  return points;
}

// "15 points", "3 points less", "no points".
int said_points(const Message& m) {
  if (m.key == "nothanks.why.points_none") return 0;
  CHECK(figure(m, "points") > 0);
  CHECK((m.key == "nothanks.why.points" || m.key == "nothanks.why.points_less"));
  return static_cast<int>(m.key == "nothanks.why.points" ? figure(m, "points")
                                                         : -figure(m, "points"));
}

// If everybody refuses: the card comes back, or somebody cannot refuse.
void check_waiting(const nothanks::State& s, Seat seat, const Message& fact) {
  nothanks::State after = s;
  do {
    nothanks::apply(after, after.pub.actor, {.take = false}, nullptr);
  } while (after.pub.actor != seat && after.pub.chips[after.pub.actor] > 0);
  if (fact.key.starts_with("nothanks.why.must")) {
    CHECK((fact.key == "nothanks.why.must_next") == (after.pub.pot == s.pub.pot + 1));
    CHECK(after.pub.actor == seat_at(static_cast<int>(figure(fact, "seat"))));
    CHECK(after.pub.actor != seat);
    return;
  }
  CHECK(after.pub.actor == seat);
  CHECK(figure(fact, "pot") == after.pub.pot);
  CHECK(said_points(inner_part(fact, "sum")) == s.pub.card - after.pub.pot);
  CHECK((fact.key == "nothanks.why.back_last") == (after.pub.chips[seat] == 0));
}

void check_refusing(const nothanks::State& s, const std::vector<int>& change, Seat seat,
                    const Message& fact) {
  const nothanks::Public& p = s.pub;
  const int own = change[seat];
  int least = 1000, count = 0;
  for (int i = 0; i < p.options.players; ++i) {
    if (i == seat) continue;
    if (change[i] < least) least = change[i], count = 0;
    count += change[i] == least;
  }
  const bool same = std::ranges::all_of(change, [&](int c) { return c == p.card; });
  const bool must = fact.key.starts_with("nothanks.why.must");
  if (must || fact.key.starts_with("nothanks.why.back")) {
    CHECK((same || (must && own < least)));
    return check_waiting(s, seat, fact);
  }
  if (fact.key == "nothanks.why.suits_you") {
    CHECK(own < least);
  } else {
    CHECK(fact.key == "nothanks.why.wanted");
    CHECK((least < own && count == 1));
    CHECK(said_points(inner_part(fact, "points")) == least);
    CHECK(change[static_cast<std::size_t>(figure(fact, "seat"))] == least);
  }
  CHECK(inner_part(fact, "last").key == (p.chips[seat] == 1 ? "nothanks.why.last" : ""));
}

void check_nothanks(const nothanks::State& s, Seat seat, std::string_view move,
                    const Message& fact) {
  const nothanks::Public& p = s.pub;
  std::vector<int> change;
  for (int i = 0; i < p.options.players; ++i) {
    CardSet with = p.taken[i];
    with.add(p.card);
    change.push_back(points_of(with) - points_of(p.taken[i]));
  }
  CHECK(figure(fact, "card") == p.card);
  if (move != "take") return check_refusing(s, change, seat, fact);
  const auto lower = static_cast<Card>(p.card - 1), higher = static_cast<Card>(p.card + 1);
  const bool run = p.taken[seat].has(lower) || p.taken[seat].has(higher);
  CHECK(said_points(inner_part(fact, "sum")) == change[seat] - p.pot);
  CHECK((fact.key.starts_with("nothanks.why.run")) == run);
  CHECK((fact.key.ends_with("chips")) == (p.pot > 0));
  if (p.pot == 0) return;
  CHECK(figure(fact, "pot") == p.pot);
  const Message left = inner_part(fact, "left");
  CHECK(left.key.empty() == (p.chips[seat] > 5 || p.chips[seat] >= p.pot));
  if (!left.key.empty()) CHECK(figure(left, "chips") == p.chips[seat]);
}

}  // namespace

TEST_CASE("reasons: every fact is true of the table", "[reason]") {
  std::map<std::string, int> said;
  int tables = 0;
  random_choices(12, [&](const Match& match, Seat seat, const AnyView& view, Rng& rng) {
    ++tables;
    for (const std::string& move : view.legal_moves()) {
      if (view.legal_moves().size() > 20 && rng.below(8) != 0) continue;
      const Message fact = view.cause(move).fact();
      INFO(view.game().id() << " " << move << ": " << text_of(fact));
      if (is_complete(view.game())) {
        REQUIRE_FALSE(fact.empty());
        check_sentence(match, fact);
      }
      ++said[fact.key];
      if (view.game().id() == nimmt::Game::kId)
        check_nimmt(static_cast<const StateOf<nimmt::Game>&>(match.state()).state, seat, move,
                    fact);
      if (view.game().id() == nothanks::Game::kId)
        check_nothanks(static_cast<const StateOf<nothanks::Game>&>(match.state()).state, seat, move,
                       fact);
    }
    CHECK(view.cause("nonsense").facts.empty());
  });
  CHECK(tables > 2000);
  said.erase("");
  for (const auto& [key, count] : said) UNSCOPED_INFO(key << ": " << count);
  if (games_under_test().size() > 1) CHECK(said.size() == 24);  // all that exist
}
