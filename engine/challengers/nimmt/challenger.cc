#include "challengers/nimmt/challenger.h"

#include "bots/level.h"
#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "bots/plain_bots.h"
#include "games/nimmt/game.h"
#include "nimmt_master_weights.h"

namespace tablee::nimmt::challengers {
namespace {

// It is not for a page: unless told otherwise it takes its time.
constexpr int kPlayouts = 4000, kPerMs = 100;

template <class Table>
int best_move(const View& v, const Question& q) {
  CardSearch<Table> search(v, q.history, Objective(v.pub.options.players, v.viewer),
                           net_of_master(), iterations_of(q.budget, kPerMs, kPlayouts),
                           mix(q.noise), true, Guess::only(Style::searcher));
  while (!search.step(1000)) {
  }
  return search.place(search.best());
}

}  // namespace

const Net& net_of_master() {
  static const Net net = [] {
    Net made = trained_net();
    fill_layer(made.others, kNimmtMasterWeights);
    return made;
  }();
  return net;
}

std::unique_ptr<Thinking> ask(const Question& q) {
  const View& v = static_cast<const ViewOf<Game>&>(*q.view).view;
  const bool known = v.pub.phase == Phase::choose || v.pub.phase == Phase::take_row;
  if (q.legal.size() == 1 || v.pub.options.special || !known) return ask_random(q);
  const int move =
      v.pub.options.profi ? best_move<TwoEndedRows>(v, q) : best_move<PackedRows>(v, q);
  return std::make_unique<Answered>(Decision{q.legal[static_cast<std::size_t>(move)], {}});
}

}  // namespace tablee::nimmt::challengers
