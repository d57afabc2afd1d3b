// tablee exercises: finds instructive decisions in games of the bots, and shows the evidence for
// the exercises in a file.

#include "table/exercise.h"

#include <algorithm>
#include <cmath>

#include "bots/bot.h"
#include "core/bytes.h"
#include "core/levels.h"
#include "core/scan.h"
#include "tools/commands.h"
#include "tools/exercises/weighing.h"
#include "tools/files.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

// The best choice must be ahead by that many standard errors with every opponent model. New
// exercises need more, so that a check with another seed still accepts them.
constexpr double kSure = 4, kSureWhenMade = 5;
// … and by so many points that the difference matters.
constexpr double kFelt = 0.4;
constexpr std::size_t kMostMoves = 16;
// The budget with which the page asks for advice after an answer (web/app/services/analyst.cc), so
// that the same question gets the same answer here.
constexpr Budget kAdvice{400, 0};
constexpr Budget kBudget{100, 0};
constexpr int kTries = 8;  // attempts of each bot, each with other random numbers

const ExerciseSet* set_of(std::string_view name) {
  const std::vector<ExerciseSet>& all = exercise_sets();
  const auto at = std::find_if(all.begin(), all.end(),
                               [&](const ExerciseSet& set) { return set.name == name; });
  return at == all.end() ? nullptr : &*at;
}

Seat person_of(const Match& match) {
  Seat seat = 0;
  while (!match.person(seat)) seat = seat_at(seat + 1);
  return seat;
}

// ---- Difficulty

struct Solver {
  const BotInfo* bot;
  int rated;      // its rating
  double weight;  // all policies together weigh as much as two levels
};

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

std::string answer_of(const BotInfo& bot, const Match& match, const AnyView& view, int attempt) {
  Question q = match.question(view, kBudget);
  q.noise =
      static_cast<std::uint32_t>(mix(q.noise ^ mix(static_cast<std::uint64_t>(attempt) + 1)) >> 32);
  return think(bot, q).move;
}

struct Solved {
  Solver solver;
  int times;  // the number of solved attempts out of kTries
};

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

// The rating at which these bots would be expected to solve the exercise as often as they do,
// rounded to tens. One more success and one more failure at the middle rating keep it finite.
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

// ---- Evidence

std::uint64_t seed_of(const Exercise& exercise, std::size_t mind) {
  return mix(crc32(exercise_id(write_exercise(exercise))) ^ mix(mind + 1));
}

struct Evidence {
  std::vector<Weighed> minds;
  bool agreed = true;  // all models and the adviser have the same best choice
  double least = 99;   // the smallest lead, in standard errors
};

Evidence evidence_of(const Exercise& exercise, const AnyView& view, int deals) {
  Evidence all;
  const auto legal = view.legal_moves();
  for (std::size_t mind = 0; mind < minds_of(view).size(); ++mind) {
    const Weighed w = weigh(view, mind, deals, seed_of(exercise, mind));
    all.minds.push_back(w);
    all.least = std::min(all.least, w.sure());
    all.agreed = all.agreed && legal[w.best] == exercise.best;
    if (!all.agreed || all.least < kSure) return all;
  }
  const Question q = exercise.match.question(view, kAdvice);
  all.agreed = think(*find_bot(view.game().id(), kAdviser), q).move == exercise.best;
  return all;
}

// ---- Making exercises

class Maker {
 public:
  Maker(const ExerciseSet& plan, std::uint64_t seed, int deals, const Console& console)
      : plan_(plan), seed_(seed), deals_(deals), console_(console) {}

  // Returns that many exercises, each from a game of its own; fewer where too few games contain
  // one.
  std::vector<std::string> make(int count) {
    constexpr int kGamesEach = 400;
    for (int game = 0; game < count * kGamesEach && static_cast<int>(lines_.size()) < count; ++game)
      try_game(game, count);
    std::stable_sort(lines_.begin(), lines_.end(), [](const auto& a, const auto& b) {
      return exercise_rating(a) < exercise_rating(b);
    });
    return lines_;
  }

