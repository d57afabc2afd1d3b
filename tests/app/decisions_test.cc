// Hurried, trembling and patient people at every kind of table, alone and round one device: nothing
// is decided unseen, and a patient player needs no more taps than there are steps.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <tuple>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "web/app/decision_guard.h"

namespace tablee::app {
namespace {

constexpr double kFrame = 20;    // ms
constexpr double kUpdate = 160;  // ms that the drawing takes for an event
constexpr double kLong = 1e9;

// The bounds that the players were promised, apart from the constants that keep them.
constexpr double kLook = 300, kQuiet = 400, kCostly = 1000, kFollowed = 500;

// What was known of each decision that was taken.
struct Log {
  int decisions = 0, hands = 0, presses = 0;
  std::string refused;  // ids of presses that did nothing
  double offered = kLong, lifted = kLong, quiet = kLong, hand = kLong;  // least times before it, ms
};

// A table with a drawing that takes its time. It notes by itself since when things are shown.
class Evening {
 public:
  Evening(const AnyGame& game, const TableKind& kind, int people, std::uint64_t seed) : rng_(seed) {
    page_.start("fr", "", static_cast<int>(seed));
    app().watch(true);
    app().set_time(now_);
    page_.act({Verb::setup, std::string(game.id()), std::string(kind.flag)});
    for (int i = 1; i < people; ++i) page_.seat(i, "person");
    page_.act(Verb::start);
    note_animation();
  }

  double now() const { return now_; }
  bool animating() const { return app().animating(); }
  void skip() { app().tap({.action = {Verb::skip}, .revision = app().revision(), .at = now_}); }
  Rng& rng() { return rng_; }
  const std::vector<std::string>& heard() const { return page_.heard; }
  const Log& log() const { return log_; }
  double between(double least, double most) {
    return least + rng_.below(static_cast<std::uint32_t>(most - least));
  }

  // From now on the drawing takes its time for an event.
  void slow_down() { update_ = 2000; }

  // Draws frames until then.
  void wait(double ms) {
    for (const double until = now_ + ms; now_ < until;) frame();
  }
  // Until somebody is asked something, as a patient player waits.
  void wait_for_question() {
    frame();
    for (int i = 0; i < 3000 && choices(false).empty(); ++i) frame();
  }

  // Ids of what can be pressed; the main button alone where there is one, for players with a plan.
  std::vector<std::string> choices(bool all) const {
    static constexpr std::string_view kMain[] = {"handover", "reveal", "play", "next", "rematch"};
    std::vector<std::string> ids;
    for (const Item& item : seen_) {
      const Verb verb = item.action.verb;
      if (!item.enabled || !presses(verb)) continue;
      if (!all && (verb == Verb::skip || verb == Verb::undo)) continue;
      const bool main = std::find(std::begin(kMain), std::end(kMain), item.id) != std::end(kMain);
      if (main && !all) return {item.id};
      ids.push_back(item.id);
    }
    // A patient player completes what was begun.
    const bool asked =
        std::ranges::any_of(ids, [](const auto& id) { return id.starts_with("do."); });
    if (!all && asked) std::erase_if(ids, [](const auto& id) { return !id.starts_with("do."); });
    return ids;
  }
  std::string any(const std::vector<std::string>& ids) {
    return ids.empty() ? "" : ids[rng_.below(static_cast<std::uint32_t>(ids.size()))];
  }

  // On the canvas: what lies there, or beside everything.
  void touch(const std::string& id) {
    const Item* const item = find(id);
    if (!item) {
      hurries_ = app().animating();
      return;
    }
    on_canvas_ = true;
    press(*item, false, [&] {
      app().tap({.action = item->action, .revision = revision_, .at = now_, .on_canvas = true});
    });
  }
  // In the document.
  void key(const std::string& id, bool repeat) {
    const Item* const item = find(id);
    if (!item) return;
    json::Writer out;
    out.begin_object().member("on", "action").member("revision", revision_);
    out.member("action", std::string_view(to_text(item->action))).member("repeat", repeat);
    on_canvas_ = false;
    press(*item, repeat, [&] { app().receive(out.end_object().text()); });
  }

 private:
  App& app() { return *page_.app; }
  const App& app() const { return *page_.app; }
  const Session& session() const { return *app().model().session; }

  static bool presses(Verb verb) {
    static constexpr Verb kPressed[] = {Verb::move,   Verb::lift, Verb::compose,
                                        Verb::show,   Verb::deal, Verb::skip,
                                        Verb::reveal, Verb::undo, Verb::rematch};
    return std::find(std::begin(kPressed), std::end(kPressed), verb) != std::end(kPressed);
  }
  const Item* find(std::string_view id) const {
    const auto at = std::ranges::find(seen_, id, &Item::id);
    return at == seen_.end() || !at->enabled || at->action.empty() ? nullptr : &*at;
  }
  // Decisions of people, with one that waits face down.
  std::size_t made() const {
    const Match& match = session().match();
    const auto& moves = match.record().moves;
    return static_cast<std::size_t>(
               std::ranges::count_if(moves, [&](const auto& m) { return match.person(m.seat); })) +
           (session().waiting() ? 1u : 0u);
  }

