// tablee arena: contestants play duplicate deals; reports who is ahead, by how much, and with which
// confidence.

#include <atomic>
#include <chrono>
#include <cinttypes>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>

#include "tools/arena/elo.h"
#include "tools/arena/luck.h"
#include "tools/arena/results.h"
#include "tools/arena/sequential.h"
#include "tools/commands.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

// The sequential test of a run, if it has one. Deals are evaluated in the order of their numbers
// instead of the order in which they are finished, so that quick ones are not favoured and any
// number of threads stops at the same deal.
class Until {
 public:
  Until(const ArenaPlan& plan, const std::optional<Bounds>& bounds)
      : ahead_(plan), bounds_(bounds) {
    if (bounds) test_.emplace(*bounds);
  }
  // Evaluates the deals played so far; returns true once there is a verdict.
  bool decided(const ArenaResults& results, int deals) {
    if (!test_) return false;
    while (test_->verdict() == Verdict::open && test_->count() < deals &&
           results.has(test_->count()))
      test_->add(ahead_.add(results.deals().at(test_->count())).luck_adjusted);
    return test_->verdict() != Verdict::open;
  }
  // The number of deals that count, out of so many.
  int deals(int of) const {
    return test_ && test_->verdict() != Verdict::open ? test_->count() : of;
  }
  const std::optional<Bounds>& bounds() const { return bounds_; }
  Verdict verdict() const { return test_->verdict(); }

 private:
  Ahead ahead_;
  const std::optional<Bounds> bounds_;
  std::optional<SequentialTest> test_;
};

// Plays the missing deals on that many threads, until the test has its verdict.
Status play_deals(const ArenaPlan& plan, int deals, int threads, Until& until,
                  ArenaResults& results, const Console& console) {
  std::atomic<int> next = 0;
  std::mutex guard;
  Status status;
  int done = 0;
  auto said = std::chrono::steady_clock::now();
  const auto work = [&] {
    ArenaTable table(plan, console);
    for (int deal = next++; deal < deals; deal = next++) {
      {
        const std::lock_guard lock(guard);
        if (!status.ok() || until.decided(results, deals)) return;
        if (results.has(deal)) continue;
      }
      DealResult result = table.play(deal);
      const std::lock_guard lock(guard);
      if (Status s = results.add(std::move(result)); !s) status = s;
      ++done;
      const auto now = std::chrono::steady_clock::now();
      if (now - said < std::chrono::seconds(10)) continue;
      said = now;
      console.warn(msg("cli.arena.progress").with("done", deal + 1).with("deals", deals));
    }
  };
#ifdef __EMSCRIPTEN__
  static_cast<void>(threads);
  work();
#else
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
#endif
  until.decided(results, deals);
  return status;
}

