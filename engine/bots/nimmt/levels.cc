#include "bots/nimmt/levels.h"

#include <algorithm>

#include "bots/nimmt/draft.h"
#include "bots/nimmt/endgame.h"
#include "bots/nimmt/search.h"
#include "bots/nimmt/special_search.h"
#include "bots/nimmt/weights.h"
#include "bots/rule_playouts.h"
#include "games/nimmt/special_policies.h"

namespace tablee::nimmt {
namespace {

// The number of cards that the network evaluates in a millisecond, as wasm on the machine of
// docs/ARENA.md, and the number of playouts beyond which more have no effect.
constexpr int kCardsPerMs = 7000;
constexpr int kMostPlayouts = 4000;
// The number of positions of an ending that are examined in a millisecond, measured likewise; the
// number that replaces one playout; and the maximum.
constexpr int kPositionsPerMs = 7000;
constexpr int kPositionsAPlayout = 350;
constexpr int kMostPositions = 3'000'000;

const View& view_in(const Question& q) { return static_cast<const ViewOf<Game>&>(*q.view).view; }

// The playouts that fit into a millisecond: each evaluates every card of every hand at every trick
// left.
int playouts_per_ms(const View& v, int left) {
  return std::max(1, kCardsPerMs / std::max(1, v.pub.options.players * left * (left - 1) / 2));
}
int playouts_per_ms(const View& v) { return playouts_per_ms(v, v.hand.size()); }
// The same for playouts of whole hands.
int hands_per_ms(const View& v) { return playouts_per_ms(v, kHandSize); }

// With special cards, placing each card takes time too.
int special_playouts_per_ms(const View& v) {
  constexpr int kSpecialCardsPerMs = 12'000;
  constexpr int kAPlacement = 2;
  const int left = v.hand.size();
  return std::max(
      1, kSpecialCardsPerMs /
             (v.pub.options.players * std::max(1, left * (left - 1) / 2 + kAPlacement * left)));
}

// The playouts by the rules that fit: each asks the policy for every seat at every trick, and at
// every placement where a seat holds special cards.
int rule_playouts_per_ms(const View& v) {
  constexpr int kDecisionsPerMs = 900;
  return std::max(1, kDecisionsPerMs / (2 * v.pub.options.players * std::max(1, v.hand.size())));
}

// What a search is asked for: the best move alone, or the cost of each move.
struct SearchRequest {
  bool match = true;    // plays for the match, not for the deal alone
  bool advice = false;  // tries all moves alike
  bool chance = false;  // the match's objective weighs the chance to win
};

Objective objective_of(const Question& q, const SearchRequest& request) {
  const View& v = view_in(q);
  // Before the last round with special cards, the match depends on heads alone.
  const bool early = v.pub.options.special && v.pub.round < kSpecialRounds;
  return request.match && !early ? Objective(v) : Objective(v.pub.options.players, v.viewer);
}

SearchRequest with_chance(SearchRequest request, const Objective& objective) {
  request.chance = objective.for_match();
  return request;
}

// Presents any of the searches as a bot at work.
template <class Search>
class Searching final : public Thinking {
 public:
  template <class... Args>
  Searching(const Question& q, const SearchRequest& request, int playouts_per_ms,
            const Args&... args)
      : question_(q), request_(request), playouts_per_ms_(playouts_per_ms), search_(args...) {}

  bool step(int ms) override { return search_.step(std::max(1, ms) * playouts_per_ms_); }
  const Search& search() const { return search_; }
  // The best move costs the expected heads; any other costs as much more as it does worse. Moves
  // that were not worth trying have no known cost and are left out.
  Decision decision() const override {
    const int best = search_.best();
    std::vector<int> move_at(question_.legal.size(), -1);
    for (int m = 0; m < search_.moves(); ++m) move_at[search_.place(m)] = m;
    Decision d;
    for (std::size_t i = 0; i < move_at.size(); ++i) {
      const int m = move_at[i];
      if (m < 0) continue;
      const std::int64_t more = (search_.cost(m) - search_.cost(best)) * 1000 / Search::kUnit;
      std::int64_t worse = m == best ? 0 : std::max<std::int64_t>(more, 1);
      // People are shown their own heads alone; the choice stays the same.
      if (request_.advice && !request_.chance && m != best)
        worse = std::max(1, search_.own(m) - search_.own(best));
      Evaluation e{question_.legal[i], static_cast<int>(search_.own(best) + worse)};
      if (request_.chance)
        e.chance = static_cast<int>(
            std::min<std::int64_t>(1000, worse * Search::kUnit / (1000 * Objective::kWinWeight)));
      if constexpr (requires { search_.now(0); }) {
        e.now = search_.now(m);
        e.later = search_.own(m) - e.now;
        e.takes = search_.takes(m);
      }
      if constexpr (requires { search_.kept(0, 0); }) {
        for (const int k : move_at)
          if (request_.advice && k >= 0 && search_.kept(m, k) >= 0)
            e.kept.push_back(static_cast<std::int8_t>(std::min(search_.kept(m, k), kMostKept)));
      }
      d.evaluations.push_back(std::move(e));
    }
    d.move = question_.legal[search_.place(best)];
    return d;
  }

