// Fast fingers at a table during an animation: whatever they do, no decision is made except one
// that the screen offered when the finger went down.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <random>
#include <set>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "web/draw/frame/touch.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nothanks/animator.h"

namespace tablee::draw {
namespace {

constexpr double kFrame = 0.02;

// What was on the screen when a finger went down, and which decisions the finger may make.
struct Seen {
  bool lies = false;       // no animation was running
  std::size_t events = 0;  // the number of events by then, without cards chosen face down
  std::vector<std::string> offered;

  bool offers(const std::string& move) const {
    for (const char* verb : {"move ", "lift "})
      if (std::find(offered.begin(), offered.end(), verb + move) != offered.end()) return true;
    return false;
  }
};

// A table in which page and drawing code work together. The animations, the touch handling and the
// messages between them are the real ones; the cells of a grid stand for the drawn items.
class Table {
 public:
  Table(unsigned seed, std::string_view game, int people) : chance_(seed) {
    page_.start("fr");
    app().watch(true);
    act("setup " + std::string(game));
    for (int i = 1; i < people; ++i) page_.seat(i, "person");
    act("start");
  }

  void frame() {
    now_ += kFrame;
    clock_.now = now_;
    const auto updates = app().take_updates();
    const auto view = app().table_view();
    touch_.begin(finger(), static_cast<float>(kFrame), false, app().revision());
    const bool skip =
        app().take_skip() || (touch_.tapped_beside() && touch_.pressed_at() == app().revision());
    std::size_t pending = 0;
    bool settling = false, animating = false;
    const auto update = [&](auto& animator, const auto& seen) {
      animator.update(seen, updates, clock_, skip, [](const auto&) {});
      pending = animator.pending();
      settling = animator.settling();
    };
    if (const auto* v = view ? nimmt::view_of(*view) : nullptr) {
      update(nimmt_, *v);
      animating = nimmt_.animating();
    } else if (const auto* w = view ? nothanks::view_of(*view) : nullptr) {
      update(nothanks_, *w);
      animating = nothanks_.settling();
    }
    lay_out(animating);
    if (!touch_.tapped().empty()) {
      for (const Item& item : app().items())
        if (item.id == touch_.tapped() && item.enabled && !item.action.empty()) send(item.action);
    }
    if (!touch_.drag_begun().empty()) {
      for (const Item& item : app().items())
        if (item.id == touch_.drag_begun() && item.action.verb == Verb::lift && !item.on)
          send(item.action);
    }
    // What this frame shows, without anything that comes after it.
    seen_ = {!animating && !app().animating(), happened(), offers()};
    document_ = app().items();
    document_revision_ = app().revision();
    app().set_time(now_ * 1000);
    if (pressed_) raised_at_ = now_ * 1000;
    app().shown_all_but(pending, settling);
  }

  // Between frames: taps arrive, bots answer, and a button of the accessible document is pressed.
  void between() {
    while (!sent_.empty() && any(3)) deliver();
    while (!page_.lines.empty() && any(4))
      page_.answer_randomly([&](std::size_t n) { return chance_() % n; });
    if (any(12)) press_document();
    const Match& match = app().model().session->match();
    if (match.over() && sent_.empty()) act("rematch");
  }

  int decisions() const { return decided_; }
  // The number of decisions, of those that begin with that word: "row", "take", "stop"; "0": a
  // number.
  int decisions(std::string_view word) const {
    const auto found = kinds_.find(word);
    return found == kinds_.end() ? 0 : found->second;
  }
  // The number of decisions with a special card, and the number of people who decided.
  int specials() const {
    int count = 0;
    for (const auto& [word, times] : kinds_)
      if (word != "0" && word != "row" && word != "place" && word != "keep") count += times;
    return count;
  }
  std::size_t deciders() const { return deciders_.size(); }

 private:
  struct Sent {
    app::Press press;
    Seen seen;
  };

  app::App& app() { return *page_.app; }
  void act(std::string_view text) { page_.act(text); }
  bool any(int of) { return static_cast<int>(chance_() % static_cast<unsigned>(of)) == 0; }

  std::size_t happened() {
    if (!app().model().session) return 0;
    const auto& events = app().model().session->match().events();
    return std::count_if(events.begin(), events.end(),
                         [](const Event& e) { return e.kind != "choose"; });
  }
  std::size_t moves_of_people() {
    const Match& match = app().model().session->match();
    const auto& moves = match.record().moves;
    const auto made = std::count_if(moves.begin(), moves.end(),
                                    [&](const auto& move) { return match.person(move.seat); });
    // A decision that waits for all players to look at the screen counts as made.
    return made + (app().model().session->waiting() ? 1u : 0u);
  }
  std::vector<std::string> offers() {
    std::vector<std::string> all;
    for (const Item& item : app().items())
      if (item.enabled && !item.action.empty()) all.push_back(app::to_text(item.action));
    return all;
  }

  // Every item gets a cell of its own, so that a different item is there when the screen changes.
  void lay_out(bool animating) {
    int i = 0;
    for (const Item& item : app().items()) {
      const int at = i++;
      const Verb verb = item.action.verb;
      const bool table = verb == Verb::move || verb == Verb::lift;
      if (item.action.empty() || !item.enabled || (animating && table)) continue;
      // Actions that leave the table are not tested here.
      static constexpr Verb kAway[] = {Verb::go,          Verb::set,           Verb::why,
                                       Verb::review,      Verb::compare,       Verb::leave,
                                       Verb::share_table, Verb::share_deal,    Verb::share_replay,
                                       Verb::share_sheet, Verb::share_picture, Verb::unfold,
                                       Verb::replay,      Verb::command,       Verb::challenge};
      if (std::find(std::begin(kAway), std::end(kAway), verb) != std::end(kAway)) continue;
      touch_.target(item.id, cell(at), item.confirm);
    }
  }
  static Rect cell(int i) {
    return {static_cast<float>(i % 8) * 50, static_cast<float>(i / 8) * 60, 48, 58};
  }

