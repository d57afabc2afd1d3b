#include "bots/nothanks/levels.h"

#include <algorithm>
#include <climits>

#include "bots/nothanks/endgame.h"
#include "bots/nothanks/fitted.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/search.h"
#include "bots/plain_bots.h"

namespace tablee::nothanks {
namespace {

// The number of playouts that fit into a millisecond, as wasm on the machine of docs/ARENA.md.
constexpr int kPerMs = 600;
constexpr int kMasterPlayouts = 20'000;
constexpr int kSearcherPlayouts = 64;

const View& view_of(const Question& q) { return static_cast<const ViewOf<Game>&>(*q.view).view; }

// A decision with these costs in thousandths of a point, in the order of the legal moves.
Decision decide(const Question& q, int take, int refuse) {
  Decision d;
  for (const std::string& move : q.legal)
    d.evaluations.push_back({move, move_text({true}) == move ? take : refuse});
  d.move = q.legal.size() == 1 || take <= refuse ? q.legal.front() : q.legal.back();
  return d;
}

template <int N>
Kernel<N> table_of(const Public& p) {
  Kernel<N> table;
  table.load(p);
  return table;
}

// Replays the history as far as it is possible, because it may come from an untrusted source.
template <int N>
StyleCounter<N> observe(std::span<const Event> history) {
  StyleCounter<N> counter;
  for (const Event& e : history) {
    bool sound = true;
    if (e.kind == "deal")
      sound = e.seat >= 0 && e.seat < N && counter.deal(e.seat);
    else if (e.kind == "turn_up")
      sound = counter.turn_up(e.field("card"));
    else if (e.kind == "no")
      sound = counter.refuse(e.seat);
    else if (e.kind == "take")
      sound = counter.take(e.seat);
    if (!sound) break;
  }
  return counter;
}

Decision decide(const Question& q, const Outlook& outlook) {
  // The better move costs the expected points; the other costs more by the difference of the
  // chances, with a point counted as about two in a hundred wins.
  constexpr int kPointsOfWin = 50;
  const auto& [take, refuse] = outlook;
  const int score = 10 * (outlook.takes() ? take : refuse).score;
  const int lost = kPointsOfWin * std::abs(take.worth - refuse.worth);
  return outlook.takes() ? decide(q, score, score + lost + 1) : decide(q, score + lost, score);
}

// The same choice, with the points that people are shown: those that each move costs on average.
Decision advise(const Question& q, const Outlook& outlook) {
  const int take = 10 * outlook.take.score, refuse = 10 * outlook.refuse.score;
  Decision d = outlook.takes() ? decide(q, take, std::max(refuse, take + 1))
                               : decide(q, std::max(take, refuse + 1), refuse);
  for (Evaluation& e : d.evaluations) {
    const bool taken = e.move == move_text({true});
    e.forced = (taken ? outlook.take : outlook.refuse).forced;
    if (!taken) e.others = outlook.refuse.others;
  }
  return d;
}

template <int N>
class Master final : public Thinking {
 public:
  Master(const Question& q, const Position<N>& position, const StyleCounter<N>& counter,
         int playouts, bool advice)
      : question_(q), search_(position, counter, playouts, advice), advice_(advice) {}

  bool step(int) override { return search_.step(); }
  Decision decision() const override {
    if (search_.playouts() == 0) return decide(question_, 0, 0);
    return advice_ ? advise(question_, search_.outlook()) : decide(question_, search_.outlook());
  }

