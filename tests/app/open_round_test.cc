// The round with open hands by which a game is explained.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "games/nimmt/specials.h"
#include "tests/app/fake_page.h"
#include "web/app/screens/ui.h"

namespace tablee::app {
namespace {

void begin(FakePage& page, std::string_view kind, int people) {
  page.act("go rules");
  page.tap("teach");
  page.tap("teach.game." + std::string(kind));
  page.act({Verb::option, "teach.people", people});
  page.tap("teach.start");
}

const Match& match_of(const FakePage& page) { return page.app->model().session->match(); }

bool over(const FakePage& page) { return match_of(page).over() || match_of(page).needs_deal(); }

// What is known of each seat is in the document: all that it holds.
void check_open(const FakePage& page) {
  const Seat deciding = page.app->model().session->deciding();
  for (int i = 0; i < match_of(page).players(); ++i) {
    const Seat seat = seat_at(i);
    const auto view = match_of(page).state().view(seat);
    if (view->held_cards().empty() || seat == deciding) continue;
    const std::string known = text_of(page, "known." + std::to_string(i));
    INFO(known);
    for (const HeldCard& held : view->held_cards())
      if (const std::string& card = held.card.text; !card.empty() && std::isdigit(card.front()))
        CHECK(known.find(held.card.text) != std::string::npos);
  }
}

// What is lit, until something is decided.
void touch_suggested(FakePage& page) {
  for (int i = 0; i < 4; ++i) {
    const Item* lit = nullptr;
    for (const Item& item : page.app->items())
      if (item.wanted) lit = &item;
    REQUIRE(lit != nullptr);
    const bool decided = lit->action.verb == Verb::move;
    page.act(lit->action);
    if (decided) return;
  }
  FAIL("nothing is decided");
}

}  // namespace

TEST_CASE("in a round with open hands all hands are seen, and what is suggested is lit") {
  for (const AnyGame* game : all_games())
    for (const OpenRound& round : game->open_rounds()) {
      INFO(round.kind << ' ' << round.players);
      FakePage page;
      page.start("en");
      begin(page, round.kind, round.players);
      REQUIRE(page.app->model().plays_openly());
      std::multiset<std::string> offered;
      int touches = 0;
      while (!over(page)) {
        REQUIRE(++touches < 60);
        check_open(page);
        const std::string move = page.app->model().lesson->suggested;
        for (const std::string_view kind : nimmt::kSpecialNames)
          if (move.starts_with(kind)) {
            offered.insert(std::string(kind));
            CHECK(text_of(page, "prompt").find("Try: ") != std::string::npos);
          }
        page.tap("hint");
        CHECK(text_of(page, "prompt").starts_with("Tip: "));
        touch_suggested(page);
      }
      CHECK(offered.size() == (round.kind == "surprend" ? 7u : 0u));
      CHECK(std::set<std::string>(offered.begin(), offered.end()).size() == offered.size());
      // Then a match begins, as any other.
      page.tap("rematch");
      CHECK_FALSE(page.app->model().lesson);
      CHECK(page.app->model().session->people() == round.players);
      for (const Item& item : page.app->items()) CHECK_FALSE(item.id.starts_with("known."));
      CHECK((page.find("handover") || round.kind == "nothanks"));
    }
}

TEST_CASE("a round with open hands is nothing that is kept, and other moves are allowed") {
  FakePage page;
  page.start("en");
  page.act("play nimmt");
  page.answer_all();
  const std::string kept = page.stored["match"];
  begin(page, "surprend", 4);
  for (int touches = 0; !over(page); ++touches) {
    REQUIRE(touches < 100);
    const auto legal = page.app->model().session->view()->legal_moves();
    page.act({Verb::move, legal.back()});
  }
  CHECK(page.stored["match"] == kept);
  page.tap("leave");
  CHECK_FALSE(page.app->model().lesson);
  CHECK(page.app->model().session->people() == 1);
}

}  // namespace tablee::app