 private:
  const Question& question_;
  const SearchRequest request_;
  const int playouts_per_ms_;
  Search search_;
};

// The searches that use the network; those for choosing cards also need the history.
template <class Search, class... History>
std::unique_ptr<Thinking> ask_net(const Question& q, const SearchRequest& request, int per_ms,
                                  const History&... history) {
  const Objective objective = objective_of(q, request);
  return std::make_unique<Searching<Search>>(
      q, with_chance(request, objective), per_ms, view_in(q), history..., objective, trained_net(),
      iterations_of(q.budget, per_ms, kMostPlayouts), mix(q.noise), !request.advice);
}

template <class Table>
std::unique_ptr<Thinking> ask_net_at(const Question& q, const SearchRequest& request) {
  const View& v = view_in(q);
  return v.pub.phase == Phase::draft
             ? ask_net<DraftSearch<Table>>(q, request, hands_per_ms(v))
             : ask_net<CardSearch<Table>>(q, request, playouts_per_ms(v), q.history);
}

// Solves the end of the round; where that takes too long, searches instead.
template <class Table>
class Solving final : public Thinking {
 public:
  Solving(const Question& q, const SearchRequest& request)
      : question_(q),
        request_(request),
        solving_(q, with_chance(request, objective_of(q, request)), kPositionsPerMs, view_in(q),
                 objective_of(q, request),
                 iterations_of({q.budget.ms, q.budget.iterations * kPositionsAPlayout},
                               kPositionsPerMs, kMostPositions),
                 mix(q.noise)) {}

  bool step(int ms) override {
    if (!searching_ && !solving_.step(ms)) return false;
    if (!solving_.search().given_up()) return true;
    if (!searching_) searching_ = ask_net_at<Table>(question_, request_);
    return searching_->step(ms);
  }
  Decision decision() const override {
    return searching_ ? searching_->decision() : solving_.decision();
  }

