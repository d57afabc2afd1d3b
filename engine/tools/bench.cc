// tablee bench: the number of random deals per second on one core, played by the same functions as
// real games and, where a game has a kernel for searches, also by that.

#include "tools/bench.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "kernels_list.h"
#include "tools/commands.h"
#include "tools/each_game.h"
#include "tools/setup.h"

#ifdef __EMSCRIPTEN__
// On node, clock() measures the time of day, so node_clock.js supplies the processor time.
extern "C" double node_cpu_seconds();
#endif

namespace tablee::tools {
namespace {

#ifdef __EMSCRIPTEN__
constexpr char kPlatform[] = "wasm";
#else
constexpr char kPlatform[] = "native";
#endif

// Plays one deal with random choices. Returns a figure that depends on the whole deal, so that the
// compiler cannot leave any of it out.
template <class G>
unsigned random_deal(const typename G::Options& options, Rng& rng) {
  typename G::State state = G::start(options);
  G::deal(state, G::make_deal(state, rng), nullptr);
  typename G::Moves moves;
  while (!G::over(state) && !G::needs_deal(state)) {
    for (const Seat seat : G::to_act(state)) {
      G::legal_moves(G::view(state, seat), moves);
      const auto pick = rng.below(static_cast<std::uint32_t>(moves.size()));
      G::apply(state, seat, moves[pick], nullptr);
    }
  }
  const Scores totals = G::totals(G::view(state, kNobody));
  unsigned sum = 0;
  for (const int total : totals) sum = sum * 31 + static_cast<unsigned>(total);
  return sum;
}

// The processor time of this program, so that other programs don't matter.
double cpu_seconds() {
#ifdef __EMSCRIPTEN__
  return node_cpu_seconds();
#else
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

struct Figure {
  double median = 0;  // deals per second
  double low = 0;
  double high = 0;
  unsigned check = 0;
};

// `play(rng)` plays one deal.
template <class Play>
Figure measure(Play&& play, double seconds, int repetitions) {
  Figure figure;
  // The number of deals in one repetition: doubled until it is long enough, which also warms up.
  std::uint64_t deals = 256;
  for (double took = 0; took < seconds / 2; deals *= 2) {
    Rng rng(1);
    const double start = cpu_seconds();
    for (std::uint64_t i = 0; i < deals; ++i) figure.check += play(rng);
    took = cpu_seconds() - start;
  }
  std::vector<double> speeds;
  for (int r = 0; r < repetitions; ++r) {
    Rng rng(static_cast<std::uint64_t>(r) + 1);
    const double start = cpu_seconds();
    for (std::uint64_t i = 0; i < deals; ++i) figure.check += play(rng);
    speeds.push_back(static_cast<double>(deals) / (cpu_seconds() - start));
  }
  std::sort(speeds.begin(), speeds.end());
  figure.median = speeds[speeds.size() / 2];
  figure.low = speeds.front();
  figure.high = speeds.back();
  return figure;
}

void print(const Figure& f, std::string_view game, std::string_view variant, int players,
           bool json) {
  const int g = static_cast<int>(game.size());
  const int v = static_cast<int>(variant.size());
  if (json)
    std::printf(
        "{\"bench\":\"random_deals\",\"platform\":\"%s\",\"game\":\"%.*s\",\"options\":\"%.*s\","
        "\"players\":%d,\"per_second\":%.0f,\"low\":%.0f,\"high\":%.0f}\n",
        kPlatform, g, game.data(), v, variant.data(), players, f.median, f.low, f.high);
  else
    std::printf("%s  %.*s  %2d  %-14.*s %8.3f M/s  (%.3f … %.3f)\n", kPlatform, g, game.data(),
                players, v, variant.data(), f.median / 1e6, f.low / 1e6, f.high / 1e6);
  std::fflush(stdout);
}

// Prints one figure for each number of players, for one set of options. Options that the user named
// must be valid for all of them.
Status bench(const AnyGame& game, std::string_view variant, bool asked,
             std::span<const int> players, int repetitions, double seconds, bool json) {
  const auto options = options_of(variant);
  if (!options) return options.error();
  for (const int n : players) {
    if (n < game.min_seats() || n > game.max_seats()) continue;
    const auto start = game.start(with_players(*options, n));
    if (!start && asked) return start.error();
    if (!start) continue;  // the variant allows fewer players
    with_game(game.id(), [&]<class G>() {
      const auto& state = static_cast<const StateOf<G>&>(**start).state;
      const auto by_the_rules = [&](Rng& rng) { return random_deal<G>(G::options(state), rng); };
      print(measure(by_the_rules, seconds, repetitions), game.id(), variant, n, json);
      if constexpr (Kernels<G>::kThere)
        if (variant.empty())
          Kernels<G>::with_players(n, [&](auto&& by_the_kernel) {
            print(measure(by_the_kernel, seconds, repetitions), game.id(), "kernel", n, json);
          });
    });
  }
  return {};
}

constexpr ArgSpec kOptions[] = {{"game", true},        {"players", true}, {"options", true},
                                {"repetitions", true}, {"ms", true},      {"json", false},
                                {"signature", false}};

int run(Args& args, const Console& console) {
  if (args.has("signature")) return print_signature();
  std::vector<int> players;
  for (const std::string_view word : split(args.text_or("players", "2,4,6,10"))) {
    const auto n = Scan::to_number(word);
    if (!n || *n < 1 || *n > kMaxSeats)
      return console.fail({msg("cli.error.key").with_quote("word", word), {}}, kMisused);
    players.push_back(static_cast<int>(*n));
  }
  const int repetitions = args.number("repetitions", 1, 1000, 5);
  const int ms = args.number("ms", 1, 60'000, 300);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (const auto id = args.text("game")) {
    const auto game = game_of(*id);
    if (!game) return console.fail(game.error(), kMisused);
    games = {*game};
  }
  for (const AnyGame* game : games) {
    std::vector<std::string_view> variants{""};
    with_game(game->id(), [&]<class G>() {
      variants.insert(variants.end(), kMeasuredOptions<G>.begin(), kMeasuredOptions<G>.end());
    });
    if (const auto options = args.text("options")) variants = {*options};
    for (const std::string_view variant : variants)
      if (Status s = bench(*game, variant, args.has("options"), players, repetitions, ms / 1000.0,
                           args.has("json"));
          !s)
        return console.fail(s.error(), kMisused);
  }
  return kFine;
}

}  // namespace

const Command kBench{"bench", kOptions, 0, &run};

}  // namespace tablee::tools