  Input finger() {
    Input in{.now = now_, .x = x_, .y = y_, .down = down_ > 0};
    pressed_ = false;
    if (down_ == 0 && any(3)) {
      const Rect at = cell(static_cast<int>(chance_() % 48));
      in.x = x_ = at.x + 20;
      in.y = y_ = at.y + 40;
      down_ = 1 + static_cast<int>(chance_() % 12);
      in.pressed = in.down = pressed_ = true;
      pressed_at_ = now_ * 1000;
      finger_saw_ = seen_;
      drags_ = any(3);
    } else if (down_ > 0) {
      if (drags_) in.y = y_ -= 12;
      if (--down_ == 0) {
        in.down = false;
        in.released = true;
      }
    }
    return in;
  }

  void send(const Action& action) {
    app::Press press{
        .action = action, .revision = touch_.pressed_at(), .at = pressed_at_, .on_canvas = true};
    if (touch_.flicked()) {
      press.at = now_ * 1000;
      press.flicked_from = raised_at_;
    }
    sent_.push_back({press, finger_saw_});
  }

  void deliver() {
    const Sent tap = sent_.front();
    sent_.pop_front();
    decide(tap.seen, app::to_text(tap.press.action), [&] { app().tap(tap.press); });
  }

  // A user who presses a button of the accessible document has what the last frame put there.
  void press_document() {
    std::vector<const Item*> all;
    static constexpr Verb kPressed[] = {Verb::move, Verb::lift, Verb::compose, Verb::show,
                                        Verb::deal, Verb::skip, Verb::reveal};
    for (const Item& item : document_)
      if (item.enabled && std::find(std::begin(kPressed), std::end(kPressed), item.action.verb) !=
                              std::end(kPressed))
        all.push_back(&item);
    if (all.empty()) return;
    json::Writer out;
    out.begin_object().member("on", "action");
    out.member("action", std::string_view(app::to_text(all[chance_() % all.size()]->action)));
    const std::string message = out.member("revision", document_revision_).end_object().take();
    decide(seen_, message, [&] { app().receive(message); });
  }

  void decide(const Seen& seen, const std::string& message, auto act) {
    const std::size_t before = moves_of_people(), happened_before = happened();
    act();
    if (moves_of_people() <= before) return;
    ++decided_;
    const auto& moves = app().model().session->match().record().moves;
    const auto made = std::find_if(moves.rbegin(), moves.rend(), [&](const auto& move) {
      return app().model().session->match().person(move.seat);
    });
    const auto& waiting = app().model().session->waiting();
    const std::string& decision = waiting ? waiting->text : made->text;
    const bool figure = decision[0] >= '0' && decision[0] <= '9';
    ++kinds_[figure ? "0" : decision.substr(0, decision.find(' '))];
    deciders_.insert(waiting ? waiting->seat : made->seat);
    INFO(message << " made the decision " << decision);
    REQUIRE(seen.lies);
    REQUIRE(seen.events == happened_before);
    REQUIRE(seen.offers(decision));
  }

  std::mt19937 chance_;
  app::FakePage page_;
  nimmt::drawing::Animator nimmt_;
  nothanks::drawing::Animator nothanks_;
  Touch touch_;
  Clock clock_;
  double now_ = 1;
  float x_ = -1, y_ = -1;
  int down_ = 0;
  bool drags_ = false, pressed_ = false;
  double pressed_at_ = 0, raised_at_ = 0;
  Seen seen_, finger_saw_;
  Items document_;
  int document_revision_ = 0;
  std::deque<Sent> sent_;
  int decided_ = 0;
  std::map<std::string, int, std::less<>> kinds_;
  std::set<Seat> deciders_;
};

}  // namespace

TEST_CASE("no decision is made that was not on the screen when the finger went down",
          "[property][fingers]") {
  for (const std::string game : {"nimmt", "nimmt special", "nothanks"}) {
    int rows = 0, specials = 0, took = 0, paid = 0;
    for (int people = 1; people <= 2; ++people) {
      for (unsigned seed = 1; seed <= 2; ++seed) {
        INFO(game << ", " << people << " people, seed " << seed);
        Table table(seed, game, people);
        // Two people hand the device over, and each card takes two taps.
        for (int i = 0; i < 5000 * people; ++i) {
          table.frame();
          table.between();
        }
        REQUIRE(table.decisions() > 10);
        // All people at the device have made a decision.
        REQUIRE(table.deciders() == static_cast<std::size_t>(people));
        rows += table.decisions("row");
        took += table.decisions("take");
        paid += table.decisions("no");
        if (game == "nimmt special") specials += table.specials();
      }
    }
    // Every kind of decision at such a table was made.
    INFO(game << ": rows " << rows << ", special cards " << specials << ", taken " << took
              << ", paid " << paid);
    CHECK((game == "nothanks" ? took > 0 && paid > 0 : rows > 0));
    CHECK((game != "nimmt special" || specials > 0));
  }
}

}  // namespace tablee::draw