 private:
  // The first seat plays as well as a bot without search can, the others at one of three levels.
  void try_game(int game, int count) {
    constexpr std::string_view kOthers[] = {"hasty", "cautious", "cunning"};
    Setup setup;
    setup.game = find_game(plan_.game);
    const int players = plan_.least + game % (plan_.most - plan_.least + 1);
    setup.options = with_players(*options_of(plan_.options), players);
    const std::string_view others = kOthers[game / 5 % 3];
    setup.seats.resize(players, {{}, std::string(others)});
    setup.seats.front().bot.clear();
    setup.seed = setup.bot_seed = seed_ + static_cast<std::uint64_t>(game);
    auto match = Match::start(setup);
    if (!match || !match->deal()) return;
    // Starts at a random decision, so that not all exercises come from the beginning of a round.
    int skip = static_cast<int>(mix(setup.seed) % 9);
    while (!match->over() && !match->needs_deal()) {
      const Seat seat = match->to_act().lowest();
      const auto view = match->state().view(seat);
      const bool own = match->person(seat);
      if (own && skip-- <= 0 && try_decision(*match, *view, count)) {
        console_.warn(msg("cli.exercises.found")
                          .with_text("set", plan_.name)
                          .with("count", static_cast<int>(lines_.size()))
                          .with("wanted", count)
                          .with("games", game + 1));
        return;
      }
      const BotInfo& bot = *find_bot(plan_.game, own ? "cunning" : others);
      if (!match->play(seat, think(bot, match->question(*view, kBudget)).move)) return;
    }
  }

  // Whether an answer is right in too many exercises of a set, so that it could be guessed.
  bool too_often(std::string_view best, int count) const {
    const auto same = std::count_if(lines_.begin(), lines_.end(), [&](const std::string& line) {
      return line.ends_with(' ' + std::string(best));
    });
    return same >= (count + 1) / 2;
  }

  // Cheap checks come first: they reject most decisions before a thousand deals are played.
  bool try_decision(const Match& match, const AnyView& view, int count) {
    const auto legal = view.legal_moves();
    if (legal.size() > kMostMoves || !worth_asking(view)) return false;
    // A decision that every policy gets right needs no exercise.
    constexpr std::string_view kPlain[] = {"greedy", "heuristic", "dreamer",
                                           "hasty",  "cautious",  "cunning"};
    std::vector<std::string> answers;
    for (const std::string_view name : kPlain)
      if (const BotInfo* bot = find_bot(plan_.game, name))
        answers.push_back(answer_of(*bot, match, view, 0));
    if (std::all_of(answers.begin(), answers.end(),
                    [&](const std::string& each) { return each == answers.front(); }))
      return false;

    constexpr struct {
      int deals;
      double sure;
    } kFirst[] = {{60, 1.2}, {200, 2.2}};
    std::string best;
    for (const auto& [deals, sure] : kFirst) {
      const Weighed w = weigh(view, 0, deals, mix(seed_ ^ mix(++asked_)));
      if (w.sure() < sure || w.ahead < kFelt / 2) return false;
      if (!best.empty() && legal[w.best] != best) return false;
      best = legal[w.best];
    }
    const auto missed = std::count_if(answers.begin(), answers.end(),
                                      [&](const std::string& each) { return each != best; });
    if (missed < 2 || too_often(best, count)) return false;

    auto copy = Match::replay(match.record());
    if (!copy) return false;
    Exercise exercise{std::move(*copy), best, 0};
    const Evidence evidence = evidence_of(exercise, view, deals_);
    if (!evidence.agreed || evidence.least < kSureWhenMade) return false;
    if (std::any_of(evidence.minds.begin(), evidence.minds.end(),
                    [](const Weighed& w) { return w.ahead < kFelt; }))
      return false;
    exercise.rating = rating_of(solve(exercise, view));
    lines_.push_back(write_exercise(exercise));
    return true;
  }

  const ExerciseSet plan_;
  const std::uint64_t seed_;
  const int deals_;
  const Console& console_;
  std::uint64_t asked_ = 0;
  std::vector<std::string> lines_;
};

// ---- The file

