#include "table/daily.h"

#include "core/rng.h"

namespace tablee {

std::uint64_t daily_seed(std::string_view date, std::string_view kind) {
  // The FNV-1a hash of both names.
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const std::string_view text : {date, kind})
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return mix(hash);
}

Setup daily_setup(const AnyGame& game, const TableKind& kind, std::string_view date,
                  std::string_view person, std::string_view bot) {
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", 4}};
  if (!kind.flag.empty()) setup.options.emplace_back(kind.flag, 1);
  // Where the rules of the kind end the match themselves, there is no option to set.
  OptionSet one_round = setup.options;
  one_round.emplace_back("rounds", 1);
  if (game.check(one_round)) setup.options = std::move(one_round);
  setup.seats.push_back({std::string(person), {}});
  setup.seats.resize(4, {{}, std::string(bot)});
  setup.seed = daily_seed(date, kind.name);
  setup.bot_seed = setup.seed;
  setup.date = date;
  return setup;
}

}  // namespace tablee