 private:
  const Question& question_;
  Search<N> search_;
  bool advice_;
};

template <int N>
Position<N> position_of(const Public& p) {
  Position<N> here{table_of<N>(p), p.card, p.pile, {}};
  std::copy_n(p.totals.begin(), N, here.stake.totals.begin());
  here.stake.rounds_left = p.options.rounds - p.round;
  return here;
}

}  // namespace

std::unique_ptr<Thinking> ask_style(const Question& q, const Style& style) {
  const Public& p = view_of(q).pub;
  return with_players(p.options.players, [&]<int N>() -> std::unique_ptr<Thinking> {
    const Kernel<N> table = table_of<N>(p);
    const Offer<N> offer(table, p.card, p.pile);
    const int cost = price(style, table, offer, p.actor) - kUnit * p.pot -
                     style.bear[chips_index(table.chips_after(0))];
    // A style that would take but lets the card collect chips has no preference in points.
    const bool milked = cost <= 0 && milks(style, table, offer);
    return std::make_unique<Answered>(decide(q, milked ? 1 : cost * 1000 / kUnit, 0));
  });
}

std::unique_ptr<Thinking> ask_searcher(const Question& q) {
  const Public& p = view_of(q).pub;
  return with_players(p.options.players, [&]<int N>() -> std::unique_ptr<Thinking> {
    constexpr Style kEverybody = threshold(8);
    Styles<N> styles;
    styles.fill(&kEverybody);
    const Offer<N> offer(table_of<N>(p), p.card, p.pile);
    FixedVector<Card, kCards> unseen;
    for (CardBits bits = offer.unseen; bits != 0; bits &= bits - 1)
      unseen.push_back(static_cast<Card>(std::countr_zero(bits)));
    Rng rng(q.noise);
    std::array<int, 2> costs{};
    for (int i = 0; i < kSearcherPlayouts; ++i) {
      rng.shuffle(unseen.span());
      for (const bool take : {true, false}) {
        Kernel<N> table = table_of<N>(p);
        if (take) {
          table.take(p.card);
        } else {
          if (!table.can_refuse(1)) continue;
          table.refuse(1);
          play_card<N>(table, offer, styles);
        }
        play_cards<N>(table, {unseen.begin(), static_cast<std::size_t>(p.pile)}, styles);
        // Compared with the best of the other costs.
        int best = INT_MAX;
        for (int s = 0; s < N; ++s)
          if (s != p.actor) best = std::min(best, table.score(s));
        costs[take ? 0 : 1] += table.score(p.actor) - best;
      }
    }
    return std::make_unique<Answered>(
        decide(q, costs[0] * 1000 / kSearcherPlayouts, costs[1] * 1000 / kSearcherPlayouts));
  });
}

std::unique_ptr<Thinking> ask_dreamer(const Question& q) { return ask_style(q, kDreamer); }
std::unique_ptr<Thinking> ask_hasty(const Question& q) { return ask_style(q, kHasty); }
std::unique_ptr<Thinking> ask_cautious(const Question& q) { return ask_style(q, kCautious); }

std::unique_ptr<Thinking> ask_cunning(const Question& q) {
  // For each number of players the first fitted style is the one against the whole pool.
  for (const FittedStyle& fitted : kFitted)
    if (fitted.players == view_of(q).pub.options.players) return ask_style(q, fitted.style);
  return ask_style(q, kCautious);
}

namespace {

std::unique_ptr<Thinking> ask_search(const Question& q, bool advice) {
  if (q.legal.size() == 1) return std::make_unique<Answered>(decide(q, 0, 0));
  const int playouts = iterations_of(q.budget, kPerMs, kMasterPlayouts);
  return with_players(view_of(q).pub.options.players, [&]<int N>() -> std::unique_ptr<Thinking> {
    const Position<N> here = position_of<N>(view_of(q).pub);
    const StyleCounter<N> counter = observe<N>(q.history);
    if (here.left <= kSolved) {
      const Outlook outlook = Endgame<N>(here, counter).solve();
      return std::make_unique<Answered>(advice ? advise(q, outlook) : decide(q, outlook));
    }
    // The policy chooses at once; the values of the moves are only computed for advice.
    if (!advice && !counter.knows_others(here.table.actor())) {
      const Offer<N> offer(here.table, here.card, here.left);
      const int odds = policy_odds(built_in_policy(), policy_inputs(here.table, offer));
      return std::make_unique<Answered>(decide(q, policy_outlook(odds)));
    }
    return std::make_unique<Master<N>>(q, here, counter, playouts, advice);
  });
}

}  // namespace

std::unique_ptr<Thinking> ask_master(const Question& q) { return ask_search(q, false); }
std::unique_ptr<Thinking> ask_adviser(const Question& q) { return ask_search(q, true); }

}  // namespace tablee::nothanks