  void frame() {
    now_ += kFrame;
    app().set_time(now_);
    while (!page_.lines.empty())
      page_.answer_randomly(
          [&](std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); });
    const std::size_t came = app().take_updates().size();
    if (pending_ == 0 && came > 0) since_ = now_;
    pending_ += came;
    const bool hurried = std::exchange(hurries_, false);
    const bool skipped = hurried && pending_ > 0 && now_ - animated_at_ >= kFollowed;
    if (app().take_skip() || skipped) pending_ = 0;
    while (pending_ > 0 && now_ - since_ >= update_) {
      --pending_;
      since_ += update_;
    }
    seen_ = app().items();
    revision_ = app().revision();
    if (skipped) skipped_at_ = now_;
    look();
    app().shown_all_but(pending_, pending_ > 0, hurried);
  }

  void note_animation() {
    if (app().animating() != std::exchange(animates_, app().animating()) && animates_)
      animated_at_ = now_;
  }

  // Since when the question, the lifted card and the hidden hand have been on the screen.
  void look() {
    note_animation();
    if (app().animating() || !app().model().session) return question_.reset();
    const auto* own = app().model().path.here<TableUi>();
    const Question question{made(), session().deciding(), session().handing_over(),
                            own ? own->begun : std::string()};
    if (question_ != question) question_ = question, offered_at_ = now_;
    const std::string lifted = own ? own->lifted : std::string();
    if (lifted != lifted_) lifted_ = lifted, lifted_at_ = now_;
  }

  template <class Act>
  void press(const Item& item, bool repeat, const Act& act) {
    const bool moved = app().animating(), hidden = session().handing_over();
    const std::size_t before = made();
    const int items_before = app().items_revision();
    const bool card = item.confirm, costly = item.costly;
    const std::string id = item.id;
    app().set_time(now_);
    act();
    ++log_.presses;
    if (app().items_revision() == items_before) log_.refused += id + " ";
    if (moved && !app().animating()) {
      skipped_at_ = now_;
      REQUIRE(now_ - animated_at_ >= kFollowed);
    }
    note_animation();
    if (!app().model().session) return;
    INFO(id << " after " << now_ - offered_at_ << " ms, lifted " << now_ - lifted_at_);
    if (hidden && !session().handing_over() && made() == before) {
      ++log_.hands;
      log_.hand = std::min(log_.hand, now_ - offered_at_);
      REQUIRE_FALSE(repeat);
    }
    if (made() <= before) return;
    ++log_.decisions;
    REQUIRE_FALSE(moved);
    REQUIRE_FALSE(repeat);
    log_.offered = std::min(log_.offered, now_ - offered_at_);
    log_.quiet = std::min(log_.quiet, now_ - skipped_at_);
    REQUIRE(now_ - offered_at_ >= kLook);
    REQUIRE(now_ - skipped_at_ >= kQuiet);
    if (!card && id != "play") return;
    REQUIRE_FALSE(lifted_.empty());
    log_.lifted = std::min(log_.lifted, now_ - lifted_at_);
    REQUIRE(now_ - lifted_at_ >= kLook);
    // What costs something has a button of its own; keys have heard the cost, and may say it twice.
    if (costly && id != "play") {
      REQUIRE_FALSE(on_canvas_);
      REQUIRE(now_ - lifted_at_ >= kCostly);
    }
  }

  using Question = std::tuple<std::size_t, Seat, bool, std::string>;

