#pragma once
// A seat's hands for a phone: a short text without a connection ("dealt by code"). The table's
// device writes it as a QR code and as the fragment of an address; web/page/js/hand/code.js reads
// it.
//
//   h1.<base64url>   sealed as links are (table/link.h)
//
// A code holds what that seat may know and nothing else: no seed and no other hand. Every byte
// follows from public facts of the table and from this seat's own hands.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/look.h"
#include "table/match.h"

namespace tablee {

// The highest card, and the largest hand, that a code can hold: ten of 104 cards are 45 bits,
// twelve 51.
inline constexpr int kCodeCards = 104;
inline constexpr int kCodeHand = 12;
// Rounds in one code at most; a later code has the next ones. Where a deal depends on what was
// played, or the hands are drafted, it is the current one alone.
inline constexpr std::size_t kCodeRounds = 8;
// Tags of matches: 0 … kTags − 1, three digits to the base 36.
inline constexpr std::uint32_t kTags = 36 * 36 * 36;

// Can the hands of that match be dealt by code? `never`: it is over, or no round has begun;
// `later`: as soon as everybody has their hand; `no_hands`: the game has no hands of numbered
// cards, so that a code only says whose it is, and a phone is of use once it is linked.
enum class ByCode : std::uint8_t { never, later, now, no_hands };
ByCode dealt_by_code(const Match& match);
// The last round, from 1, that a code written now holds.
std::size_t last_round_in_code(const Match& match);
// How often that seat has drawn a secret card that only a code written afterwards holds.
int secret_draws(const Match& match, Seat seat);

// Which cards a hand is among all hands of its size: the combinatorial number system, in which the
// hand c1 < c2 < … has the number C(c1 − 1, 1) + C(c2 − 1, 2) + …
std::uint64_t hand_number(const CardSet& hand);

struct HandCode {
  std::string name;  // of the seat, as people see it
  Avatar look;
  std::uint32_t tag;  // tells matches apart, below kTags; must not depend on a secret
};
// The code of the seat that the view belongs to: its hands from the current round on, which cards
// of this round it has put down, and what else it holds. Only where dealt_by_code() is `now` or
// `no_hands`.
std::string write_hand_code(const Match& match, const AnyView& view, const HandCode& about);

// What the small code beside a shown number says:
//   TB1 <seat> <round: 2 digits> <cards played before: 1> <card: 3 decimal digits> <tag: 3 digits>
// without blanks; digits to the base 36 but for the card.
struct ShownCard {
  Seat seat;
  int round;  // from 1
  int played;
  int card;
  std::uint32_t tag;
};
Result<ShownCard> read_shown_card(std::string_view text);

// In how many tricks of the current round the seat has put a card down.
int cards_played(const Match& match, Seat seat);

}  // namespace tablee
