// Hints at the table, and the look back after a match.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/laid_table.h"

namespace tablee::app {
namespace {

std::string words(const FakePage& page, const Message& message) { return page.app->words(message); }

// Answers the open questions, one move costing as many heads as its place among the legal ones.
void answer_by_place(FakePage& page, std::size_t most = 10'000) {
  for (; !page.lines.empty() && most > 0; --most) {
    const auto asked = protocol::read_think(*json::parse(page.lines.front()));
    REQUIRE(asked.ok());
    page.lines.pop_front();
    Decision d;
    for (const std::string& move : asked->question.legal)
      d.evaluations.push_back({move, static_cast<int>(d.evaluations.size()) * 1000});
    d.move = asked->question.legal.front();
    json::Writer out;
    out.begin_object().member("on", "answer");
    out.member("line", std::string_view(protocol::answer_line({asked->id, d})));
    page.app->receive(out.end_object().text());
  }
}

}  // namespace

TEST_CASE("a hint shows the cost of every card, for this decision only", "[analyst]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  page.answer_all();
  page.tap("hint");
  CHECK(page.find("hint")->on);
  CHECK(contains(words(page, page.find("prompt")->text), "thinking"));
  answer_by_place(page);
  const auto hand = page.actions("hand.");
  REQUIRE(hand.size() == 10);
  for (std::size_t i = 0; i < hand.size(); ++i)
    CHECK(contains(words(page, page.find(hand[i])->hint),
                   "Heads to expect by the end of the round: " + std::to_string(i) + ".0."));
  const std::string best = hand[0].substr(hand[0].rfind('.') + 1);
  // What to do, without figures: those are with the cards.
  CHECK(words(page, page.find("prompt")->text) == "Hint: " + best);
  // It is announced, as the player asked for it.
  CHECK(contains(page.said.back(), "Hint: " + best));
  // The same button hides it, and requests it again.
  page.tap("hint");
  CHECK_FALSE(contains(words(page, page.find("prompt")->text), "Hint"));
  page.tap("hint");
  CHECK(page.lines.size() == 1);
  // The worker was lost: it is asked again. The decision is made: nothing waits for the answer.
  page.app->receive(R"({"on":"worker","state":"lost"})");
  CHECK(page.lines.size() == 2);
  page.tap(hand[3]);
  page.tap("play");
  page.answer_all();
  CHECK_FALSE(page.app->model().analyst.on());
}

TEST_CASE("on a shared device a hint is for the player who holds it", "[analyst]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.tap("start");
  REQUIRE(page.find("handover"));
  CHECK(page.find("hint") == nullptr);
  page.tap("handover");
  CHECK(page.find("hint") != nullptr);
  page.tap("hint");
  answer_by_place(page);
  page.tap(page.actions("hand.")[0]);
  page.tap("play");
  CHECK(page.find("hint") == nullptr);
  CHECK_FALSE(page.app->model().analyst.on());
}

TEST_CASE("after a match its moves are looked at one by one", "[analyst]") {
  const Record record = golden_record("nothanks", {{"players", 3}});
  FakePage page;
  lay_before(page, record, record.moves.size() - 1, "en");
  CHECK(page.find("review") == nullptr);
  page.tap(record.moves.back().text);
  REQUIRE(page.find("rematch"));
  page.tap("review");
  REQUIRE(page.app->model().screen_id() == ScreenId::review);
  REQUIRE(page.lines.size() == 1);
  answer_by_place(page, 3);
  // One after another, and the progress is announced.
  CHECK(page.lines.size() == 1);
  CHECK(page.find("progress") != nullptr);
  page.act("back");
  answer_by_place(page);
  page.tap("review");
  CHECK(page.find("progress") == nullptr);
  int slips = 0;
  for (const Item& item : page.app->items()) {
    CHECK_FALSE(contains(words(page, item.text), "⟨"));
    slips += item.action.verb == Verb::slip;
  }
  REQUIRE(slips > 0);
  // Each leads to the table as it was when it was made.
  const Item slip = *page.find(page.actions("seat.").front());
  page.tap(slip.id);
  REQUIRE(page.app->model().screen_id() == ScreenId::replay);
  const Match& then = replay_of(page).match();
  CHECK(slip.action == Action(Verb::slip, static_cast<int>(then.record().moves.size())));
  const PlayedMove& made = record.moves[then.record().moves.size()];
  CHECK(then.to_act().has(made.seat));
  CHECK(contains(words(page, page.find("prompt")->text), words(page, slip.text)));
  const std::string about = words(page, slip.hint);
  CHECK(contains(about, ", the "));
  constexpr std::string_view kDash = " – ";
  CHECK(contains(words(page, page.find("prompt")->text),
                 about.substr(about.rfind(kDash) + kDash.size())));
  page.tap("replay.next");
  CHECK_FALSE(contains(words(page, page.find("prompt")->text), words(page, slip.text)));
  page.act("back");
  CHECK(page.app->model().screen_id() == ScreenId::review);
  // Each of the person's decisions is a mark, in their order, and leads there as well.
  const auto marks = page.actions("mark.");
  const auto& seats = page.app->model().analyst.review()->seats();
  const std::size_t own = record.moves.back().seat;
  REQUIRE(marks.size() == seats[own].choices.size());
  for (std::size_t i = 0; i < marks.size(); ++i)
    CHECK(marks[i] == "mark." + std::to_string(seats[own].choices[i].move));
  page.tap(marks[1]);
  REQUIRE(page.app->model().screen_id() == ScreenId::replay);
  CHECK(replay_of(page).match().record().moves.size() == seats[own].choices[1].move);
  page.act("back");
  // Bots' choices stay folded until the user opens them.
  const auto headings = [&] {
    int count = 0;
    for (const Item& item : page.app->items())
      count += item.role == Role::heading && item.id.starts_with("seat.");
    return count;
  };
  CHECK(headings() == 1);
  page.tap("bots");
  CHECK(headings() == 3);
  CHECK(page.actions("mark.").size() == marks.size());
  page.tap("bots");
  CHECK(headings() == 1);
  // The person's slips can be tried again: any choice is answered, and none is played.
  const auto& own_slips = seats[own].slips;
  page.tap("trial");
  for (std::size_t i = 0; i < own_slips.size(); ++i) {
    const Model& m = page.app->model();
    REQUIRE(m.screen_id() == ScreenId::table);
    CHECK(page.find("hint") == nullptr);
    CHECK(m.session->match().record().moves.size() == own_slips[i].move);
    const bool right = i % 2 == 1;
    page.act("move nonsense");
    CHECK(m.trial->tried.empty());
    // A flick is an answer as well.
    page.act((i == 0 ? "lift " : "move ") + (right ? own_slips[i].best : own_slips[i].played),
             i == 0);
    CHECK(contains(words(page, page.find("prompt")->text), right ? "Yes" : "thinking"));
    CHECK(m.session->match().record().moves.size() == own_slips[i].move);
    CHECK(page.lines.size() == 1);
    answer_by_place(page);
    CHECK_FALSE(m.analyst.costs().empty());
    CHECK(contains(words(page, page.find("prompt")->text),
                   right ? "best choice" : "There is a better choice"));
    CHECK(contains(words(page, page.find("prompt")->text), words(page, own_slips[i].best_words)));
    page.tap(i + 1 < own_slips.size() ? "trial.next" : "trial.done");
  }
  CHECK(page.app->model().screen_id() == ScreenId::review);
  CHECK_FALSE(page.app->model().trial.has_value());
  page.tap("trial");
  page.app->receive(R"({"on":"back"})");
  CHECK(page.app->model().screen_id() == ScreenId::review);
  CHECK(page.app->model().session->match().over());
  // Another match has nothing to do with it.
  page.act("back");
  page.tap("rematch");
  CHECK(page.app->model().analyst.review() == nullptr);
}

TEST_CASE("the choices of a stored match are analysed from its sheet", "[analyst]") {
  const Record record = golden_record("nothanks", {{"players", 3}});
  FakePage page;
  lay_before(page, record, record.moves.size() - 1, "en");
  page.tap(record.moves.back().text);
  const std::string key = page.app->model().session->key();
  page.tap("leave");
  page.reload();
  page.tap("sheets");
  page.tap(key);
  page.tap("review");
  REQUIRE(page.app->model().screen_id() == ScreenId::review);
  answer_by_place(page, 3);
  CHECK(page.find("progress") != nullptr);
  // It rests while another match is played.
  page.act("back");
  page.act("go home");
  answer_by_place(page);
  page.tap("sheets");
  page.tap(key);
  page.tap("review");
  CHECK(page.find("progress") == nullptr);
  const auto slips = page.actions("seat.");
  REQUIRE_FALSE(slips.empty());
  page.tap(slips.front());
  CHECK(page.app->model().screen_id() == ScreenId::replay);
}

}  // namespace tablee::app
