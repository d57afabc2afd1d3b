#include "bots/nimmt/levels.h"

#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"

namespace tablee::nimmt {
namespace {

// Cards that the network weighs in a millisecond, as wasm on the machine of docs/ARENA.md, and the
// most playouts that change anything.
constexpr int kCardsPerMs = 7000;
constexpr int kMostPlayouts = 4000;

const View& view_in(const Question& q) { return static_cast<const ViewOf<Game>&>(*q.view).view; }

// What the network and its search know how to decide.
bool searchable(const View& v) {
  return !v.pub.options.special && (v.pub.phase == Phase::choose || v.pub.phase == Phase::take_row);
}

// Playouts that fit into a millisecond: each weighs every card of every hand at every trick to
// come.
int playouts_per_ms(const View& v) {
  const int left = v.hand.size();
  return std::max(1, kCardsPerMs / std::max(1, v.pub.options.players * left * (left - 1) / 2));
}

template <class Table>
class Master final : public Thinking {
 public:
  explicit Master(const Question& q)
      : question_(q),
        search_(view_in(q), even_aim(view_in(q).pub.options.players, view_in(q).viewer),
                trained_net(), iterations_of(q.budget, playouts_per_ms(view_in(q)), kMostPlayouts),
                mix(q.noise)) {}

  bool step(int ms) override {
    return search_.step(std::max(1, ms) * playouts_per_ms(view_in(question_)));
  }
  Decision decision() const override {
    // The best move costs the heads expected with it; any other as much more as it does worse
    // against the others.
    Decision d;
    const int best = search_.best();
    const int heads = search_.own_heads(best);
    for (int m = 0; m < search_.moves(); ++m) {
      const auto worse = static_cast<int>((search_.cost(m) - search_.cost(best)) * 1000 / 256);
      d.evaluations.push_back({question_.legal[static_cast<std::size_t>(m)],
                               m == best ? heads : heads + std::max(worse, 1),
                               {}});
    }
    d.move = question_.legal[static_cast<std::size_t>(best)];
    return d;
  }

 private:
  const Question& question_;
  CardSearch<Table> search_;
};

}  // namespace

std::unique_ptr<Thinking> ask_dreamer(const Question& q) {
  const View& v = view_in(q);
  if (v.pub.phase != Phase::choose) return ask_policy<Game, 0>(q);
  Decision d;
  int nearest = 1000;
  std::size_t i = 0;
  for (const Card c : v.hand) {
    const Spot spot = find_spot(v.pub.rows, c, v.pub.options.profi != 0, blocked_rows(v.pub));
    int gap = 200 + c;
    if (!spot.too_low()) {
      const Row& row = v.pub.rows[static_cast<std::size_t>(spot.row)];
      gap = spot.left ? row.front() - c : c - row.back();
    }
    if (gap < nearest) {
      nearest = gap;
      d.move = q.legal[i];
    }
    ++i;
  }
  return std::make_unique<Answered>(std::move(d));
}

std::unique_ptr<Thinking> ask_cunning(const Question& q) {
  const View& v = view_in(q);
  if (!searchable(v) || v.pub.phase != Phase::choose) return ask_policy<Game, 1>(q);
  Decision d;
  d.move = std::to_string(v.pub.options.profi ? glance<Spans>(v, trained_net())
                                              : glance<Lanes>(v, trained_net()));
  return std::make_unique<Answered>(std::move(d));
}

std::unique_ptr<Thinking> ask_master(const Question& q) {
  const View& v = view_in(q);
  // One legal move needs no thought; what the network does not know is weighed as `cautious` does.
  if (!searchable(v) || q.legal.size() == 1) return ask_policy<Game, 1>(q);
  if (v.pub.options.profi) return std::make_unique<Master<Spans>>(q);
  return std::make_unique<Master<Lanes>>(q);
}

}  // namespace tablee::nimmt
