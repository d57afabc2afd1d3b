#include "table/move_code.h"

#include <algorithm>

namespace tablee {
namespace {

struct Digit {
  std::uint32_t value;
  std::uint32_t radix;
};

void trim(std::vector<std::uint32_t>& words) {
  while (!words.empty() && words.back() == 0) words.pop_back();
}

std::vector<Seat> seats_of(SeatSet set) {
  std::vector<Seat> seats;
  for (const Seat seat : set) seats.push_back(seat);
  return seats;
}

template <class List, class Item>
Digit place_in(const List& list, const Item& item) {
  const auto at = std::find(list.begin(), list.end(), item);
  assert(at != list.end());
  return {static_cast<std::uint32_t>(at - list.begin()), static_cast<std::uint32_t>(list.size())};
}

}  // namespace

std::string code_moves(const Record& record) {
  std::vector<Digit> digits;
  auto match = Match::start(record.setup, record.deals);
  assert(match.ok());
  for (const PlayedMove& move : record.moves) {
    while (match->needs_deal()) {
      const Status dealt = match->deal();
      assert(dealt.ok());
    }
    digits.push_back(place_in(seats_of(match->to_act()), move.seat));
    digits.push_back(place_in(match->state().view(move.seat)->legal_moves(), move.text));
    const Status played = match->play(move.seat, move.text);
    assert(played.ok());
  }
  // The first move is the lowest digit.
  std::vector<std::uint32_t> words;
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
    std::uint64_t carry = digit->value;
    for (std::uint32_t& word : words) {
      carry += std::uint64_t{word} * digit->radix;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    if (carry) words.push_back(static_cast<std::uint32_t>(carry));
  }
  std::string bytes;
  for (const std::uint32_t word : words)
    for (int shift = 0; shift < 32; shift += 8)
      bytes.push_back(static_cast<char>((word >> shift) & 0xffu));
  while (!bytes.empty() && bytes.back() == '\0') bytes.pop_back();
  return bytes;
}

MoveDecoder::MoveDecoder(std::string_view bytes) : words_((bytes.size() + 3) / 4, 0) {
  for (std::size_t i = 0; i < bytes.size(); ++i)
    words_[i / 4] |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * (i % 4));
  trim(words_);
}

std::uint32_t MoveDecoder::digit(std::uint32_t radix) {
  std::uint64_t rest = 0;
  for (auto word = words_.rbegin(); word != words_.rend(); ++word) {
    rest = (rest << 32) | *word;
    *word = static_cast<std::uint32_t>(rest / radix);
    rest %= radix;
  }
  trim(words_);
  return static_cast<std::uint32_t>(rest);
}

bool MoveDecoder::play(Match& match) {
  const std::vector<Seat> seats = seats_of(match.to_act());
  if (seats.empty()) return false;
  const Seat seat = seats[digit(static_cast<std::uint32_t>(seats.size()))];
  const auto legal = match.state().view(seat)->legal_moves();
  if (legal.empty()) return false;
  return match.play(seat, legal[digit(static_cast<std::uint32_t>(legal.size()))]).ok();
}

}  // namespace tablee
