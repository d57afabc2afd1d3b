// tablee bot: our bots as a process that speaks the protocol on its standard input and output.

#include <cstdio>

#include "protocol/server.h"
#include "tools/commands.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

constexpr ArgSpec kOptions[] = {{"game", true}};
constexpr int kSliceMs = 1000;

// Whether that game, or any game if none is named, has a bot of that name.
bool known(const AnyGame* game, std::string_view bot) {
  for (const AnyGame* other : all_games())
    if ((!game || game == other) && find_bot(other->id(), bot)) return true;
  return false;
}

int run(Args& args, const Console& console) {
  const AnyGame* game = nullptr;
  if (const auto id = args.text("game")) {
    const auto found = game_of(*id);
    if (!found) return console.fail(found.error(), kMisused);
    game = *found;
  }
  const std::string bot(args.words().empty() ? std::string_view() : args.words()[0]);
  if (!bot.empty() && !known(game, bot))
    return console.fail({msg("error.bot_unknown").with_quote("bot", bot), {}}, kMisused);

  protocol::Server server(bot.empty() ? "tablee" : "tablee " + bot, bot);
  while (const auto line = console.read_line(protocol::kMaxLine + 1)) {
    if (line->empty()) continue;
    server.receive(*line);
    while (!server.idle())
      if (server.step(kSliceMs)) console.line(server.take_answer());
  }
  return kFine;
}

}  // namespace

const Command kBot{"bot", kOptions, 1, &run};

}  // namespace tablee::tools
