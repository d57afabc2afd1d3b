#include "table/daily.h"

#include <cassert>

#include "core/rng.h"
#include "table/replay.h"

namespace tablee {

Setup daily_setup(const AnyGame& game, const TableKind& kind, std::string_view date,
                  std::string_view person, std::string_view bot) {
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", 4}};
  if (!kind.flag.empty()) setup.options.emplace_back(kind.flag, 1);
  // A kind whose rules say when it ends has nothing to agree on.
  OptionSet one_round = setup.options;
  one_round.emplace_back("rounds", 1);
  if (game.check(one_round)) setup.options = std::move(one_round);
  setup.seats.push_back({std::string(person), {}});
  setup.seats.resize(4, {{}, std::string(bot)});
  // FNV-1a over both names.
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const std::string_view text : {date, kind.name})
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  setup.seed = mix(hash);
  setup.bot_seed = setup.seed;
  setup.date = date;
  return setup;
}

DailyResult daily_result(const Match& match) {
  DailyResult result;
  auto replay = Replay::open(match.record());
  assert(replay.ok());
  int before = 0;
  for (std::size_t at = 1;; at = replay->next_rest()) {
    replay->go(at);
    const Match& then = replay->match();
    const int now = then.state().view(0)->standing()[0];
    if (at > 1 && (then.over() || then.to_act().size() == then.players())) {
      result.tricks.push_back(now - before);
      before = now;
    }
    if (at == replay->length()) break;
  }
  if (result.tricks.size() < 2) result.tricks.clear();
  const Sheet sheet = match.sheet();
  result.points = sheet.totals[0];
  for (const int total : sheet.totals) result.rank += total < sheet.totals[0];
  return result;
}

}  // namespace tablee
