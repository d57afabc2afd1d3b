#include "bots/nothanks/leanings.h"

#include <algorithm>
#include <cstdlib>

#include "games/any_game_of.h"

namespace tablee {
namespace {

using namespace nothanks;

// The distance from the card to the nearest one of those; kCards where there are none.
int distance(const CardSet& cards, Card card) {
  int nearest = kCards;
  for (const Card other : cards) nearest = std::min(nearest, std::abs(other - card));
  return nearest;
}

// How much a character would rather refuse than take, −kDislike … kDislike.
int refusal(Character character, const View& view) {
  const Public& pub = view.pub;
  const Seat me = view.viewer;
  const int players = pub.options.players;
  switch (character) {
    case Character::squirrel:
      return -kDislike * std::min(pub.pot, 4) / 4;
    case Character::mouse: {
      constexpr int kMiddle = (kLowest + kHighest) / 2;
      return kDislike * (pub.card - kMiddle) / (kHighest - kMiddle);
    }
    case Character::magpie: {
      if (pub.taken[me].empty()) return 0;
      const int away = distance(pub.taken[me], pub.card);
      return away <= 3 ? -kDislike * (4 - away) / 3 : kDislike;
    }
    case Character::pig:
      return kDislike;
    case Character::tortoise: {
      const int usual = pub.options.chips() / 2;
      return std::clamp(kDislike * (pub.chips[me] - usual) / usual, -kDislike, kDislike);
    }
    case Character::parrot: {
      int others = 0;
      for (int seat = 0; seat < players; ++seat)
        if (seat != me) others += pub.taken[seat].size();
      const int more = pub.taken[me].size() * (players - 1) - others;
      return std::clamp(kDislike * more / (players - 1), -kDislike, kDislike);
    }
    case Character::goat: {
      int nearest = kCards;
      for (int seat = 0; seat < players; ++seat)
        if (seat != me) nearest = std::min(nearest, distance(pub.taken[seat], pub.card));
      return nearest <= 2 ? -kDislike * (3 - nearest) / 2 : kDislike / 2;
    }
    case Character::chick:
      return 0;
  }
  return 0;
}

}  // namespace

void Leanings<Game>::lean(Character character, const Question& question, Dislikes& dislikes) {
  dislikes.clear();
  const View& view = static_cast<const ViewOf<Game>&>(*question.view).view;
  const int rather = refusal(character, view);
  for (const std::string& move : question.legal)
    dislikes.push_back(std::max(0, move == move_text({true}) ? rather : -rather));
}

}  // namespace tablee
