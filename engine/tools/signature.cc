// tablee bench --signature: one number for everything that must not differ between platforms.

#include <cinttypes>
#include <cstdio>

#include "bots/bot.h"
#include "tools/bench.h"
#include "tools/commands.h"
#include "tools/hash.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

constexpr int kGamesEach = 2;
// Bots are asked only at some decisions, because thinking takes most of the time.
constexpr std::uint32_t kAskOneIn = 16;
constexpr Budget kBotBudget{0, 40};

class Signature {
 public:
  void game(const AnyGame& game, const OptionSet& options, std::uint64_t seed) {
    auto started = game.start(options);
    if (!started) return;  // the rules don't define this combination
    AnyState& state = **started;
    Rng rng(seed);
    history_.clear();
    ++games_;
    json::Writer chosen;
    game.write_options(chosen, options);
    hash_.add(chosen.text());
    while (!state.over()) {
      if (state.needs_deal())
        deal(state, rng);
      else
        decide(state, rng);
    }
    const auto view = state.view(kNobody);
    const Scores totals = view->totals();
    const std::vector<int> seats(totals.begin(), totals.begin() + state.players());
    std::vector<std::vector<int>> rounds;
    for (const Event& event : history_)
      if (event.ends_round()) rounds.push_back(event.per_seat);
    const std::vector<int> all = places(seats, game.goal(), game.ties(rounds));
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i] == 1) hash_.add(std::to_string(i));
  }

  void print() const {
    std::printf("%016" PRIx64 " games=%d deals=%d moves=%d decisions=%d\n", hash_.value(), games_,
                deals_, moves_, decisions_);
  }

 private:
  void deal(AnyState& state, Rng& rng) {
    const std::uint64_t seed = rng.next();
    hash_.add(state.deal_text(seed));
    EventLog events;
    const Status dealt = state.deal("seed " + std::to_string(seed), &events);
    assert(dealt.ok());
    history_.insert(history_.end(), events.events.begin(), events.events.end());
    ++deals_;
    add_state(state);
  }

  void decide(AnyState& state, Rng& rng) {
    const SeatSet pending = state.to_act();
    const Seat seat = pending.lowest();
    const auto view = state.view(seat);
    Question question;
    question.view = view.get();
    question.legal = view->legal_moves();
    question.budget = kBotBudget;
    question.noise = static_cast<std::uint32_t>(rng.next());
    if (rng.below(kAskOneIn) == 0) ask(question);
    const auto pick = rng.below(static_cast<std::uint32_t>(question.legal.size()));
    hash_.add(question.legal[pick]);
    EventLog events;
    const Status played = state.apply(seat, question.legal[pick], &events);
    assert(played.ok());
    history_.insert(history_.end(), events.events.begin(), events.events.end());
    ++moves_;
    add_state(state);
    json::Writer out;
    for (const Event& event : events.events) write_event(out, event);
    hash_.add(out.text());
  }

  void ask(Question& question) {
    for (const Event& event : history_)
      if (event.visible_to(question.view->viewer())) question.history.push_back(event);
    for (const BotInfo& bot : bots_of(question.view->game().id())) {
      const Decision decision = think(bot, question);
      hash_.add(decision.move);
      for (const Evaluation& e : decision.evaluations) hash_.add(std::to_string(e.cost));
      ++decisions_;
    }
  }

  void add_state(const AnyState& state) {
    json::Writer out;
    state.write(out);
    hash_.add(out.text());
  }

  Hash hash_;
  std::vector<Event> history_;
  int games_ = 0;
  int deals_ = 0;
  int moves_ = 0;
  int decisions_ = 0;
};

// Calls f for every combination of a game's flags, with two rounds where the rules have that
// option.
template <class F>
void each_combination(const AnyGame& game, F&& f) {
  std::vector<std::string_view> flags;
  OptionSet fixed;
  for (const OptionInfo& o : game.options()) {
    if (o.flag) flags.push_back(o.key);
    if (o.key == "rounds") fixed.emplace_back(o.key, 2);
  }
  for (unsigned bits = 0; bits < 1u << flags.size(); ++bits) {
    OptionSet options = fixed;
    for (std::size_t i = 0; i < flags.size(); ++i)
      if ((bits >> i) & 1u) options.emplace_back(flags[i], 1);
    if (!game.check(options).ok())
      options.erase(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(fixed.size()));
    f(options);
  }
}

}  // namespace

int print_signature() {
  std::uint64_t seed = 1;
  Signature signature;
  for (const AnyGame* game : all_games())
    each_combination(*game, [&](const OptionSet& options) {
      for (int n = game->min_seats(); n <= game->max_seats(); ++n)
        for (int i = 0; i < kGamesEach; ++i)
          signature.game(*game, with_players(options, n), seed++);
    });
  signature.print();
  return kFine;
}

}  // namespace tablee::tools
