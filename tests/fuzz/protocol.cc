// The protocol's lines in both directions: a line is read or gives an error, and a line that was
// read can be written and read again.

#include "protocol/protocol.h"

#include "bots/bot.h"
#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return protocol::kMaxLine; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line = fuzz::text(data, size);
  if (const auto answer = protocol::read_answer(line)) {
    const auto again = protocol::read_answer(protocol::answer_line(*answer));
    fuzz::require(again.ok() && again->decision.move == answer->decision.move, "an answer returns");
  }
  const auto value = json::parse(line);
  if (!value) return 0;
  (void)protocol::read_hello(*value);
  const auto asked = protocol::read_think(*value);
  if (!asked) return 0;
  const std::string once = protocol::think_line(asked->id, asked->bot, asked->question);
  const auto again = protocol::read_think(*json::parse(once));
  fuzz::require(again.ok(), "a question written can be read");
  fuzz::require(protocol::think_line(again->id, again->bot, again->question) == once,
                "and is written the same");
  for (const BotInfo& bot : bots_of(asked->view->game().id())) {
    Question q = asked->question;
    q.budget = {.ms = 0, .iterations = 4};
    (void)think(bot, q);
  }
  return 0;
}
