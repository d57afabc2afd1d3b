#pragma once
// Opponents of 6 qui prend as bots. They are asked with a view alone, never with a history. Who
// plays with drafted hands or special cards finds them drafting and placing by dice.

#include "bots/plain_bots.h"
#include "games/nimmt/game.h"
#include "lab/opponents/nimmt/rules.h"

namespace tablee::nimmt::opponents {

// `Choose` is a type whose choose(sight, question) gives the place of the chosen move among the
// legal ones, which are cards in ascending order or rows in the rules'.
template <class Choose>
std::unique_ptr<Thinking> ask(const Question& q) {
  const View& v = static_cast<const ViewOf<Game>&>(*q.view).view;
  const bool known = v.pub.phase == Phase::choose || v.pub.phase == Phase::take_row;
  if (q.legal.size() == 1 || v.pub.options.special || !known) return ask_random(q);
  const int move = v.pub.options.profi ? Choose::choose(sight_of<TwoEndedRows>(v), q)
                                       : Choose::choose(sight_of<PackedRows>(v), q);
  return std::make_unique<Answered>(Decision{q.legal[move], {}});
}

// One that searches; a budget of iterations bounds the playouts of a move.
template <class Search, Search kSearch, std::uint64_t kSeed>
struct Searches {
  template <class Table>
  static int choose(const Sight<Table>& sight, const Question& q) {
    Search search = kSearch;
    if (q.budget.iterations > 0) search.playouts = std::min(search.playouts, q.budget.iterations);
    return search.choose(sight, mix(q.noise ^ kSeed));
  }
};

// One that follows a rule for cards; it takes the cheapest row.
template <int (*kRule)(const Looks&, Rng&)>
struct Follows {
  template <class Table>
  static int choose(const Sight<Table>& sight, const Question& q) {
    Rng rng(q.noise);
    if (sight.queue.empty()) return kRule(looks(sight), rng);
    const auto at = std::find(sight.place.begin(), sight.place.end(), cheapest(sight.rows));
    return static_cast<int>(at - sight.place.begin());
  }
};

}  // namespace tablee::nimmt::opponents
