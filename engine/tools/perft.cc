// tablee perft: exact counts of move sequences, to compare two implementations of the rules.

#include <cinttypes>
#include <cstdio>

#include "tools/commands.h"
#include "tools/each_game.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

// Counts sequences of `depth` choices; the lowest pending seat chooses first. The end of a round is
// a leaf.
template <class G>
std::uint64_t count(const typename G::State& state, int depth) {
  const SeatSet pending = G::to_act(state);
  if (pending.empty()) return 0;
  const Seat seat = pending.lowest();
  typename G::Moves moves;
  G::legal_moves(G::view(state, seat), moves);
  if (depth == 1) return moves.size();
  std::uint64_t sum = 0;
  for (const auto& move : moves) {
    typename G::State next = state;
    G::apply(next, seat, move, nullptr);
    sum += count<G>(next, depth - 1);
  }
  return sum;
}

constexpr ArgSpec kOptions[] = {{"game", true}, {"players", true}, {"options", true},
                                {"seed", true}, {"deal", true},    {"depth", true},
                                {"json", false}};

int run(Args& args, const Console& console) {
  const auto game = game_of(args.text_or("game", {}));
  if (!game) return console.fail(game.error(), kMisused);
  const auto options = options_of(args.text_or("options", {}));
  if (!options) return console.fail(options.error(), kMisused);
  const int players =
      args.number("players", (*game)->min_seats(), (*game)->max_seats(), players_of(*options, 4));
  const std::uint64_t seed = args.seed("seed", 1);
  const int depth = args.number("depth", 1, 1000, 4);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  auto state = (*game)->start(with_players(*options, players));
  if (!state) return console.fail(state.error(), kMisused);
  const std::string deal(args.text_or("deal", "seed " + std::to_string(seed)));
  if (Status s = (*state)->deal(deal, nullptr); !s) return console.fail(s.error(), kMisused);

  const bool json = args.has("json");
  with_game((*game)->id(), [&]<class G>() {
    const auto& start = static_cast<const StateOf<G>&>(**state).state;
    for (int d = 1; d <= depth; ++d) {
      const std::uint64_t n = count<G>(start, d);
      std::printf(json ? "{\"depth\":%d,\"count\":%" PRIu64 "}\n" : "%d %" PRIu64 "\n", d, n);
      std::fflush(stdout);
    }
  });
  return kFine;
}

}  // namespace

const Command kPerft{"perft", kOptions, 0, &run};

}  // namespace tablee::tools
