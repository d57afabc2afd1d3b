// tablee compare: recorded rounds played again by each level in one seat, and how much of the
// result came from the deal and from the choices.

#include <cmath>
#include <cstdio>

#include "bots/bot.h"
#include "table/comparison.h"
#include "table/comparison_words.h"
#include "table/points_text.h"
#include "tools/commands.h"
#include "tools/files.h"
#include "tools/telling.h"

namespace tablee::tools {
namespace {

constexpr ArgSpec kOptions[] = {{"json", false}, {"seat", true}, {"only", true}, {"replays", true}};
constexpr std::size_t kMostFiles = 1000;

// A figure with one digit behind the point, as the page shows it.
std::string tenths(double points) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", std::round(points * 10) / 10 + 0.0);
  return text;
}

void report_json(const Comparison& comparison, const Console& console) {
  json::Writer out;
  out.begin_object().member("rounds", comparison.rounds()).member("you", comparison.own());
  out.key("levels").begin_object();
  for (std::size_t i = 0; i < Comparison::kLevelCount; ++i)
    out.member(kLevels[i], comparison.points(i).value_or(0));
  out.end_object();
  if (const auto& costly = comparison.costly()) {
    out.key("costly").begin_object().member("round", costly->place.round);
    out.member("trick", costly->place.trick).member("card", costly->place.card);
    out.member("you", costly->own).member("master", costly->other).end_object();
  }
  const auto add = [&](std::string_view name, const std::optional<Share>& share) {
    if (!share) return;
    out.key(name).begin_object().member("points", std::string_view(tenths(share->points)));
    out.member("margin", std::string_view(tenths(share->margin))).end_object();
  };
  add("deal", comparison.deal());
  add("choices", comparison.choices());
  console.line(out.member("replays", comparison.replays()).end_object().take());
}

void report(const Comparison& comparison, const Record& record, const Console& console) {
  const std::string_view game = record.setup.game->id();
  const auto line = [&](Message who, int n) {
    console.say(msg("compare.line")
                    .with_message("who", std::move(who))
                    .with_message("points", points_text(game, n)));
  };
  line(msg("app.you"), comparison.own());
  for (std::size_t i = 0; i < Comparison::kLevelCount; ++i)
    line(msg_family("bot.", kLevels[i]), comparison.points(i).value_or(0));
  if (comparison.costly()) console.say(costly_words(game, *comparison.costly()));
  if (const auto deal = comparison.deal()) console.say(deal_words(*deal));
  if (const auto choices = comparison.choices()) console.say(choices_words(*choices));
}

// Adds independent figures: their margins by squares.
void add(Share& sum, const std::optional<Share>& one) {
  if (!one) return;
  sum.points += one->points;
  sum.margin = std::hypot(sum.margin, one->margin);
}

Seat seat_in(const Record& record, int asked) {
  if (asked > 0) return seat_at(asked - 1);
  for (std::size_t i = 0; i < record.setup.seats.size(); ++i)
    if (record.setup.seats[i].person()) return seat_at(static_cast<int>(i));
  return 0;
}

Result<Comparison> compared(const Record& record, const Comparison::Scope& scope) {
  auto comparison = Comparison::start(record, scope);
  if (!comparison) return comparison.error();
  while (comparison->next()) {
    const BotInfo* bot = find_bot(record.setup.game->id(), comparison->bot());
    if (!bot) return Error{msg("error.bot_unknown").with_quote("bot", comparison->bot()), "seats"};
    const Question question = comparison->question();
    if (Status s = comparison->play(think(*bot, question).move); !s) return s.error();
  }
  return comparison;
}

int run(Args& args, const Console& console) {
  const int seat = args.number("seat", 1, kMaxSeats, 0);
  const int round = args.number("only", 1, static_cast<int>(kMaxRounds), 0);
  const int replays = args.number("replays", 2, Comparison::kMostReplays, 0);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  if (args.words().empty()) return console.fail({msg("cli.error.file"), {}}, kMisused);
  Share deals, choices;
  for (const std::string_view file : args.words()) {
    const auto text = read_file(file);
    if (!text) return console.fail(text.error());
    const auto record = read_record(*text);
    if (!record) return console.fail(record.error());
    const auto comparison =
        compared(*record, {.seat = seat_in(*record, seat), .round = round, .replays = replays});
    if (!comparison) return console.fail(comparison.error());
    if (args.has("json"))
      report_json(*comparison, console);
    else
      report(*comparison, *record, console);
    add(deals, comparison->deal());
    add(choices, comparison->choices());
  }
  if (args.has("json") || args.words().size() < 2) return kFine;
  console.line({});
  console.say(deal_words(deals));
  console.say(choices_words(choices));
  return kFine;
}

}  // namespace

const Command kCompare{"compare", kOptions, kMostFiles, &run};

}  // namespace tablee::tools
