#include "tools/exercises/evidence.h"

#include <algorithm>
#include <cmath>

#include "core/bytes.h"
#include "core/levels.h"
#include "core/rng.h"

namespace tablee::tools {
namespace {

// The budget with which the page asks for advice (web/app/services/analyst.cc), so that the same
// question gets the same answer here.
constexpr Budget kAdvice{400, 0};
constexpr Budget kBudget{100, 0};

std::vector<Solver> solvers(std::string_view game) {
  // Each level is rated 200 above the one before; policies are in the middle, random play below
  // all.
  constexpr int kRated[] = {700, 900, 1100, 1300, 1500};
  constexpr int kDice = 500, kPlain = 1000;
  std::vector<Solver> all;
  for (const BotInfo& bot : bots_of(game)) {
    if (bot.name == kAdviser || bot.name.ends_with("_master")) continue;
    const auto level = std::find(std::begin(kLevels), std::end(kLevels), bot.name);
    if (level != std::end(kLevels))
      all.push_back({&bot, kRated[level - std::begin(kLevels)], 1});
    else
      all.push_back({&bot, bot.name == "random" ? kDice : kPlain, 0});
  }
  const auto plain =
      std::count_if(all.begin(), all.end(), [](const auto& s) { return s.weight == 0; });
  for (Solver& each : all)
    if (each.weight == 0) each.weight = 2.0 / static_cast<double>(plain);
  return all;
}

std::uint64_t seed_of(const Exercise& exercise, std::size_t mind) {
  return mix(crc32(exercise_id(write_exercise(exercise))) ^ mix(mind + 1));
}

// A cost in thousandths of a point, in whole tenths.
int in_tenths(double cost) { return static_cast<int>(std::lround(cost / 100)) * 100; }

// How many own points more each choice costs than the best, on average over the models.
std::vector<double> own_points(const Evidence& all, std::size_t choices) {
  std::vector<double> more(choices);
  for (const Weighed& w : all.minds)
    for (std::size_t m = 0; m < choices; ++m)
      more[m] += w.own[m] / static_cast<double>(all.minds.size());
  return more;
}

std::vector<Evaluation> costs_of(const std::vector<double>& more,
                                 const std::vector<std::string>& legal, int best_cost) {
  std::vector<Evaluation> costs;
  for (std::size_t m = 0; m < legal.size(); ++m)
    costs.push_back({legal[m], in_tenths(best_cost + 1000 * more[m])});
  return costs;
}

}  // namespace

std::string answer_of(const BotInfo& bot, const Match& match, const AnyView& view, int attempt) {
  Question q = match.question(view, kBudget);
  q.noise =
      static_cast<std::uint32_t>(mix(q.noise ^ mix(static_cast<std::uint64_t>(attempt) + 1)) >> 32);
  return think(bot, q).move;
}

std::vector<Solved> solve(const Exercise& exercise, const AnyView& view) {
  std::vector<Solved> all;
  for (const Solver& solver : solvers(view.game().id())) {
    int times = 0;
    for (int i = 0; i < kTries; ++i)
      times += answer_of(*solver.bot, exercise.match, view, i) == exercise.best;
    all.push_back({solver, times});
  }
  return all;
}

// One more success and one more failure at the middle rating keep it finite.
int rating_of(const std::vector<Solved>& solved) {
  constexpr double kMiddle = 1100;
  const auto chance = [](double level, double rating) {
    return 1 / (1 + std::pow(10, (rating - level) / 400));
  };
  double low = 0, high = 3000;
  for (int i = 0; i < 40; ++i) {
    const double rating = (low + high) / 2;
    double expected = 2 * chance(kMiddle, rating), seen = 1;
    for (const Solved& s : solved) {
      expected += s.solver.weight * chance(s.solver.rated, rating);
      seen += s.solver.weight * s.times / kTries;
    }
    (expected > seen ? low : high) = rating;
  }
  return static_cast<int>(std::lround(low / 10)) * 10;
}

Evidence evidence_of(const Exercise& exercise, const AnyView& view, int deals) {
  Evidence all;
  const auto legal = view.legal_moves();
  for (std::size_t mind = 0; mind < minds_of(view).size(); ++mind) {
    const Weighed w = weigh(view, mind, deals, seed_of(exercise, mind));
    all.minds.push_back(w);
    all.sure = std::min(all.sure, w.sure());
    all.lead = std::min(all.lead, w.lead());
    all.agreed = all.agreed && legal[w.best] == exercise.best;
    if (!all.agreed || all.sure < kSure || all.lead < felt(view)) return all;
  }
  const Question q = exercise.match.question(view, kAdvice);
  const Decision advice = think(*find_bot(view.game().id(), kAdviser), q);
  const auto best = std::ranges::find(advice.evaluations, exercise.best, &Evaluation::move);
  // Where a match is nearly over, the adviser plays for the chance to win and not for points.
  all.agreed = advice.move == exercise.best && best != advice.evaluations.end() && best->chance < 0;
  // Answers are judged by what people are shown.
  const std::vector<double> more = own_points(all, legal.size());
  for (std::size_t m = 0; m < legal.size(); ++m)
    all.agreed = all.agreed && (legal[m] == exercise.best || more[m] >= felt(view));
  if (all.agreed) all.costs = costs_of(more, legal, best->cost);
  return all;
}

}  // namespace tablee::tools