std::string decimal(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

void write_mean(json::Writer& out, std::string_view name, const Mean& mean) {
  out.key(name).raw(decimal(mean.value, 5));
  out.key(std::string(name) + "_se").raw(decimal(mean.error, 5));
}

constexpr std::string_view name_of(Verdict verdict) {
  return verdict == Verdict::low ? "low" : verdict == Verdict::high ? "high" : "open";
}

// How many times as many observations would be needed to reduce the first error to the second.
double ratio(double first, double second) { return second > 0 ? std::pow(first / second, 2) : 1; }
double of_luck(const Figures& f) { return ratio(f.ahead.error, f.luck_adjusted.error); }
double of_duplicates(const Figures& f) { return ratio(f.apart, f.ahead.error); }

void report_json(const ArenaPlan& plan, const std::vector<Figures>& all,
                 const std::vector<Rating>& elos, int deals, const Until& until,
                 const Console& console) {
  json::Writer out;
  out.begin_object();
  out.key("plan").raw(plan_line(plan));
  out.member("deals", deals);
  out.member("tables", static_cast<int>(lineups(plan, 0).size()));
  out.key("contestants").begin_array();
  for (std::size_t c = 0; c < all.size(); ++c) {
    out.begin_object().member("label", std::string_view(plan.contestants[c].label));
    write_mean(out, "points", all[c].points);
    write_mean(out, "wins", all[c].wins);
    // The first contestant's lead over this one.
    if (c > 0) {
      write_mean(out, "difference", all[c].ahead);
      out.key("duplicate_ratio").raw(decimal(of_duplicates(all[c]), 3));
    }
    if (c > 0 && Luck::falls_in(*plan.game)) {
      write_mean(out, "steady", all[c].luck_adjusted);
      out.key("variance_ratio").raw(decimal(of_luck(all[c]), 3));
    }
    if (!elos.empty()) {
      write_mean(out, "elo", elos[c].elo);
      write_mean(out, "above", elos[c].above);
    }
    out.key("ms_per_decision").raw(decimal(all[c].ms, 5));
    out.member("decisions", all[c].decisions).member("forfeits", all[c].forfeits).end_object();
  }
  out.end_array();
  if (const auto& b = until.bounds()) {
    out.key("until").begin_object();
    out.key("low").raw(decimal(b->low, 5)).key("high").raw(decimal(b->high, 5));
    out.key("alpha").raw(decimal(b->alpha, 2)).key("beta").raw(decimal(b->beta, 2));
    out.member("verdict", name_of(until.verdict())).end_object();
  }
  console.line(out.end_object().take());
}

// Reads "LOW,HIGH" in points; nothing unless it is two numbers, the lower one first.
std::optional<Bounds> bounds_of(const std::string& text) {
  Bounds b;
  char* end = nullptr;
  if (text.find_first_not_of("-.,0123456789") != std::string::npos) return std::nullopt;
  b.low = std::strtod(text.c_str(), &end);
  if (end == text.c_str() || *end != ',') return std::nullopt;
  const char* second = end + 1;
  b.high = std::strtod(second, &end);
  if (end == second || *end != '\0' || !(b.low < b.high)) return std::nullopt;
  return b;
}

void report(const ArenaPlan& plan, const std::vector<Figures>& all, const std::vector<Rating>& elos,
            int deals, const Until& until, const Console& console) {
  console.say(msg("cli.arena.head")
                  .with_text("game", plan.game->id())
                  .with("players", plan.players)
                  .with("deals", deals)
                  .with("tables", static_cast<int>(lineups(plan, 0).size()))
                  .with_text("seed", std::to_string(plan.seed)));
  for (std::size_t c = 0; c < all.size(); ++c) {
    const Figures& f = all[c];
    console.say(msg("cli.arena.line")
                    .with_text("contestant", plan.contestants[c].label)
                    .with_text("points", decimal(f.points.value, 3))
                    .with_text("points_error", decimal(f.points.error, 3))
                    .with_text("wins", decimal(100 * f.wins.value, 2))
                    .with_text("wins_error", decimal(100 * f.wins.error, 2))
                    .with_text("ms", decimal(f.ms, 4))
                    .with("decisions", f.decisions));
    if (f.forfeits > 0)
      console.say(msg("cli.arena.forfeits")
                      .with_text("contestant", plan.contestants[c].label)
                      .with("count", f.forfeits));
  }
  const auto say_ahead = [&](Message words, std::size_t c, const Mean& mean, double by) {
    console.say(std::move(words)
                    .with_text("first", plan.contestants[0].label)
                    .with_text("second", plan.contestants[c].label)
                    .with_text("difference", decimal(mean.value, 3))
                    .with_text("error", decimal(mean.error, 3))
                    .with_text("ratio", decimal(by, 2)));
  };
  for (std::size_t c = 1; c < all.size(); ++c) {
    say_ahead(msg("cli.arena.difference"), c, all[c].ahead, of_duplicates(all[c]));
    if (Luck::falls_in(*plan.game))
      say_ahead(msg("cli.arena.steady"), c, all[c].luck_adjusted, of_luck(all[c]));
  }
  for (std::size_t c = 0; c < elos.size(); ++c)
    console.say(msg("cli.arena.elo")
                    .with_text("contestant", plan.contestants[c].label)
                    .with_text("elo", decimal(elos[c].elo.value, 0))
                    .with_text("error", decimal(elos[c].elo.error, 0))
                    .with_text("above", decimal(elos[c].above.value, 0))
                    .with_text("above_error", decimal(elos[c].above.error, 0)));
  console.say(msg("cli.arena.even").with_text("share", decimal(100.0 / plan.players, 2)));
  if (const auto& b = until.bounds()) {
    const auto verdict = until.verdict();
    console.say(msg(verdict == Verdict::low    ? "cli.arena.low"
                    : verdict == Verdict::high ? "cli.arena.high"
                                               : "cli.arena.open")
                    .with_text("first", plan.contestants[0].label)
                    .with_text("second", plan.contestants[1].label)
                    .with_text("low", decimal(b->low, 2))
                    .with_text("high", decimal(b->high, 2))
                    .with("alpha", static_cast<int>(std::lround(100 * b->alpha)))
                    .with("beta", static_cast<int>(std::lround(100 * b->beta)))
                    .with("deals", deals));
  }
}

constexpr ArgSpec kOptions[] = {{"game", true},        {"players", true},    {"options", true},
                                {"contestants", true}, {"deals", true},      {"seed", true},
                                {"budget-ms", true},   {"iterations", true}, {"json", false},
                                {"resume", true},      {"threads", true},    {"alternate", false},
                                {"matches", false},    {"elo", false},       {"held-out", false},
                                {"until", true},       {"alpha", true},      {"beta", true}};

int run(Args& args, const Console& console) {
  const auto game = game_of(args.text_or("game", {}));
  if (!game) return console.fail(game.error(), kMisused);
  const auto options = options_of(args.text_or("options", {}));
  if (!options) return console.fail(options.error(), kMisused);
  const auto given = args.text("contestants");
  if (!given) return console.fail({msg("cli.error.contestants"), {}}, kMisused);
  auto contestants = contestants_of(*given, (*game)->id(), args.has("held-out"));
  if (!contestants) return console.fail(contestants.error(), kMisused);

  ArenaPlan plan;
  plan.game = *game;
  plan.contestants = std::move(*contestants);
  plan.players =
      args.number("players", (*game)->min_seats(), (*game)->max_seats(), players_of(*options, 4));
  plan.options = with_players(*options, plan.players);
  plan.alternate = args.has("alternate");
  plan.matches = args.has("matches");
  plan.seed = args.seed("seed", 1);
  plan.budget.iterations = args.number("iterations", 0, 1'000'000'000, 0);
  // With a budget of iterations alone, a run can be repeated exactly.
  plan.budget.ms = args.number("budget-ms", 0, 600'000, plan.budget.iterations > 0 ? 0 : 100);
  std::optional<Bounds> bounds;
  if (const auto text = args.text("until")) {
    bounds = bounds_of(std::string(*text));
    if (!bounds || plan.contestants.size() != 2)
      return console.fail({msg("cli.error.until").with_quote("value", *text), {}}, kMisused);
    bounds->alpha = args.number("alpha", 1, 49, 5) / 100.0;
    bounds->beta = args.number("beta", 1, 49, 5) / 100.0;
  }
  const int deals = args.number("deals", 1, 100'000'000, bounds ? 10'000 : 100);
  const int threads = args.number("threads", 1, 64, 1);
  if (!args.status().ok()) return console.fail(args.status().error(), kMisused);
  if (Status s = plan.game->check(plan.options); !s) return console.fail(s.error(), kMisused);

  ArenaResults results(plan);
  if (const auto path = args.text("resume"))
    if (Status s = results.resume(std::string(*path)); !s) return console.fail(s.error());
  Until until(plan, bounds);
  if (Status s = play_deals(plan, deals, threads, until, results, console); !s)
    return console.fail(s.error());
  const int counted = until.deals(deals);
  const auto all = figures(plan, results.deals(), counted);
  const auto elos =
      args.has("elo") ? ratings(plan, results.deals(), counted) : std::vector<Rating>{};
  if (args.has("json"))
    report_json(plan, all, elos, counted, until, console);
  else
    report(plan, all, elos, counted, until, console);
  return kFine;
}

}  // namespace

const Command kArena{"arena", kOptions, 0, &run};

}  // namespace tablee::tools