std::string decimal(double value, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

// The file lists sets by name; each line of a set is an exercise.
constexpr std::string_view kSetMark = "= ";

int make(const std::vector<const ExerciseSet*>& plans, std::uint64_t seed, int count, int deals,
         const Console& console) {
  for (const ExerciseSet* plan : plans) {
    console.line(std::string(kSetMark) + std::string(plan->name));
    for (const std::string& line : Maker(*plan, seed, deals, console).make(count))
      console.line(line);
  }
  return kFine;
}

// Prints the evidence for one exercise; returns whether it still holds.
bool show(const std::string& line, std::string_view set, int deals, const Console& console) {
  const auto exercise = read_exercise(line);
  if (!exercise || exercise_set(exercise->match.setup()) != set) {
    console.say(msg("cli.exercises.unread").with_quote("line", line));
    return false;
  }
  const auto view = exercise->match.state().view(person_of(exercise->match));
  const auto legal = view->legal_moves();
  const Evidence evidence = evidence_of(*exercise, *view, deals);
  const bool holds = evidence.agreed && evidence.least >= kSure;
  console.say(msg("cli.exercises.line")
                  .with_text("id", exercise_id(line))
                  .with_text("set", set)
                  .with("players", view->players())
                  .with("choices", static_cast<int>(legal.size()))
                  .with_text("best", exercise->best)
                  .with("rating", exercise->rating));
  const auto minds = minds_of(*view);
  for (std::size_t i = 0; i < evidence.minds.size(); ++i) {
    const Weighed& w = evidence.minds[i];
    console.say(msg("cli.exercises.mind")
                    .with_text("mind", minds[i])
                    .with_text("best", legal[w.best])
                    .with_text("second", legal[w.second])
                    .with_text("ahead", decimal(w.ahead, 2))
                    .with_text("error", decimal(w.error, 3))
                    .with_text("sure", decimal(w.sure(), 1)));
  }
  std::string rates;
  const auto solved = solve(*exercise, *view);
  for (const Solved& s : solved)
    rates += (rates.empty() ? "" : ", ") + std::string(s.solver.bot->name) + ' ' +
             std::to_string(s.times) + '/' + std::to_string(kTries);
  console.say(msg("cli.exercises.solved").with_text("rates", rates));
  if (!holds) console.say(msg("cli.exercises.weak").with_text("id", exercise_id(line)));
  const int rating = rating_of(solved);
  if (rating != exercise->rating) console.say(msg("cli.exercises.rated").with("rating", rating));
  return holds && rating == exercise->rating;
}

int check(std::string_view path, const std::vector<const ExerciseSet*>& plans, int deals,
          const Console& console) {
  const auto text = read_file(path);
  if (!text) return console.fail(text.error());
  int all = 0, holding = 0;
  std::string set;
  for (const std::string_view line : split(*text, '\n')) {
    if (line.starts_with(kSetMark)) {
      set = line.substr(kSetMark.size());
      continue;
    }
    if (line.empty() || line.front() == '#') continue;
    if (std::find(plans.begin(), plans.end(), set_of(set)) == plans.end()) continue;
    ++all;
    holding += show(std::string(line), set, deals, console);
  }
  console.say(msg("cli.exercises.total").with("count", all).with("holding", holding));
  return holding == all ? kFine : kFailed;
}

constexpr ArgSpec kOptions[] = {
    {"check", true}, {"set", true}, {"count", true}, {"seed", true}, {"deals", true}};

int run(Args& args, const Console& console) {
  const int count = args.number("count", 1, 100, 16);
  const int deals = args.number("deals", 100, 1'000'000, 4000);
  const std::uint64_t seed = args.seed("seed", 1);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  std::vector<const ExerciseSet*> plans;
  if (const auto named = args.text("set")) {
    for (const std::string_view name : split(*named)) {
      plans.push_back(set_of(name));
      if (!plans.back())
        return console.fail({msg("cli.error.key").with_quote("word", name), {}}, kMisused);
    }
  } else {
    for (const ExerciseSet& plan : exercise_sets()) plans.push_back(&plan);
  }
  if (const auto path = args.text("check")) return check(*path, plans, deals, console);
  return make(plans, seed, count, deals, console);
}

}  // namespace

const Command kExercises{"exercises", kOptions, 0, &run};

}  // namespace tablee::tools