 private:
  const Question& question_;
  const SearchRequest request_;
  Searching<EndSearch<Table>> solving_;
  std::unique_ptr<Thinking> searching_;
};

std::unique_ptr<Thinking> ask_rules(const Question& q, const SearchRequest& request,
                                    const PlayoutPlan<Game>& plan) {
  const View& v = view_in(q);
  return std::make_unique<Searching<RulePlayouts<Game>>>(
      q, request, rule_playouts_per_ms(v), before_the_others(v), Policies<Game>::kAll[1], plan,
      mix(q.noise));
}

template <class Table>
std::unique_ptr<Thinking> ask_table(const Question& q, const SearchRequest& request) {
  if (can_be_solved(view_in(q))) return std::make_unique<Solving<Table>>(q, request);
  return ask_net_at<Table>(q, request);
}

// Tries the policy's best moves by playouts, with points as the objective. For advice the other
// moves get costs too, from fewer playouts.
std::unique_ptr<Thinking> ask_best_by_rules(const Question& q, const SearchRequest& request) {
  constexpr int kMovesTried = 5, kRestIn = 4;
  PlayoutPlan<Game> plan;
  plan.playouts = iterations_of(q.budget, rule_playouts_per_ms(view_in(q)), kMostPlayouts);
  plan.moves = kMovesTried;
  plan.rest_in = request.advice ? kRestIn : 0;
  plan.halve = !request.advice;
  plan.held_value = &specials_worth;
  return ask_rules(q, request, plan);
}

std::unique_ptr<Thinking> ask_search(const Question& q, const SearchRequest& request) {
  const View& v = view_in(q);
  if (!v.pub.options.special)
    return v.pub.options.profi ? ask_table<TwoEndedRows>(q, request)
                               : ask_table<PackedRows>(q, request);
  // Between two players the search is no better than playouts by the rules (docs/ARENA.md). Advice
  // also uses them, because it has to value every move well: a bot that is wrong by a head plays
  // nearly as well, but advice must not call a good move a slip.
  return v.pub.options.players > 2 && !request.advice
             ? ask_net<SpecialSearch>(q, request, special_playouts_per_ms(v), q.history)
             : ask_best_by_rules(q, request);
}

// Counts whole heads only, so distances between cards make no difference.
void hasty_costs(const View& v, Costs& costs) {
  greedy(v, costs);
  for (std::int32_t& cost : costs) cost -= cost % 1000;
}

// Forgets which cards were taken, and treats all dangers beyond half a head alike.
void cautious_costs(const View& v, Costs& costs) {
  constexpr std::int32_t kAlike = 500;
  View now = v;
  now.pub.seen = {};
  for (const Row& row : now.pub.rows)
    for (const Card c : row) now.pub.seen.add(c);
  heuristic(now, costs);
  if (v.pub.phase == Phase::choose)
    for (std::int32_t& cost : costs) cost = std::min(cost, kAlike);
}

constexpr Policy<Game> kHasty{"hasty", &hasty_costs};
constexpr Policy<Game> kCautious{"cautious", &cautious_costs};

}  // namespace

std::unique_ptr<Thinking> ask_dreamer(const Question& q) {
  const View& v = view_in(q);
  if (v.pub.phase == Phase::take_row)
    return std::make_unique<Answered>(Decision{q.legal.front(), {}});
  if (v.pub.phase != Phase::choose) return ask_policy<Game, 0>(q);
  // In its eyes a number farther is as bad as a hundredth of a head.
  constexpr int kNumber = 10;
  Decision d;
  int nearest = 1000;
  std::size_t i = 0;
  for (const Card c : v.hand) {
    const Spot spot = find_spot(v.pub.rows, c, v.pub.options.profi != 0, blocked_rows(v.pub));
    int gap = 200 + c;
    if (!spot.too_low()) {
      const Row& row = v.pub.rows[spot.row];
      gap = spot.left ? row.front() - c : c - row.back();
    }
    if (gap < nearest) {
      nearest = gap;
      d.move = q.legal[i];
    }
    d.evaluations.push_back({q.legal[i], gap * kNumber});
    ++i;
  }
  return std::make_unique<Answered>(std::move(d));
}

std::unique_ptr<Thinking> ask_hasty(const Question& q) {
  return answer_by<Game>(kHasty, view_in(q), q);
}
std::unique_ptr<Thinking> ask_cautious(const Question& q) {
  return answer_by<Game>(kCautious, view_in(q), q);
}

std::unique_ptr<Thinking> ask_cunning(const Question& q) {
  const View& v = view_in(q);
  if (v.pub.options.special || v.pub.phase != Phase::choose) return ask_policy<Game, 1>(q);
  Costs costs;
  Decision d;
  d.move = std::to_string(v.pub.options.profi ? glance<TwoEndedRows>(v, trained_net(), &costs)
                                              : glance<PackedRows>(v, trained_net(), &costs));
  for (std::size_t i = 0; i < q.legal.size(); ++i) d.evaluations.push_back({q.legal[i], costs[i]});
  return std::make_unique<Answered>(std::move(d));
}

std::unique_ptr<Thinking> ask_master(const Question& q) {
  // A single legal move needs no search.
  return q.legal.size() == 1 ? ask_policy<Game, 1>(q) : ask_search(q, {});
}
std::unique_ptr<Thinking> ask_deal_master(const Question& q) {
  return q.legal.size() == 1 ? ask_policy<Game, 1>(q) : ask_search(q, {.match = false});
}
std::unique_ptr<Thinking> ask_rules_master(const Question& q) {
  const View& v = view_in(q);
  return v.pub.options.special && q.legal.size() > 1 ? ask_best_by_rules(q, {}) : ask_master(q);
}
std::unique_ptr<Thinking> ask_adviser(const Question& q) {
  return ask_search(q, {.match = true, .advice = true});
}

std::unique_ptr<Thinking> ask_mc_rollout(const Question& q) {
  constexpr int kCards = 4, kWorlds = 24;
  if (view_in(q).pub.phase != Phase::choose || q.legal.size() == 1) return ask_policy<Game, 1>(q);
  PlayoutPlan<Game> plan;
  plan.moves = kCards;
  plan.playouts = std::min(kCards, static_cast<int>(q.legal.size())) * kWorlds;
  if (q.budget.iterations > 0) plan.playouts = std::min(plan.playouts, q.budget.iterations);
  plan.halve = false;
  plan.own_points = true;
  return ask_rules(q, {}, plan);
}

}  // namespace tablee::nimmt
