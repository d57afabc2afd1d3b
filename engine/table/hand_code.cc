#include "table/hand_code.h"

#include <algorithm>

#include "core/scan.h"
#include "table/link.h"
#include "table/round_events.h"

namespace tablee {
namespace {

constexpr std::size_t kHandBytes = 6;

// Pascal's triangle; C(104, 10) has 45 bits.
std::uint64_t choose(int n, int k) {
  std::uint64_t all = 1;
  for (int i = 1; i <= k; ++i) all = all * static_cast<std::uint64_t>(n - k + i) / i;
  return n < k ? 0 : all;
}

// The moves of that seat since the current round was dealt.
std::vector<std::string_view> moves_of_round(const Match& match, Seat seat) {
  const std::size_t began = first_event_of_round(match);
  std::vector<std::string_view> moves;
  const auto& all = match.record().moves;
  for (std::size_t i = all.size(); i-- > 0 && match.events_before(i) >= began;)
    if (all[i].seat == seat) moves.push_back(all[i].text);
  return moves;
}

// A match in which that round, from 0, has just been dealt; nothing where that fails.
std::optional<Match> dealt(const Match& match, std::size_t round) {
  auto alone = Match::start(match.setup(), {match.deal_of(round)});
  if (!alone || !alone->deal()) return std::nullopt;
  return std::move(*alone);
}

// Digits to the base 36, of which codes write capitals.
std::optional<std::uint32_t> base36(std::string_view digits) {
  std::uint32_t value = 0;
  for (const char c : digits) {
    const bool letter = c >= 'A' && c <= 'Z';
    if (!letter && (c < '0' || c > '9')) return std::nullopt;
    value = value * 36 + static_cast<std::uint32_t>(letter ? c - 'A' + 10 : c - '0');
  }
  return value;
}

}  // namespace

std::optional<CardSet> dealt_hand(const AnyView& view) {
  if (!view.needs_secret()) return std::nullopt;
  const auto moves = view.legal_moves();
  const auto held = view.held_cards();
  if (held.empty() || held.size() != moves.size() || held.size() > kCodeHand) return std::nullopt;
  CardSet hand;
  for (const HeldCard& card : held) {
    const auto number = Scan::to_number(card.card.text);
    if (!number || *number < 1 || *number > kCodeCards) return std::nullopt;
    if (std::find(moves.begin(), moves.end(), card.card.text) == moves.end()) return std::nullopt;
    hand.add(static_cast<Card>(*number));
  }
  return hand;
}

bool deals_by_code(const Match& match) {
  const std::size_t rounds = match.record().deals.size();
  if (rounds == 0 || match.over()) return false;
  const auto round = dealt(match, rounds - 1);
  if (!round) return false;
  for (const Seat seat : SeatSet::first(match.players()))
    if (!dealt_hand(*round->state().view(seat))) return false;
  return true;
}

std::uint64_t hand_number(const CardSet& hand) {
  std::uint64_t number = 0;
  int k = 0;
  for (const Card card : hand) number += choose(card - 1, ++k);
  return number;
}

std::string write_hand_code(const Match& match, Seat seat, const HandCode& about) {
  const std::size_t first = match.record().deals.size() - 1;
  const Setup& setup = match.setup();
  const auto hand_in = [&](std::size_t round) {
    return *dealt_hand(*dealt(match, round)->state().view(seat));
  };
  const CardSet hand = hand_in(first);
  std::uint64_t played = 0;  // by place in the hand
  for (const std::string_view move : moves_of_round(match, seat))
    if (const auto card = Scan::to_number(move); card && hand.has(static_cast<Card>(*card)))
      played |= std::uint64_t{1} << hand.count_below(static_cast<Card>(*card));
  ByteWriter out;
  out.text(kind_of(*setup.game, setup.options).name);
  out.text(about.name);
  out.number(static_cast<std::uint64_t>(seat));
  out.number(about.look.face);
  out.number(about.look.colour);
  out.number(about.tag);
  out.number(first + 1);
  out.number(played);
  out.number(static_cast<std::uint64_t>(hand.size()));
  for (std::size_t round = first; round < first + kCodeRounds; ++round) {
    const std::uint64_t number = hand_number(hand_in(round));
    for (std::size_t byte = kHandBytes; byte-- > 0;)
      out.raw(std::string(1, static_cast<char>((number >> (8 * byte)) & 0xffu)));
  }
  return seal_link('h', out.take());
}

Result<ShownCard> read_shown_card(std::string_view text) {
  constexpr std::string_view kHead = "TB1";
  const Error strange{msg("shared.phone_strange"), "code"};
  if (text.size() != 13 || !text.starts_with(kHead)) return strange;
  const auto seat = base36(text.substr(3, 1)), round = base36(text.substr(4, 2));
  const auto played = base36(text.substr(6, 1)), tag = base36(text.substr(10, 3));
  if (!seat || !round || !played || !tag || *seat >= kMaxSeats) return strange;
  // Leading zeros are part of a code and of no number.
  int value = 0;
  for (const char c : text.substr(7, 3)) {
    if (c < '0' || c > '9') return strange;
    value = value * 10 + (c - '0');
  }
  return ShownCard{seat_at(static_cast<int>(*seat)), static_cast<int>(*round),
                   static_cast<int>(*played), value, *tag};
}

int cards_played(const Match& match, Seat seat) {
  const auto moves = moves_of_round(match, seat);
  return static_cast<int>(std::count_if(moves.begin(), moves.end(), [](std::string_view move) {
    return Scan::to_number(move).has_value();
  }));
}

}  // namespace tablee
