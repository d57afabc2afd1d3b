// tablee exercises: finds instructive decisions in games of the bots, and shows the evidence for
// the exercises in a file.

#include "table/exercise.h"

#include <algorithm>
#include <map>

#include "tools/commands.h"
#include "tools/exercises/evidence.h"
#include "tools/exercises/maker.h"
#include "tools/files.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

Seat person_of(const Match& match) {
  Seat seat = 0;
  while (!match.person(seat)) seat = seat_at(seat + 1);
  return seat;
}

bool is_theme(std::string_view name) {
  return std::ranges::find(exercise_themes(), name) != exercise_themes().end();
}

std::string decimal(double value, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

// The file lists sets by name; each line of a set is an exercise.
constexpr std::string_view kSetMark = "= ";

// Prints the sets in the order of the plan.
void print(const std::map<std::string_view, std::vector<std::string>>& lines, const MakerPlan& plan,
           const Console& console) {
  for (const std::string_view theme : plan.themes) {
    const auto at = lines.find(theme);
    if (at == lines.end() || at->second.empty()) continue;
    console.line(std::string(kSetMark) + std::string(theme));
    for (const std::string& line : at->second) console.line(line);
  }
}

// Calls visit(set, line) for each exercise of the plan's sets in that text.
template <class Visit>
void each_exercise(std::string_view text, const MakerPlan& plan, const Visit& visit) {
  std::string_view set;
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with(kSetMark))
      set = line.substr(kSetMark.size());
    else if (!line.empty() && line.front() != '#' &&
             std::ranges::find(plan.themes, set) != plan.themes.end())
      visit(set, std::string(line));
  }
}

// Prints the evidence for one exercise; returns whether it still holds.
bool show(const std::string& line, std::string_view set, int deals, const Console& console) {
  const auto exercise = read_exercise(line);
  if (!exercise || exercise->costs.empty()) {
    console.say(msg("cli.exercises.unread").with_quote("line", line));
    return false;
  }
  const auto view = exercise->match.state().view(person_of(exercise->match));
  const auto legal = view->legal_moves();
  const Evidence evidence = evidence_of(*exercise, *view, deals);
  const bool holds = evidence.agreed && evidence.sure >= kSure;
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

// Prints the exercises of a file with costs and ratings as they are now, without those that hold no
// more. Their number is told.
int update(std::string_view path, const MakerPlan& plan, const Console& console) {
  const auto text = read_file(path);
  if (!text) return console.fail(text.error());
  std::map<std::string_view, std::vector<std::string>> lines;
  int all = 0, holding = 0;
  Status unread;
  each_exercise(*text, plan, [&](std::string_view set, const std::string& line) {
    ++all;
    auto exercise = read_exercise(line);
    if (!exercise) {
      unread = exercise.error();
      return;
    }
    const auto view = exercise->match.state().view(person_of(exercise->match));
    Evidence evidence = evidence_of(*exercise, *view, plan.deals);
    if (!evidence.agreed || evidence.sure < kSure) return;
    exercise->rating = rating_of(solve(*exercise, *view));
    exercise->costs = std::move(evidence.costs);
    lines[set].push_back(write_exercise(*exercise));
    ++holding;
  });
  if (!unread.ok()) return console.fail(unread.error());
  for (auto& [set, each] : lines) std::ranges::stable_sort(each, {}, exercise_rating);
  print(lines, plan, console);
  console.warn(msg("cli.exercises.total").with("count", all).with("holding", holding));
  return kFine;
}

int check(std::string_view path, const MakerPlan& plan, const Console& console) {
  const auto text = read_file(path);
  if (!text) return console.fail(text.error());
  int all = 0, holding = 0;
  each_exercise(*text, plan, [&](std::string_view set, const std::string& line) {
    ++all;
    holding += show(line, set, plan.deals, console);
  });
  console.say(msg("cli.exercises.total").with("count", all).with("holding", holding));
  return holding == all ? kFine : kFailed;
}

constexpr ArgSpec kOptions[] = {{"check", true}, {"update", true}, {"set", true},
                                {"count", true}, {"seed", true},   {"deals", true},
                                {"games", true}, {"threads", true}};

int run(Args& args, const Console& console) {
  MakerPlan plan;
  plan.count = args.number("count", 1, 100, 50);
  plan.deals = args.number("deals", 100, 1'000'000, 1500);
  plan.games = args.number("games", 1, 1'000'000, 4000);
  plan.threads = args.number("threads", 1, 256, 1);
  plan.seed = args.seed("seed", 1);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  const auto named = args.text("set");
  plan.themes = named ? split(*named) : exercise_themes();
  for (const std::string_view theme : plan.themes)
    if (!is_theme(theme))
      return console.fail({msg("cli.error.key").with_quote("word", theme), {}}, kMisused);
  if (const auto path = args.text("check")) return check(*path, plan, console);
  if (const auto path = args.text("update")) return update(*path, plan, console);
  print(make_exercises(plan, console), plan, console);
  return kFine;
}

}  // namespace

const Command kExercises{"exercises", kOptions, 0, &run};

}  // namespace tablee::tools
