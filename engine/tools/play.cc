// tablee play: a table on a terminal, for people and bots, of any game.

#include <algorithm>
#include <cstdio>

#include "bots/bot.h"
#include "core/scan.h"
#include "table/match.h"
#include "tools/commands.h"
#include "tools/files.h"
#include "tools/setup.h"
#include "tools/telling.h"
#include "version.h"

namespace tablee::tools {
namespace {

constexpr std::size_t kMaxName = 60;  // bytes

// "Anne", "bot:greedy", or "bot" for the strongest bot.
Result<std::vector<SeatSetup>> seats_of(std::string_view text, std::string_view game) {
  constexpr std::string_view kBot = "bot:";
  std::vector<SeatSetup> seats;
  for (const std::string_view part : split(text)) {
    if (part.empty() || part.size() > kMaxName)
      return Error{msg("cli.error.seat").with_quote("word", part), {}};
    if (part == "bot") {
      seats.push_back({{}, std::string(bots_of(game).back().name)});
    } else if (part.substr(0, kBot.size()) == kBot) {
      const std::string_view bot = part.substr(kBot.size());
      if (!find_bot(game, bot)) return Error{msg("error.bot_unknown").with_quote("bot", bot), {}};
      seats.push_back({{}, std::string(bot)});
    } else {
      seats.push_back({std::string(part), {}});
    }
  }
  return seats;
}

class Evening {
 public:
  Evening(Match match, Budget budget, std::string record, const Console& console)
      : match_(std::move(match)),
        budget_(budget),
        record_(std::move(record)),
        console_(console),
        names_(seat_names(match_.seats(), console)),
        shown_(match_.seats().size() + 1) {
    for (const SeatSetup& seat : match_.seats()) people_ += seat.person() ? 1 : 0;
  }

  int run() {
    bool on = true;
    while (on && !match_.over()) {
      if (match_.needs_deal())
        on = deal();
      else if (const Seat bot = lowest(false); bot != kNobody)
        ask_bot(bot);
      else
        on = turn(lowest(true));
    }
    if (people_ > 1 && on) console_.clear();
    print_log(people_ == 1 ? last_ : kNobody);
    console_.line({});
    print_sheet(match_.sheet(), names_, console_);
    return save() ? kFine : kFailed;
  }

 private:
  // The lowest seat to act of a person or of a bot. Bots choose first: people then see that all
  // hidden choices except theirs are made.
  Seat lowest(bool person) const {
    for (const Seat seat : match_.to_act())
      if (match_.person(seat) == person) return seat;
    return kNobody;
  }

  // Prints the log lines that this seat has not seen yet.
  void print_log(Seat viewer) {
    std::size_t& shown = shown_[viewer + 1];
    print_events(match_, viewer, shown, names_, console_);
    shown = match_.events().size();
  }

  bool deal() {
    if (people_ > 0 && !match_.record().deals.empty()) {
      if (people_ > 1) console_.clear();
      print_log(people_ == 1 ? last_ : kNobody);
      console_.line({});
      print_sheet(match_.sheet(), names_, console_);
      console_.put(console_.words(msg("cli.play.next_round")) + " ");
      const auto line = console_.read_line();
      if (!line || *line == "quit") return false;
      last_ = people_ == 1 ? last_ : kNobody;
    }
    return done(match_.deal());
  }

  void ask_bot(Seat seat) {
    const auto view = match_.state().view(seat);
    const BotInfo* bot = find_bot(match_.setup().game->id(), match_.seats()[seat].bot);
    const Decision decision = think(*bot, match_.question(*view, budget_));
    const Status played = match_.play(seat, decision.move);
    assert(played.ok());
  }

  // Asks until that person has made a move; returns false when they leave.
  bool turn(Seat seat) {
    if (people_ > 1 && last_ != seat) {
      console_.clear();
      console_.put(console_.words(msg("cli.play.pass").with_seat("seat", seat), names_) + " ");
      if (!console_.read_line()) return false;
      console_.clear();
    }
    last_ = seat;
    print_log(seat);
    show(seat);
    for (;;) {
      console_.put("> ");
      const auto line = console_.read_line();
      if (!line) return false;
      const std::string word = tidy(*line);
      if (word.empty()) continue;
      if (word == "quit") return false;
      if (word == "help") {
        console_.say(msg("cli.play.commands"));
        show(seat);
      } else if (word == "undo") {
        if (undo()) return true;
      } else if (move(seat, word)) {
        return done({});
      }
    }
  }

  bool undo() {
    if (match_.undo_length() == 0) {
      console_.say(msg("cli.play.no_undo"));
      return false;
    }
    match_.undo();
    for (std::size_t& shown : shown_) shown = std::min(shown, match_.events().size());
    console_.say(msg("cli.play.undone"));
    return true;
  }

