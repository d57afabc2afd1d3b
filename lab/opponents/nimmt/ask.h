#pragma once
// Opponents of 6 qui prend as bots. They get a view and never a history. At tables with drafts or
// special cards they draft and place special cards at random.

#include "bots/plain_bots.h"
#include "games/nimmt/game.h"
#include "lab/opponents/nimmt/rules.h"

namespace tablee::nimmt::opponents {

// `Choose` is a type whose choose(sight, question) returns the index of the move among the legal
// ones, which are cards in ascending order or rows in the rules' order.
template <class Choose>
std::unique_ptr<Thinking> ask(const Question& q) {
  const View& v = static_cast<const ViewOf<Game>&>(*q.view).view;
  const bool known = v.pub.phase == Phase::choose || v.pub.phase == Phase::take_row;
  if (q.legal.size() == 1 || v.pub.options.special || !known) return ask_random(q);
  const int move = v.pub.options.profi ? Choose::choose(sight_of<TwoEndedRows>(v), q)
                                       : Choose::choose(sight_of<PackedRows>(v), q);
  return std::make_unique<Answered>(Decision{q.legal[move], {}});
}

// An opponent that searches; a budget of iterations limits the playouts of a move.
template <class Search, Search kSearch, std::uint64_t kSeed>
struct Searches {
  template <class Table>
  static int choose(const Sight<Table>& sight, const Question& q) {
    Search search = kSearch;
    if (q.budget.iterations > 0) search.playouts = std::min(search.playouts, q.budget.iterations);
    return search.choose(sight, mix(q.noise ^ kSeed));
  }
};

// An opponent that follows a rule for cards; it takes the cheapest row.
template <int (*kRule)(const Candidates&, Rng&)>
struct Follows {
  template <class Table>
  static int choose(const Sight<Table>& sight, const Question& q) {
    Rng rng(q.noise);
    if (sight.queue.empty()) return kRule(candidates(sight), rng);
    const auto at = std::find(sight.place.begin(), sight.place.end(), cheapest(sight.rows));
    return static_cast<int>(at - sight.place.begin());
  }
};

}  // namespace tablee::nimmt::opponents
