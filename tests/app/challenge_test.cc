// A challenge from one device to the next: sealed until it is answered and played, then compared.

#include <catch2/catch_test_macros.hpp>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "web/app/storage/challenges.h"

namespace tablee::app {
namespace {

// Plays that person's round against bots; `card`: which of the hand.
void play_round(FakePage& page, std::size_t card) {
  for (int i = 0; i < 2'000; ++i) {
    const Match& match = page.app->model().session->match();
    if (match.over() || match.needs_deal()) return;
    page.answer_all();
    const auto& session = *page.app->model().session;
    if (session.deciding() == kNobody) continue;
    const auto legal = session.view()->legal_moves();
    page.act(Action(Verb::move, legal[std::min(card, legal.size() - 1)]), true);
  }
  FAIL("the round does not end");
}

std::string shared_link(const FakePage& page) {
  const auto at = page.told.find("share");
  REQUIRE(at != page.told.end());
  return std::string(at->second.string_at("link").value_or(""));
}
std::string shared_text(const FakePage& page) {
  return std::string(page.told.at("share").string_at("text").value_or(""));
}

void open_link(FakePage& page, const std::string& link) {
  page.app->receive(R"({"on":"link","link":")" + link + R"("})");
}

// What the document says, all of it.
std::string document(const FakePage& page) { return page.app->screen_message(); }

// Ends the round on the table, opens its challenge and sends it under that name.
std::string send(FakePage& page, const std::string& name) {
  REQUIRE(page.find("challenge") != nullptr);
  page.tap("challenge");
  REQUIRE(page.app->model().screen_id() == ScreenId::challenge);
  page.type("name", name);
  page.tap("send");
  return shared_link(page);
}

std::string first_challenge(const std::string& name, const char* game = "nimmt") {
  FakePage page;
  page.start("en");
  page.act(std::string("play ") + game);
  play_round(page, 0);
  return send(page, name);
}

const Challenge& opened(const FakePage& page) {
  return std::get<Challenge>(*page.app->model().path.find<LinkUi>()->opened);
}

}  // namespace

TEST_CASE("a challenge opens on its decision, and tells nothing of the choice before the answer",
          "[challenge]") {
  for (const char* game : {"nimmt", "nothanks"}) {
    const std::string link = first_challenge("Zoë", game);
    CHECK(link.size() < 400);
    FakePage page;
    page.start("en");
    open_link(page, link);
    REQUIRE(page.app->model().screen_id() == ScreenId::table);
    CHECK(text_of(page, "title") == "Zoë challenges you");
    CHECK(text_of(page, "prompt") ==
          std::string(game == std::string("nimmt") ? "Take 6!" : "No Thanks!") +
              " – Zoë played here. What do you choose?");
    // The same document as of another choice there: nothing of it can be read.
    const Challenge& own = opened(page);
    const Record record = own.before();
    const auto legal = Match::replay(record)->state().view(own.seat())->legal_moves();
    REQUIRE(legal.size() > 1);
    auto match = Match::replay(record);
    REQUIRE(match->play(own.seat(), legal[legal.front() == own.choice() ? 1 : 0]));
    Rng rng(3);
    while (!match->over() && !match->needs_deal()) {
      const Seat seat = match->to_act().lowest();
      const auto moves = match->state().view(seat)->legal_moves();
      REQUIRE(match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    Challenge other{{}, own.asked};
    other.attempts.push_back({"Zoë", std::move(*match)});
    const std::string sealed = document(page);
    FakePage second;
    second.start("en");
    open_link(second, write_link(other));
    CHECK(document(second) == sealed);
    // Nor on the screen of the link under it.
    page.act("back");
    second.act("back");
    REQUIRE(page.app->model().screen_id() == ScreenId::link);
    CHECK(document(page) == document(second));
  }
}

TEST_CASE("one touch answers, the trick is shown, then the same cards are played and compared",
          "[challenge]") {
  FakePage page;
  page.start("en");
  open_link(page, first_challenge("Zoë"));
  const auto hand = page.actions("hand.");
  REQUIRE(hand.size() > 1);
  page.tap(hand.back());
  REQUIRE(page.app->model().screen_id() == ScreenId::replay);
  CHECK(text_of(page, "prompt").find("Zoë: ") != std::string::npos);
  CHECK(page.find("replay.hands") == nullptr);
  page.tap("next");
  REQUIRE(page.app->model().screen_id() == ScreenId::link);
  CHECK(text_of(page, "answer").find("Zoë: ") != std::string::npos);
  CHECK(page.find("results.0") == nullptr);
  const Record theirs = opened(page).sender().match.record();
  page.tap("link.play");
  REQUIRE(page.app->model().screen_id() == ScreenId::table);
  const Match& match = page.app->model().session->match();
  CHECK(match.record().deals == theirs.deals);
  CHECK(match.setup().bot_seed == theirs.setup.bot_seed);
  // A reload in between loses nothing.
  page.reload();
  page.tap("resume.go");
  page.act("set lang en");
  play_round(page, 1);
  CHECK(text_of(page, "challenge") == "Compare with Zoë");
  page.tap("challenge");
  CHECK(text_of(page, "results.0").starts_with("You "));
  CHECK(text_of(page, "results.1").starts_with("Zoë "));
  CHECK(page.find("tricks.10") != nullptr);
}

TEST_CASE("a challenge goes out as a picture of its decision, which tells nothing of the choice",
          "[challenge]") {
  for (const char* game : {"nimmt", "nothanks", "surprend"}) {
    FakePage page;
    page.start("en");
    page.tap("game." + std::string(game) + ".play");
    play_round(page, 0);
    page.tap("challenge");
    page.tap("send");
    const std::string link = shared_link(page);
    const auto challenge = read_link(link);
    REQUIRE(challenge);
    const Challenge& sent = std::get<Challenge>(*challenge);
    const auto asked = Match::replay(sent.before());
    const auto* shown = data_of<ExampleTable>(*page.find("asked"));
    REQUIRE(shown);
    CHECK(shown->kind == game);
    // The hand, or the card on offer, from which the sender chose.
    const auto held = asked->state().view(sent.seat())->held_cards();
    CHECK(shown->hand.size() == held.size());
    CHECK(shown->card.text.empty() == !held.empty());
    CHECK(shown->rows.size() <= 4);
    page.tap("picture");
    const json::Value& made = page.told.at("picture");
    CHECK(made.boolean_at("example") == true);
    CHECK(*made.string_at("link") == link);
    CHECK(*made.string_at("about") == "Somebody asks: what would you play?");
    const std::string_view text = *made.string_at("text");
    CHECK(text.starts_with("Somebody challenges you: "));
    CHECK(text.find("\nIn hand: ") != std::string_view::npos);
    CHECK(std::ranges::count(text, '\n') == (game == std::string("nothanks") ? 2 : 5));
  }
}

TEST_CASE("a challenge from the deal of the day is played as the day's own", "[challenge]") {
  FakePage zoe;
  zoe.start("en");
  zoe.act("daily nimmt");
  play_round(zoe, 0);
  const std::string link = send(zoe, "Zoë");
  FakePage page;
  page.start("en");
  open_link(page, link);
  page.act("back");
  page.tap("link.play");
  REQUIRE(page.app->model().session.has_value());
  CHECK(page.app->model().session->key() == zoe.app->model().session->key());
  play_round(page, 1);
  page.tap("challenge");
  CHECK(text_of(page, "results.1").starts_with("Zoë "));
}

TEST_CASE("three friends pass a challenge round, and the first one need not play again",
          "[challenge]") {
  FakePage zoe;
  zoe.start("en");
  zoe.act("play nimmt");
  play_round(zoe, 0);
  std::string link = send(zoe, "Zoë");
  CHECK(shared_text(zoe).starts_with("Zoë challenges you"));
  for (const char* name : {"Bruno", "Clara"}) {
    FakePage page;
    page.start("en");
    open_link(page, link);
    page.tap(page.actions("hand.").front());
    page.tap("next");
    page.tap("link.play");
    play_round(page, name[0] % 3 + 1);
    link = send(page, name);
    CHECK(link.size() < 400);
  }
  open_link(zoe, link);
  REQUIRE(zoe.app->model().screen_id() == ScreenId::challenge);
  CHECK(text_of(zoe, "results.0").starts_with("You "));
  CHECK(text_of(zoe, "results.1").starts_with("Bruno "));
  CHECK(text_of(zoe, "results.2").starts_with("Clara "));
  CHECK(zoe.find("results.3") == nullptr);
  // Zoë's own round counts as hers, also after a reload.
  zoe.reload();
  open_link(zoe, link);
  CHECK(zoe.app->model().screen_id() == ScreenId::challenge);
}

TEST_CASE("a challenge without a name says that somebody sent it", "[challenge]") {
  FakePage page;
  page.start("en");
  open_link(page, first_challenge(""));
  CHECK(text_of(page, "title") == "Somebody challenges you");
}

TEST_CASE("the match on the table waits while a challenge is answered", "[challenge]") {
  const std::string link = first_challenge("Zoë");
  FakePage page;
  page.start("en");
  page.act("play nothanks");
  const std::string key = page.app->model().session->key();
  open_link(page, link);
  page.tap(page.actions("hand.").front());
  page.act("go home");
  REQUIRE(page.app->model().session);
  CHECK(page.app->model().session->key() == key);
  CHECK_FALSE(page.app->model().trial);
}

TEST_CASE("the deal of the day can be sent as a challenge", "[challenge]") {
  FakePage page;
  page.start("en");
  page.act("daily nimmt");
  play_round(page, 0);
  page.act("go daily");
  page.tap("daily.nimmt.challenge");
  page.tap("send");
  CHECK(shared_link(page).starts_with("c1."));
}

TEST_CASE("challenges that cannot be read are passed over, and only the last are remembered",
          "[challenge]") {
  FakePage page;
  page.stored["challenges"] = "sent c1.AAAA\nnonsense\n\nx y z";
  page.start("en");
  const std::string link = first_challenge("Zoë");
  open_link(page, link);
  CHECK(page.app->model().screen_id() == ScreenId::table);
  Model& model = const_cast<Model&>(page.app->model());
  for (int i = 0; i < 30; ++i) note_challenge(model, "k" + std::to_string(i), link);
  CHECK_FALSE(challenge_of(model, "k1"));
  CHECK(challenge_of(model, "k29"));
  CHECK(std::ranges::count(page.stored["challenges"], '\n') < 12);
}

}  // namespace tablee::app
