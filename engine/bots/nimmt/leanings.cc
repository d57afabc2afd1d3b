#include "bots/nimmt/leanings.h"

#include <algorithm>
#include <cstdlib>

#include "games/any_game_of.h"

namespace tablee {
namespace {

using namespace nimmt;

// The mean of the cards that the others showed last; 0 before the first trick of a round.
int mean_of_last(const Question& q, Seat viewer) {
  const auto& all = q.history;
  for (auto e = all.rbegin(); e != all.rend() && !e->ends_round(); ++e) {
    if (e->kind != "reveal" || e->per_seat.size() < 2) continue;
    int sum = 0;
    for (std::size_t i = 0; i < e->per_seat.size(); ++i)
      if (static_cast<Seat>(i) != viewer) sum += e->per_seat[i];
    return sum / static_cast<int>(e->per_seat.size() - 1);
  }
  return 0;
}

// A habit looks at a card and where it would go, and says how much it dislikes that.
struct Habit {
  const View& view;
  Character character;
  int crowd;  // mean_of_last

  int rank(Card card) const {
    const int others = std::max(1, view.hand.size() - 1);
    return kDislike * view.hand.count_below(card) / others;
  }
  int dislike(Card card) const {
    const Public& pub = view.pub;
    const Spot spot = find_spot(pub.rows, card, pub.options.profi != 0, blocked_rows(pub));
    const Row* row = spot.too_low() ? nullptr : &pub.rows[spot.row];
    constexpr int kFar = 30;  // numbers; gaps beyond are alike
    switch (character) {
      case Character::squirrel:
        return kDislike - rank(card);
      case Character::mouse:
        return rank(card);
      case Character::magpie: {
        const int gap = !row ? kFar : spot.left ? row->front() - card : card - row->back();
        return kDislike * std::min(gap, kFar) / kFar;
      }
      case Character::pig:
        return kDislike - kDislike * (row ? length(*row) : 0) / kRowCapacity;
      case Character::tortoise:
        return kDislike * (row ? length(*row) : kRowCapacity) / kRowCapacity;
      case Character::parrot:
        return crowd == 0 ? 0 : std::min(kDislike, kDislike * std::abs(card - crowd) / kFar / 2);
      case Character::goat:
        return view.pub.pile[view.viewer].empty() ? 0 : kDislike - kDislike * (heads(card) - 1) / 4;
      case Character::chick:
        return 0;
    }
    return 0;
  }
  static int length(const Row& row) { return std::min(kRowCapacity, static_cast<int>(row.size())); }
};

}  // namespace

void Leanings<Game>::lean(Character character, const Question& question, Dislikes& dislikes) {
  dislikes.clear();
  const View& view = static_cast<const ViewOf<Game>&>(*question.view).view;
  if (view.pub.phase != Phase::choose) return;
  const Habit habit{view, character, mean_of_last(question, view.viewer)};
  for (const Card card : view.hand)
    dislikes.push_back(std::clamp(habit.dislike(card), 0, kDislike));
}

}  // namespace tablee
