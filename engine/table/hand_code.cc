#include "table/hand_code.h"

#include <algorithm>

#include "core/scan.h"
#include "table/link.h"
#include "table/round_events.h"

namespace tablee {
namespace {

std::size_t bytes_of_hand(int size) { return size > 10 ? 7 : 6; }

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

// The number of a card as records write it.
std::optional<Card> numbered(std::string_view text) {
  const auto number = Scan::to_number(text);
  if (!number || *number < 1 || *number > kCodeCards) return std::nullopt;
  return static_cast<Card>(*number);
}

// What a seat has of the current round.
struct Holding {
  CardSet hand, put_down;
  std::vector<std::string> others;  // cards without a number
};

Holding holding_in_round(const Match& match, const AnyView& view) {
  Holding all;
  CardSet held;
  for (const HeldCard& card : view.held_cards()) {
    if (const auto number = numbered(card.card.text))
      held.add(*number);
    else
      all.others.push_back(card.card.text);
  }
  const std::string_view instead = match.setup().game->presentation().instead;
  for (std::string_view move : moves_of_round(match, view.viewer())) {
    if (!instead.empty() && move.starts_with(instead)) move.remove_prefix(instead.size() + 1);
    if (const auto card = numbered(move)) all.put_down.add(*card);
  }
  all.hand = all.put_down | held;
  all.put_down -= held;  // also one that came back
  return all;
}

// The hand of that seat in a round to come, from 0; nothing where it depends on what is played.
std::optional<CardSet> hand_to_come(const Match& match, Seat seat, std::size_t round) {
  const auto alone = dealt(match, round);
  if (!alone || !alone->state().open_view(seat)->needs_secret()) return std::nullopt;
  CardSet hand;
  for (const HeldCard& card : alone->state().view(seat)->held_cards()) {
    const auto number = numbered(card.card.text);
    if (!number) return std::nullopt;
    hand.add(*number);
  }
  return hand;
}

// The round, from 0, with which a code written now begins.
std::size_t first_round_in_code(const Match& match) {
  return match.record().deals.size() - (match.needs_deal() ? 0 : 1);
}

// Has everybody a hand?
bool hands_complete(const Match& match) {
  if (match.needs_deal()) return hand_to_come(match, 0, first_round_in_code(match)).has_value();
  return match.state().open_view(0)->needs_secret() || cards_played(match, 0) > 0;
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

ByCode dealt_by_code(const Match& match) {
  if (match.over() || match.record().deals.empty()) return ByCode::never;
  if (!match.setup().game->presentation().hands) return ByCode::no_hands;
  return hands_complete(match) ? ByCode::now : ByCode::later;
}

std::size_t last_round_in_code(const Match& match) {
  std::size_t round = first_round_in_code(match) + 1;
  const std::size_t most = round + kCodeRounds - 1;
  while (round < most && hand_to_come(match, 0, round)) ++round;
  return round;
}

int secret_draws(const Match& match, Seat seat) {
  const std::string_view draws = match.setup().game->presentation().draws;
  if (draws.empty()) return 0;
  const auto& moves = match.record().moves;
  return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const PlayedMove& move) {
    return move.seat == seat && move.text.starts_with(draws);
  }));
}

std::uint64_t hand_number(const CardSet& hand) {
  std::uint64_t number = 0;
  int k = 0;
  for (const Card card : hand) number += choose(card - 1, ++k);
  return number;
}

std::string write_hand_code(const Match& match, const AnyView& view, const HandCode& about) {
  const Seat seat = view.viewer();
  const std::size_t first = first_round_in_code(match), last = last_round_in_code(match);
  const Setup& setup = match.setup();
  Holding now;
  if (!setup.game->presentation().hands)
    now = {};
  else if (match.needs_deal())
    now.hand = *hand_to_come(match, seat, first);
  else
    now = holding_in_round(match, view);
  std::uint64_t played = 0;  // by place in the hand
  for (const Card card : now.put_down) played |= std::uint64_t{1} << now.hand.count_below(card);
  ByteWriter out;
  out.text(kind_of(*setup.game, setup.options).name);
  out.text(about.name);
  out.number(static_cast<std::uint64_t>(seat));
  out.number(about.look.face);
  out.number(about.look.colour);
  out.number(about.tag);
  out.number(first + 1);
  out.number(played);
  const int size = now.hand.size();
  out.number(static_cast<std::uint64_t>(size));
  out.number(last - first);
  for (std::size_t round = first; round < last; ++round) {
    const std::uint64_t number =
        hand_number(round == first ? now.hand : *hand_to_come(match, seat, round));
    for (std::size_t byte = bytes_of_hand(size); byte-- > 0;)
      out.raw(std::string(1, static_cast<char>((number >> (8 * byte)) & 0xffu)));
  }
  out.number(now.others.size());
  for (const std::string& card : now.others) out.text(card);
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
