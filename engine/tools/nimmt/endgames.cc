// tablee endgames: what bots lose in the last tricks of 6 qui prend with two players and known
// cards, where the loss can be computed exactly.

#include <algorithm>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/nimmt/endgame.h"
#include "bots/nimmt/opponent_model.h"
#include "games/nimmt/game.h"
#include "tools/arena/sequential.h"
#include "tools/commands.h"
#include "tools/setup.h"

#include "games/any_game_of.h"

namespace tablee::tools {
namespace {

using Table = StateOf<nimmt::Game>;

// The losses with that number of tricks left; an observation is the mean over both seats of a deal.
struct Losses {
  Sample to_equal;  // against an opponent who plays an equilibrium
  Sample to_best;   // against an opponent who knows the card beforehand
  Sample slips;     // share of the cards that lose anything to an equilibrium
};

// A match in which the bot has both seats.
class Match {
 public:
  Match(const BotInfo& bot, std::uint64_t seed, const Budget& budget)
      : bot_(bot),
        budget_(budget),
        dice_(mix(seed)),
        table_(nimmt::start({.players = 2, .tactic = 1})) {
    const Status dealt = table_.deal("seed " + std::to_string(mix(seed ^ mix(1))), &log_);
    assert(dealt.ok());
  }

  // Plays the round; losses[k - 1] gets the losses with k tricks left.
  void play(std::vector<Losses>& losses) {
    while (!table_.needs_deal() && !table_.over()) {
      const nimmt::Public& p = table_.state.pub;
      const std::size_t left = table_.state.secret.hand[0].size();
      if (p.phase != nimmt::Phase::choose || left > losses.size()) {
        const Seat seat = table_.to_act().lowest();
        play(seat, chosen(seat));
        continue;
      }
      const std::array<std::string, 2> moves{chosen(0), chosen(1)};
      if (left > 1) look(moves, losses[left - 1]);
      play(0, moves[0]);
      play(1, moves[1]);
    }
  }

 private:
  void look(const std::array<std::string, 2>& moves, Losses& losses) const {
    const nimmt::State& s = table_.state;
    nimmt::Ending<nimmt::PackedRows> e{{}, {s.secret.hand[0], s.secret.hand[1]}};
    std::array<int, nimmt::kRows> where{};
    nimmt::set_rows(s.pub.rows, e.rows, where);
    nimmt::EndSolver<nimmt::PackedRows> solver(nimmt::Objective(2, 0), 0,
                                               std::numeric_limits<int>::max());
    const Matrix matrix = solver.pairs(e).cost;
    const int n = e.hand[0].size();
    const Equilibrium best = solve(matrix, n);
    double equal = 0, known = 0, slips = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const auto at =
          static_cast<std::size_t>(e.hand[seat].count_below(nimmt::parse_move(moves[seat])->value));
      // A payment of the first seat is a loss for it and a gain for the second seat.
      const double sign = seat == 0 ? 1 : -1;
      double mean = 0, most = -1e9;
      for (std::size_t other = 0, count = n; other < count; ++other) {
        const double paid = seat == 0 ? matrix[at][other] : matrix[other][at];
        mean += paid * (seat == 0 ? best.column[other] : best.row[other]);
        most = std::max(most, sign * paid);
      }
      // A loss can only be negative by rounding.
      const double lost = std::max(0.0, sign * (mean - best.value));
      equal += lost / 2;
      known += std::max(0.0, most - sign * best.value) / 2;
      slips += lost > 1e-6 ? 0.5 : 0;
    }
    losses.to_equal.add(equal);
    losses.to_best.add(known);
    losses.slips.add(slips);
  }

  std::string chosen(Seat seat) {
    const auto view = table_.view(seat);
    Question question;
    question.view = view.get();
    question.legal = view->legal_moves();
    question.budget = budget_;
    question.noise = static_cast<std::uint32_t>(dice_.next() >> 32);
    if (bot_.reads_history)
      for (const Event& event : log_.events)
        if (event.visible_to(seat)) question.history.push_back(event);
    return think(bot_, question).move;
  }
  void play(Seat seat, const std::string& move) {
    const Status played = table_.apply(seat, move, &log_);
    assert(played.ok());
  }

  const BotInfo& bot_;
  const Budget budget_;
  Rng dice_;
  Table table_;
  EventLog log_;
};

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", value);
  return text;
}

constexpr ArgSpec kOptions[] = {
    {"bots", true}, {"deals", true}, {"tricks", true}, {"seed", true}, {"iterations", true}};

int run(Args& args, const Console& console) {
  const int deals = args.number("deals", 2, 1'000'000, 200);
  const int tricks = args.number("tricks", 2, kMostChoices, 4);
  const std::uint64_t seed = args.seed("seed", 1);
  const Budget budget{.ms = 0, .iterations = args.number("iterations", 1, 1'000'000, 2000)};
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  for (const std::string_view name : split(args.text_or("bots", "master"))) {
    const BotInfo* bot = find_bot(nimmt::Game::kId, name);
    if (!bot) return console.fail({msg("error.bot_unknown").with_quote("bot", name), {}}, kMisused);
    std::vector<Losses> losses(tricks);
    for (int deal = 0; deal < deals; ++deal)
      Match(*bot, mix(seed) + static_cast<std::uint64_t>(deal), budget).play(losses);
    for (std::size_t k = losses.size(); k >= 2; --k) {
      const Losses& l = losses[k - 1];
      console.say(msg("cli.endgames.line")
                      .with_text("bot", name)
                      .with("tricks", static_cast<int>(k))
                      .with("cards", 2 * deals)
                      .with_text("lost", decimal(l.to_equal.mean()))
                      .with_text("lost_error", decimal(l.to_equal.error()))
                      .with_text("slips", decimal(100 * l.slips.mean()))
                      .with_text("known", decimal(l.to_best.mean()))
                      .with_text("known_error", decimal(l.to_best.error())));
    }
  }
  return kFine;
}

}  // namespace

const Command kEndgames{"endgames", kOptions, 0, &run};

}  // namespace tablee::tools
