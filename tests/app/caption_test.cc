// The words that stand in place of the prompt while cards move.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/played_page.h"

namespace tablee::app {

TEST_CASE("while cards move, the words are about the card that moves", "[caption]") {
  FakePage page;
  page.start("en", "play nimmt");
  int said = 0, over = 0;
  for (int trick = 0; trick < 30 && !page.find("rematch"); ++trick) {
    page.answer_all();
    page.app->watch(true);
    page.app->shown_all_but(0, false);
    play_on(page);
    page.answer_all();
    const auto updates = page.app->take_updates();
    int card = 0;
    for (std::size_t i = 0; i < updates.size(); ++i) {
      page.app->shown_all_but(updates.size() - 1 - i, true);
      if (!page.app->animating() || !page.find("prompt")) continue;
      const Event& event = updates[i].event;
      const std::string words = text_of(page, "prompt");
      if (event.kind == "sixth" || event.kind == "too_low") {
        card = event.card();
        CHECK(words.find(std::to_string(card)) != std::string::npos);
        ++said;
      } else if (event.kind == "place" && card != 0) {
        CHECK((words == "Let’s see…") == (event.card() != card));
        if (event.card() != card) ++over, card = 0;
      }
    }
    page.app->shown_all_but(0, false);
  }
  CHECK(said > 3);
  CHECK(over > 1);
}

}  // namespace tablee::app
