#include "tools/exercises/maker.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <set>
#include <thread>

#include "core/rng.h"
#include "tools/exercises/evidence.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

constexpr std::size_t kMostMoves = 24;
constexpr Budget kBudget{100, 0};
// So many games are played before their exercises are collected, whatever the number of threads.
constexpr int kBatch = 256;

using Themes = std::set<std::string_view>;
using Lines = std::map<std::string_view, std::vector<std::string>>;

struct Found {
  std::string_view theme;
  std::string line;
};

// Plays one game of a table up to the first decision that makes an exercise of one of the themes.
class Finder {
 public:
  Finder(const ExerciseTable& table, const MakerPlan& plan, const Themes& open, int game)
      : table_(table), plan_(plan), open_(open), game_(game) {}

  // The first seat plays as well as a bot without search can, the others at one of three levels.
  std::optional<Found> find() {
    constexpr std::string_view kOthers[] = {"hasty", "cautious", "cunning"};
    Setup setup;
    setup.game = find_game(table_.game);
    const int players = table_.least + game_ % (table_.most - table_.least + 1);
    setup.options = with_players(*options_of(table_.options), players);
    const std::string_view others = kOthers[game_ / 5 % 3];
    setup.seats.resize(players, {{}, std::string(others)});
    setup.seats.front().bot.clear();
    setup.seed = setup.bot_seed = plan_.seed + static_cast<std::uint64_t>(game_);
    auto match = Match::start(setup);
    if (!match || !match->deal()) return {};
    // Starts at a random decision, so that not all exercises come from the beginning of a round.
    int skip = static_cast<int>(mix(setup.seed) % 9);
    while (!match->over() && !match->needs_deal()) {
      const Seat seat = match->to_act().lowest();
      const auto view = match->state().view(seat);
      const bool own = match->person(seat);
      if (own && skip-- <= 0)
        if (auto found = try_decision(*match, *view)) return found;
      const BotInfo& bot = *find_bot(table_.game, own ? "cautious" : others);
      if (!match->play(seat, think(bot, match->question(*view, kBudget)).move)) return {};
    }
    return {};
  }

 private:
  // What bots without a search would do.
  std::vector<std::string> plain_answers(const Match& match, const AnyView& view) const {
    constexpr std::string_view kPlain[] = {"greedy", "heuristic", "dreamer", "hasty", "cautious"};
    std::vector<std::string> answers;
    for (const std::string_view name : kPlain)
      if (const BotInfo* bot = find_bot(table_.game, name))
        answers.push_back(answer_of(*bot, match, view, 0));
    return answers;
  }

  // The best choice by a few deals; nothing where none is clearly ahead.
  std::optional<Weighed> first_weighed(const AnyView& view) {
    constexpr struct {
      int deals;
      double sure;
    } kFirst[] = {{60, 1.2}, {200, 2.2}};
    Weighed last;
    for (const auto& [deals, sure] : kFirst) {
      const Weighed w =
          weigh(view, 0, deals,
                mix(plan_.seed ^ mix(static_cast<std::uint64_t>(game_) << 16 ^ ++asked_)));
      if (w.sure() < sure || w.lead() < felt(view) / 2) return {};
      if (!last.more.empty() && w.best != last.best) return {};
      last = w;
    }
    return last;
  }

  // Cheap checks come first: they reject most decisions before a thousand deals are played.
  std::optional<Found> try_decision(const Match& match, const AnyView& view) {
    const auto legal = view.legal_moves();
    if (legal.size() > kMostMoves || !worth_asking(view)) return {};
    const auto first = first_weighed(view);
    if (!first) return {};
    const std::string& best = legal[first->best];
    // A decision that every policy gets right needs no exercise. The choice that most of them make
    // wrongly is the tempting one.
    const auto answers = plain_answers(match, view);
    std::size_t tempting = first->best, most = 0;
    for (std::size_t m = 0; m < legal.size(); ++m) {
      const auto times = static_cast<std::size_t>(std::ranges::count(answers, legal[m]));
      if (m != first->best && times > most) tempting = m, most = times;
    }
    if (most == 0) return {};
    const std::string_view theme = theme_of(view, first->best, tempting);
    if (!open_.contains(theme)) return {};
    auto copy = Match::replay(match.record());
    if (!copy) return {};
    Exercise exercise{std::move(*copy), best, 0, {}};
    Evidence evidence = evidence_of(exercise, view, plan_.deals);
    if (!evidence.agreed || evidence.sure < kSureWhenMade || evidence.lead < felt(view)) return {};
    exercise.rating = rating_of(solve(exercise, view));
    exercise.costs = std::move(evidence.costs);
    return Found{theme, write_exercise(exercise)};
  }

  const ExerciseTable& table_;
  const MakerPlan& plan_;
  const Themes& open_;
  const int game_;
  std::uint64_t asked_ = 0;
};

// The exercises of games `from` to `from` + kBatch − 1, in their order.
std::vector<std::optional<Found>> play_batch(const ExerciseTable& table, const MakerPlan& plan,
                                             const Themes& open, int from) {
  std::vector<std::optional<Found>> found(kBatch);
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int i = next++; i < kBatch && from + i < plan.games; i = next++)
      found[i] = Finder(table, plan, open, from + i).find();
  };
#ifdef __EMSCRIPTEN__
  work();
#else
  std::vector<std::thread> others;
  for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
#endif
  return found;
}

std::string_view answer_in(std::string_view line) {
  const std::size_t from = line.find(' ', line.find(' ') + 1) + 1;
  return line.substr(from, line.find(" |") - from);
}

// An answer that is right in more than half of a theme could be guessed: the last of those go.
void balance(std::vector<std::string>& lines) {
  std::map<std::string, std::size_t, std::less<>> times;
  for (const std::string& line : lines) ++times[std::string(answer_in(line))];
  for (const auto& [answer, count] : times) {
    std::size_t spare = 2 * count > lines.size() + 1 ? 2 * count - lines.size() - 1 : 0;
    for (std::size_t i = lines.size(); i-- > 0 && spare > 0;)
      if (answer_in(lines[i]) == answer)
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i)), --spare;
  }
}

}  // namespace

Lines make_exercises(const MakerPlan& plan, const Console& console) {
  Lines lines;
  const auto wanted = static_cast<std::size_t>(plan.count);
  for (const ExerciseTable& table : exercise_tables())
    for (int from = 0; from < plan.games; from += kBatch) {
      Themes open;
      for (const std::string_view theme : plan.themes)
        if (lines[theme].size() < wanted &&
            std::ranges::find(table.themes, theme) != table.themes.end())
          open.insert(theme);
      if (open.empty()) break;
      for (const auto& found : play_batch(table, plan, open, from)) {
        if (!found || lines[found->theme].size() >= wanted) continue;
        std::vector<std::string>& theme = lines[found->theme];
        const auto same = std::ranges::count(
            theme, answer_in(found->line), [](const std::string& line) { return answer_in(line); });
        // Half of the theme may have the same answer.
        if (2 * static_cast<std::size_t>(same) >= wanted + 1) continue;
        theme.push_back(found->line);
        console.warn(msg("cli.exercises.found")
                         .with_text("set", found->theme)
                         .with("count", static_cast<int>(theme.size()))
                         .with("wanted", plan.count)
                         .with("games", from + kBatch));
      }
    }
  for (auto& [theme, each] : lines) {
    balance(each);
    std::ranges::stable_sort(each, {},
                             [](const std::string& line) { return exercise_rating(line); });
  }
  return lines;
}

}  // namespace tablee::tools
