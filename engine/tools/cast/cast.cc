// tablee cast: whether the characters can be told apart by how they play. A classifier learns from
// some tables, and names who sat at each seat of others.

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "bots/bot.h"
#include "table/match.h"
#include "tools/cast/classifier.h"
#include "tools/commands.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

constexpr ArgSpec kOptions[] = {{"game", true},  {"players", true},   {"options", true},
                                {"level", true}, {"tables", true},    {"deals", true},
                                {"seed", true},  {"iterations", true}};

struct Plan {
  const AnyGame* game = nullptr;
  OptionSet options;
  std::string_view level;
  int players = 0;
  int tables = 0;  // to learn from, and as many to name
  int rounds = 0;
  int iterations = 0;
  std::uint64_t seed = 0;
};

// What is seen of one seat.
class Watch {
 public:
  void look(std::string_view game, const Question& q, std::string_view move) {
    if (q.legal.size() < 2) return;
    const auto chosen =
        static_cast<std::size_t>(std::find(q.legal.begin(), q.legal.end(), move) - q.legal.begin());
    for (std::size_t c = 0; c < kCharacterCount; ++c) {
      Costs dislikes;
      lean(game, static_cast<Character>(c), q, dislikes);
      if (dislikes.size() <= chosen) continue;
      const auto [low, high] = std::minmax_element(dislikes.begin(), dislikes.end());
      if (*low == *high) continue;
      const double mean = std::accumulate(dislikes.begin(), dislikes.end(), 0.0) /
                          static_cast<double>(dislikes.size());
      pleased_[c] += mean - dislikes[chosen];
      weight_[c] += *high - *low;
    }
    const Decision usual = think(*find_bot(game, kLevels[0]), q);
    whims_ += usual.move != move;
    ++decisions_;
  }
  Figures figures() const {
    Figures all{};
    for (std::size_t c = 0; c < kCharacterCount; ++c)
      all[c] = weight_[c] > 0 ? pleased_[c] / weight_[c] : 0;
    all[kCharacterCount] = decisions_ > 0 ? whims_ / decisions_ : 0;
    return all;
  }

 private:
  std::array<double, kCharacterCount> pleased_{}, weight_{};
  double whims_ = 0, decisions_ = 0;
};

// Characters at a table, all different where there are enough of them.
std::vector<std::size_t> seated(const Plan& plan, Rng& rng) {
  std::array<std::size_t, kCharacterCount> all{};
  std::iota(all.begin(), all.end(), std::size_t{0});
  rng.shuffle(std::span<std::size_t>(all));
  std::vector<std::size_t> seats;
  for (int i = 0; i < plan.players; ++i) seats.push_back(all[i % kCharacterCount]);
  return seats;
}

std::vector<Figures> play(const Plan& plan, const std::vector<std::size_t>& seats,
                          std::uint64_t seed) {
  std::vector<Watch> watches(seats.size());
  for (int round = 0; round < plan.rounds; ++round) {
    Setup setup;
    setup.game = plan.game;
    setup.options = with_players(plan.options, plan.players);
    setup.seed = mix(seed ^ mix(static_cast<std::uint64_t>(round)));
    setup.bot_seed = mix(setup.seed);
    for (const std::size_t c : seats) {
      const auto character = static_cast<Character>(c);
      setup.seats.push_back(
          {{}, player_name({character, has_strengths(character) ? plan.level : kLevels[0]})});
    }
    auto match = Match::start(setup);
    assert(match.ok());
    const Status dealt = match->deal();
    assert(dealt.ok());
    while (!match->over() && !match->needs_deal()) {
      const Seat seat = match->to_act().lowest();
      const auto view = match->state().view(seat);
      const Question q = match->question(*view, {0, plan.iterations});
      const BotInfo* bot = find_bot(plan.game->id(), setup.seats[seat].bot);
      const std::string move = think(*bot, q).move;
      watches[seat].look(plan.game->id(), q, move);
      const Status played = match->play(seat, move);
      assert(played.ok());
    }
  }
  std::vector<Figures> all;
  for (const Watch& watch : watches) all.push_back(watch.figures());
  return all;
}

void report(const Plan& plan, const Console& console) {
  Classifier classifier;
  Sample named;  // share of the seats of a table
  std::array<std::array<int, kCharacterCount>, kCharacterCount> taken_for{};
  for (int t = 0; t < 2 * plan.tables; ++t) {
    const std::uint64_t seed = mix(plan.seed ^ mix(static_cast<std::uint64_t>(t) + 1));
    Rng rng(seed);
    const auto seats = seated(plan, rng);
    const auto all = play(plan, seats, seed);
    double right = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (t < plan.tables) {
        classifier.learn(seats[i], all[i]);
        continue;
      }
      const std::size_t said = classifier.name(all[i]);
      right += said == seats[i];
      ++taken_for[seats[i]][said];
    }
    if (t >= plan.tables) named.add(right / static_cast<double>(seats.size()));
  }
  char text[160];
  std::snprintf(text, sizeof text, "%.1f ± %.1f %%", 100 * named.mean(), 100 * named.error());
  console.say(msg("cli.cast.named")
                  .with_text("share", text)
                  .with("tables", plan.tables)
                  .with("rounds", plan.rounds)
                  .with_text("seed", std::to_string(plan.seed)));
  for (std::size_t c = 0; c < kCharacterCount; ++c) {
    std::string line(kCharacters[c]);
    line.resize(10, ' ');
    for (const int count : taken_for[c]) {
      std::snprintf(text, sizeof text, "%5d", count);
      line += text;
    }
    console.line(line);
  }
}

int run(Args& args, const Console& console) {
  Plan plan;
  const auto game = game_of(args.text_or("game", {}));
  if (!game) return console.fail(game.error(), kMisused);
  const auto options = options_of(args.text_or("options", {}));
  if (!options) return console.fail(options.error(), kMisused);
  plan.game = *game;
  plan.options = *options;
  plan.players = args.number("players", plan.game->min_seats(), plan.game->max_seats(), 4);
  plan.tables = args.number("tables", 2, 100'000, 200);
  plan.rounds = args.number("deals", 1, 100, 3);
  plan.iterations = args.number("iterations", 1, 1'000'000, 200);
  plan.seed = args.seed("seed", 1);
  plan.level = args.text_or("level", kUsualLevel);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  if (!is_level(plan.level))
    return console.fail({msg("error.bot_unknown").with_quote("bot", plan.level), {}}, kMisused);
  if (Status s = plan.game->check(with_players(plan.options, plan.players)); !s)
    return console.fail(s.error(), kMisused);
  report(plan, console);
  return kFine;
}

}  // namespace

const Command kCast{"cast", kOptions, 0, &run};

}  // namespace tablee::tools