  FakePage page_;
  Rng rng_;
  Log log_;
  double now_ = 1000;
  std::size_t pending_ = 0;
  double since_ = 0, update_ = kUpdate;
  bool hurries_ = false, on_canvas_ = false, animates_ = false;
  Items seen_;  // on the last frame
  int revision_ = 0;
  std::optional<Question> question_;
  std::string lifted_;
  double offered_at_ = kLong, lifted_at_ = kLong, skipped_at_ = -kLong, animated_at_ = kLong;
};

// Two or three touches at the same place, shortly after each other.
void tremor(Evening& at) {
  const std::string id = at.any(at.choices(at.rng().below(4) == 0));
  for (std::uint32_t n = 2 + at.rng().below(2); n > 0; --n) {
    at.touch(id);
    at.wait(at.between(40, 350));
  }
  at.wait(at.between(500, 1500));
}

// Anywhere, stories are skipped.
void impatient_child(Evening& at) {
  at.touch(at.any(at.choices(at.rng().below(3) > 0)));
  at.wait(at.between(50, 400));
}

void held_enter(Evening& at) {
  const std::string id = at.any(at.choices(false));
  at.key(id, false);
  for (double held = at.between(0, 3000); held > 0; held -= 33) {
    at.wait(33);
    // The focus goes on when its item is gone.
    const auto ids = at.choices(false);
    at.key(std::ranges::find(ids, id) == ids.end() ? at.any(ids) : id, true);
  }
  at.wait(at.between(100, 700));
}

void bouncing_switch(Evening& at) {
  const std::string id = at.any(at.choices(false));
  at.key(id, false);
  at.wait(at.between(30, 80));
  const auto ids = at.choices(false);
  at.key(std::ranges::find(ids, id) == ids.end() ? at.any(ids) : id, false);
  at.wait(at.between(300, 1200));
}

void patient(Evening& at) {
  at.wait_for_question();
  at.wait(1200);
  if (const std::string id = at.any(at.choices(false)); !id.empty()) at.touch(id);
}

// That many decisions of such a player, spread over all kinds of tables, alone and with a second
// person at the same device.
template <class Player>
void play(const char* name, Player player, int decisions, const auto& look) {
  std::vector<std::pair<const AnyGame*, const TableKind*>> kinds;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) kinds.emplace_back(game, &kind);
  const int each = decisions / static_cast<int>(2 * kinds.size()) + 1;
  std::uint64_t seed = 1;
  for (const auto& [game, kind] : kinds)
    for (int people = 1; people <= 2; ++people) {
      INFO(name << " at " << kind->name << ", " << people << " people");
      Evening at(*game, *kind, people, seed++);
      for (int step = 0; at.log().decisions < each; ++step) {
        REQUIRE(step < 40 * each);
        player(at);
      }
      look(at.log(), people);
    }
}

constexpr auto kNothing = [](const Log&, int) {};

}  // namespace

TEST_CASE("a tremor decides nothing that was not seen", "[decisions]") {
  play("tremor", tremor, 1000, kNothing);
}

TEST_CASE("an impatient child decides nothing that was not seen", "[decisions]") {
  play("impatient child", impatient_child, 1000, kNothing);
}

TEST_CASE("a held Enter decides nothing by its repeats", "[decisions]") {
  play("held Enter", held_enter, 1000, kNothing);
}

TEST_CASE("a bouncing switch decides nothing that was not seen", "[decisions]") {
  play("bouncing switch", bouncing_switch, 1000, [](const Log& log, int people) {
    if (people == 1 || log.hands == 0) return;
    CHECK(log.hand >= DecisionGuard::kHandOver);
  });
}

TEST_CASE("a patient player is never refused", "[decisions]") {
  play("patient", patient, 300, [](const Log& log, int) {
    CHECK(log.presses > 0);
    CHECK(log.refused == "");
  });
}

TEST_CASE("a second tap on what began an animation does not end it, a later one does",
          "[decisions]") {
  std::uint64_t seed = 1;
  for (const AnyGame* game : all_games()) {
    Evening at(*game, game->kinds().front(), 1, seed++);
    at.wait_for_question();
    at.slow_down();
    // Until a decision of one's own begins an animation.
    for (int turn = 0; turn < 20 && (at.log().decisions == 0 || !at.animating()); ++turn) {
      patient(at);
      at.wait(100);  // a card put down face down is shown at once
    }
    for (const double after : {60, 200, 100}) {
      at.wait(after);
      REQUIRE(at.animating());
      at.skip();
      CHECK(at.animating());
    }
    at.wait(300);
    REQUIRE(at.animating());
    at.skip();
    CHECK_FALSE(at.animating());
  }
}

TEST_CASE("taps that go on during an animation decide nothing until they stop", "[decisions]") {
  Evening at(*find_game("nothanks"), find_game("nothanks")->kinds().front(), 1, 3);
  at.wait_for_question();
  at.wait(1200);
  at.touch("take");
  REQUIRE(at.log().decisions == 1);
  const double from = at.now();
  while (at.now() < from + 3000) {
    at.wait(260);
    at.touch("take");
    CHECK(at.log().decisions == 1);
  }
  at.wait(400);
  at.touch("take");
  CHECK(at.log().decisions == 2);
}

TEST_CASE("who presses too soon on purpose is told, a bounce is not", "[decisions]") {
  const std::string told = "Trop vite\u00a0: encore une fois.";
  std::uint64_t seed = 1;
  for (const AnyGame* game : all_games()) {
    Evening at(*game, game->kinds().front(), 1, seed++);
    const auto count = [&] { return std::ranges::count(at.heard(), told); };
    at.wait_for_question();
    std::string id = at.choices(false).front();
    at.wait(1200);
    at.key(id, false);
    at.wait(60);
    if (at.log().decisions > 0) continue;  // a game in which the first press decides
    at.key(id, false);
    CHECK(count() == 0);
    at.wait(140);
    at.key("play", false);
    CHECK(count() == 1);
    CHECK(at.log().decisions == 0);
    at.wait(400);
    at.key("play", true);
    CHECK(count() == 1);
    at.key("play", false);
    CHECK(count() == 1);
    CHECK(at.log().decisions == 1);
  }
}

}  // namespace tablee::app
