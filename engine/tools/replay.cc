// tablee replay: a recorded match step by step, for people or, with --json, for programs.

#include <cinttypes>
#include <cstdio>

#include "core/scan.h"
#include "table/match.h"
#include "tools/commands.h"
#include "tools/files.h"
#include "tools/hash.h"
#include "tools/telling.h"

namespace tablee::tools {
namespace {

// The text of a deal's cards even where the record has only a seed, because other programs have
// other random generators.
std::string spelled(const Match& match, std::string_view deal) {
  constexpr std::string_view kSeed = "seed ";
  if (deal.substr(0, kSeed.size()) != kSeed) return std::string(deal);
  return match.state().deal_text(Scan::to_u64(deal.substr(kSeed.size())).value_or(0));
}

// Walks through a valid record and calls back after every step.
template <class OnDeal, class OnMove>
Status walk(Match& match, const Record& record, OnDeal&& on_deal, OnMove&& on_move) {
  std::size_t dealt = 0;
  const auto deal_due = [&]() -> Status {
    if (!match.needs_deal() || dealt == record.deals.size()) return {};
    const std::size_t before = match.events().size();
    const std::string cards = spelled(match, record.deals[dealt]);
    if (Status s = match.deal(); !s) return s;
    on_deal(dealt++, cards, before);
    return {};
  };
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (Status s = deal_due(); !s) return s;
    const std::size_t before = match.events().size();
    if (Status s = match.play(record.moves[i].seat, record.moves[i].text); !s) return s;
    on_move(i, before);
  }
  return deal_due();
}

// Writes "events":[…],"state":{…},"hash":"…" and ends the line.
void finish(json::Writer& out, const Match& match, std::size_t from, const Console& console) {
  out.key("events").begin_array();
  for (std::size_t i = from; i < match.events().size(); ++i) write_event(out, match.events()[i]);
  out.end_array();
  json::Writer state;
  match.state().write(state);
  out.key("state").raw(state.text());
  Hash hash;
  hash.add_bytes(state.text());
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016" PRIx64, hash.value());
  console.line(out.member("hash", std::string_view(digits)).end_object().take());
}

void write_start(const Match& match, const Console& console) {
  const Setup& setup = match.setup();
  json::Writer out;
  out.begin_object().member("type", "start").member("game", setup.game->id());
  out.member("rules", setup.game->rules_version());
  out.key("options");
  setup.game->write_options(out, setup.options);
  out.key("seats").begin_array();
  for (const SeatSetup& seat : setup.seats)
    out.begin_object()
        .member("name", std::string_view(seat.name))
        .member("bot", std::string_view(seat.bot))
        .end_object();
  out.end_array();
  finish(out, match, 0, console);
}

void write_end(const Match& match, const Console& console) {
  const Sheet sheet = match.sheet();
  json::Writer out;
  out.begin_object().member("type", "end").member("over", sheet.over);
  out.key("rounds").begin_array();
  for (const auto& round : sheet.rounds) {
    out.begin_array();
    for (const int points : round) out.value(points);
    out.end_array();
  }
  out.end_array().numbers("totals", sheet.totals).numbers("winners", sheet.winners);
  console.line(out.end_object().take());
}

Status replay_json(Match& match, const Record& record, const Console& console) {
  write_start(match, console);
  const Status walked = walk(
      match, record,
      [&](std::size_t round, const std::string& cards, std::size_t before) {
        json::Writer out;
        out.begin_object().member("type", "deal").member("round", static_cast<int>(round) + 1);
        out.member("deal", std::string_view(cards));
        finish(out, match, before, console);
      },
      [&](std::size_t index, std::size_t before) {
        const PlayedMove& move = record.moves[index];
        json::Writer out;
        out.begin_object().member("type", "move").member("index", static_cast<int>(index));
        out.member("seat", int{move.seat}).member("move", std::string_view(move.text));
        finish(out, match, before, console);
      });
  if (walked.ok()) write_end(match, console);
  return walked;
}

Status replay_story(Match& match, const Record& record, const Console& console) {
  const auto names = seat_names(match.seats(), console);
  const auto print = [&](std::size_t before) {
    print_events(match, kNobody, before, names, console);
  };
  const Status walked = walk(
      match, record,
      [&](std::size_t round, const std::string&, std::size_t before) {
        if (round > 0) console.line({});
        print(before);
      },
      [&](std::size_t, std::size_t before) { print(before); });
  if (!walked.ok()) return walked;
  console.line({});
  print_sheet(match.sheet(), names, console);
  return {};
}

constexpr ArgSpec kOptions[] = {{"json", false}};

int run(Args& args, const Console& console) {
  if (args.words().empty()) return console.fail({msg("cli.error.file"), {}}, kMisused);
  const auto text = read_file(args.words()[0]);
  if (!text) return console.fail(text.error());
  const auto record = read_record(*text);
  if (!record) return console.fail(record.error());
  // The whole record is checked before the first line is printed.
  if (const auto whole = Match::replay(*record); !whole) return console.fail(whole.error());
  auto match = Match::start(record->setup, record->deals);
  if (!match) return console.fail(match.error());
  const Status written = args.has("json") ? replay_json(*match, *record, console)
                                          : replay_story(*match, *record, console);
  return written.ok() ? kFine : console.fail(written.error());
}

}  // namespace

const Command kReplay{"replay", kOptions, 1, &run};

}  // namespace tablee::tools