  // Plays the move of that text, or the only legal move that ends with it: "2" where a row is to be
  // taken.
  bool move(Seat seat, const std::string& text) {
    const auto legal = match_.state().view(seat)->legal_moves();
    const std::string* chosen = nullptr;
    int endings = 0;
    for (const std::string& move : legal) {
      if (move == text) {
        chosen = &move;
        endings = 1;
        break;
      }
      if (!move.ends_with(" " + text)) continue;
      chosen = &move;
      ++endings;
    }
    const Status played = match_.play(seat, endings == 1 ? *chosen : text);
    if (!played.ok()) console_.say(played.error().what);
    return played.ok();
  }

  // Prints one item per line, indented by depth; in front of an item that can be chosen is its
  // command.
  void show(Seat seat) {
    for (const Item& item : match_.state().view(seat)->describe()) {
      const std::string text = console_.words(item.text, names_);
      // The list repeats the name of the region around it.
      if (text.empty() || (item.role == Role::list && item.depth > 0)) continue;
      std::string line(item.depth * 2u, ' ');
      if (item.role == Role::heading) console_.line({});
      if (item.action.verb == Verb::move) line += "[" + item.action.text + "] ";
      line += text;
      const std::string hint = console_.words(item.hint, names_);
      if (!hint.empty()) line += " (" + hint + ")";
      console_.line(line);
    }
  }

  static std::string tidy(std::string_view line) {
    std::string text;
    Scan scan(line);
    while (!scan.at_end()) text += (text.empty() ? "" : " ") + std::string(scan.word());
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
  }

  bool done(const Status& status) {
    if (status.ok()) return save();
    console_.fail(status.error());
    return false;
  }

  bool save() const {
    if (record_.empty()) return true;
    const Status written = write_file(record_, write_record(match_.record()) + "\n");
    if (!written.ok()) console_.fail(written.error());
    return written.ok();
  }

  Match match_;
  const Budget budget_;
  const std::string record_;
  const Console& console_;
  const std::vector<std::string> names_;
  std::vector<std::size_t>
      shown_;  // the number of events printed, for the public and for each seat
  int people_ = 0;
  Seat last_ = kNobody;  // the seat whose hand may be on the screen
};

constexpr ArgSpec kOptions[] = {{"seats", true},   {"options", true},   {"seed", true},
                                {"deal", true},    {"record", true},    {"practice", false},
                                {"players", true}, {"budget-ms", true}, {"iterations", true}};

int run(Args& args, const Console& console) {
  const auto game = game_of(args.words().empty() ? std::string_view() : args.words()[0]);
  if (!game) return console.fail(game.error(), kMisused);
  const auto options = options_of(args.text_or("options", {}));
  if (!options) return console.fail(options.error(), kMisused);
  const int wanted =
      args.number("players", (*game)->min_seats(), (*game)->max_seats(), players_of(*options, 4));
  // Without other options one person plays against bots.
  std::string seats = console.words(msg("cli.seat").with("number", 1));
  for (int i = 1; i < wanted; ++i) seats += ",bot";
  auto setups = seats_of(args.text_or("seats", seats), (*game)->id());
  if (!setups) return console.fail(setups.error(), kMisused);
  const int players = static_cast<int>(setups->size());
  if (players < (*game)->min_seats() || players > (*game)->max_seats())
    return console.fail({msg("cli.error.players")
                             .with("low", (*game)->min_seats())
                             .with("high", (*game)->max_seats()),
                         {}},
                        kMisused);
  if (players_of(*options, players) != players)
    return console.fail({msg("error.seats"), {}}, kMisused);
  Setup setup;
  setup.game = *game;
  setup.options = with_players(*options, players);
  setup.seats = std::move(*setups);
  setup.seed = args.seed("seed", fresh_seed());
  setup.bot_seed = mix(~setup.seed);
  setup.practice = args.has("practice");
  setup.date = today();
  setup.app = kVersion;
  const Budget budget{args.number("budget-ms", 0, 600'000, 100),
                      args.number("iterations", 0, 1'000'000'000, 0)};
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  std::vector<std::string> deals;
  if (const auto deal = args.text("deal")) deals.emplace_back(*deal);
  auto match = Match::start(std::move(setup), std::move(deals));
  if (!match) return console.fail(match.error(), kMisused);
  return Evening(std::move(*match), budget, std::string(args.text_or("record", {})), console).run();
}

}  // namespace

const Command kPlay{"play", kOptions, 1, &run};

}  // namespace tablee::tools
