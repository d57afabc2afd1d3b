// tablee review: a recorded match decision by decision: how well each player chose, and the most
// costly choices.

#include "table/review.h"

#include "bots/bot.h"
#include "core/levels.h"
#include "table/advice.h"
#include "tools/commands.h"
#include "tools/files.h"
#include "tools/telling.h"

namespace tablee::tools {
namespace {

void report(const Record& record, const Review& review, const Console& console) {
  const auto names = seat_names(record.setup.seats, console);
  const auto seats = review.seats();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    console.say(msg("review.seat")
                    .with_seat("seat", seat_at(static_cast<int>(i)))
                    .with("accuracy", seats[i].accuracy),
                names);
    if (!seats[i].story.empty()) console.line("  " + console.words(seats[i].story, names));
    if (!seats[i].praise.empty()) console.line("  " + console.words(seats[i].praise, names));
    for (const Choice& slip : seats[i].slips)
      console.line("  " + console.words(choice_told(record.setup.game->id(), slip), names));
  }
}

void report_json(const Review& review, const Console& console) {
  json::Writer out;
  out.begin_object().key("seats").begin_array();
  for (const SeatReview& seat : review.seats()) {
    out.begin_object().member("accuracy", seat.accuracy).member("decisions", seat.decisions);
    out.key("slips").begin_array();
    for (const Choice& slip : seat.slips)
      out.begin_object()
          .member("index", static_cast<int>(slip.move))
          .member("round", slip.round)
          .member("move", std::string_view(slip.played))
          .member("best", std::string_view(slip.best))
          .member("cost", slip.cost)
          .end_object();
    out.end_array().end_object();
  }
  console.line(out.end_array().end_object().take());
}

constexpr ArgSpec kOptions[] = {{"json", false}, {"iterations", true}};

int run(Args& args, const Console& console) {
  const int iterations = args.number("iterations", 1, 1'000'000, 5000);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  if (args.words().empty()) return console.fail({msg("cli.error.file"), {}}, kMisused);
  const auto text = read_file(args.words()[0]);
  if (!text) return console.fail(text.error());
  const auto record = read_record(*text);
  if (!record) return console.fail(record.error());
  auto review = Review::start(*record);
  if (!review) return console.fail(review.error());
  const BotInfo* adviser = find_bot(record->setup.game->id(), kAdviser);
  while (review->next()) {
    const Question question = review->question({.ms = 0, .iterations = iterations});
    review->weigh(think(*adviser, question).evaluations);
  }
  if (args.has("json"))
    report_json(*review, console);
  else
    report(*record, *review, console);
  return kFine;
}

}  // namespace

const Command kReview{"review", kOptions, 1, &run};

}  // namespace tablee::tools
