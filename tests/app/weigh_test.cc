// A special card is chosen on the table itself: the hand always stays visible, its possible targets
// can be touched where they are, and only a confirmed move is played.

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>

#include "core/scan.h"
#include "games/nimmt/specials.h"
#include "games/nimmt/view.h"
#include "tests/app/laid_table.h"

namespace tablee::app {
namespace {

using Ids = std::set<std::string>;

Ids ids_of(const FakePage& page, std::string_view start) {
  Ids ids;
  for (const Item& item : page.app->items())
    if (item.id.starts_with(start)) ids.insert(item.id);
  return ids;
}

std::string words_of(const FakePage& page, std::string_view id) {
  const Item* item = page.find(id);
  REQUIRE(item != nullptr);
  return page.app->words(item->text);
}

const nimmt::View& view_of(const std::unique_ptr<AnyView>& view) { return *nimmt::view_of(*view); }

// The ids of the items to touch for that move, in order.
std::vector<std::string> touches(const FakePage& page, const std::string& move) {
  const auto any = page.app->table_view();
  const nimmt::View& v = view_of(any);
  std::vector<std::string> all;
  for (Scan scan(move); !scan.at_end();) {
    const std::string word(scan.word());
    if (word == "exchange") continue;
    if (word == "row") {
      all.push_back("row." + std::string(scan.word()));
    } else if (const auto card = Scan::to_number(word)) {
      const auto c = static_cast<Card>(*card);
      const bool own = !v.pub.queue.empty() && v.pub.queue.front().card == c;
      all.push_back((v.hand.has(c) ? "hand." : own ? "queue." : "card.") + word);
    } else {
      all.push_back("special." + word);
    }
  }
  return all;
}

// The whole hand is there with full names, and no button stands for something on the table.
void check_all_in_sight(const FakePage& page, const Ids& hand) {
  const auto any = page.app->table_view();
  CHECK(ids_of(page, "hand.") == hand);
  CHECK(page.find("specials") != nullptr);
  CHECK(ids_of(page, "special.").size() == [&] {
    std::size_t kinds = 0;
    for (int k = 0; k < nimmt::kSpecialKinds; ++k)
      kinds += view_of(any).specials.has(static_cast<nimmt::Special>(k));
    return kinds;
  }());
  CHECK(page.find("stock") != nullptr);
  CHECK(ids_of(page, "compose.").size() <= 1);
  CHECK(ids_of(page, "do.").size() <= 1);
  std::set<std::string> seen;
  for (const Item& item : page.app->items()) {
    CHECK(seen.insert(item.id).second);
    for (const Message& m : {item.text, item.hint})
      CHECK(page.app->words(m).find("⟨") == std::string::npos);
  }
}

void weigh(FakePage& page, const std::string& move, const Ids& hand) {
  const std::string asked = words_of(page, "prompt");
  const auto way = touches(page, move);
  std::string before = asked;
  for (std::size_t i = 0; i < way.size(); ++i) {
    INFO(way[i]);
    const Item* item = page.find(way[i]);
    REQUIRE(item != nullptr);
    REQUIRE(item->role == Role::button);
    REQUIRE(item->enabled);
    CHECK(item->action.verb == Verb::compose);
    CHECK_FALSE(item->action.text.empty());
    page.tap(way[i]);
    check_all_in_sight(page, hand);
    // The prompt changes at each step, and is announced.
    CHECK(words_of(page, "prompt") != before);
    before = words_of(page, "prompt");
    CHECK(page.said.back() == before);
    CHECK(page.find("compose.cancel") != nullptr);
    CHECK(page.actions("do.").size() == (i + 1 == way.size() ? 1u : 0u));
  }
  // What was touched last is up, and touching it again decides nothing.
  CHECK(page.find(way.back())->on);
  std::string confirm = "do." + move;
  std::replace(confirm.begin(), confirm.end(), ' ', '.');
  REQUIRE(page.find(confirm) != nullptr);
  CHECK(page.find(confirm)->action == Action(Verb::move, move));
  CHECK(page.find(confirm)->on);
}

}  // namespace

TEST_CASE("every special card is played by touching the table, in each language") {
  std::map<std::string, int> played;
  for (const text::Language language : text::kLanguages) {
    const std::string_view lang = text::code(language);
    std::map<std::string, int> tried;
    for (const int players : {4, 7}) {
      const Record record = golden_record("nimmt", {{"players", players}, {"special", 1}});
      for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const std::string& move = record.moves[i].text;
        const std::string kind = move.substr(0, move.find(' '));
        if (kind == "row" || Scan::to_number(kind) || kind == "keep") continue;
        if (++tried[kind] > nimmt::kSpecialCopies) continue;
        FakePage page;
        lay_before(page, record, i, lang);
        const Ids hand = ids_of(page, "hand.");
        const std::size_t made = page.app->model().session->match().record().moves.size();
        INFO(lang << ": " << move);
        check_all_in_sight(page, hand);
        if (kind == "place") {
          // Every other way is looked at, and none is bound to.
          for (const std::string& other : page.app->table_view()->legal_moves()) {
            if (other == "place") continue;
            INFO(other);
            weigh(page, other, hand);
            page.tap("compose.cancel");
            check_all_in_sight(page, hand);
          }
          CHECK(page.app->model().session->match().record().moves.size() == made);
          page.tap("do.place");
        } else {
          weigh(page, move, hand);
          CHECK(page.app->model().session->match().record().moves.size() == made);
          std::string confirm = "do." + move;
          std::replace(confirm.begin(), confirm.end(), ' ', '.');
          page.tap(confirm);
        }
        const auto& moves = page.app->model().session->match().record().moves;
        REQUIRE(moves.size() > made);
        CHECK(moves[made].text == move);
        CHECK(page.app->model().path.here<TableUi>()->begun.empty());
        ++played[kind];
      }
    }
  }
  CHECK(played.size() == nimmt::kSpecialKinds + 2);
}

TEST_CASE("a special card that was touched goes down again by itself, or for another one") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage page;
  lay_before(page, record, first_move(record, "slide"), "en");
  const std::string asked = words_of(page, "prompt");
  page.tap("special.slide");
  CHECK(page.find("special.slide")->on);
  CHECK(words_of(page, "prompt") == "Slide. First move a card to another row. Which card?");
  page.tap("special.slide");
  CHECK_FALSE(page.find("special.slide")->on);
  CHECK(words_of(page, "prompt") == asked);
  page.tap("special.slide");
  page.tap("special.seven_takes");
  CHECK_FALSE(page.find("special.slide")->on);
  CHECK(page.find("do.seven_takes") != nullptr);
  page.tap("compose.cancel");
  CHECK(words_of(page, "prompt") == asked);
  CHECK(page.find("do.place") != nullptr);
}

TEST_CASE("by keys the focus goes on to what lights up, and then to what would be done") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage page;
  lay_before(page, record, first_move(record, "slide"), "en");
  const auto went_to = [&] {
    const auto screen = json::parse(page.app->screen_message());
    return std::string(screen->string_at("focus").value_or(""));
  };
  const auto press = [&](std::string_view id) {
    page.app->receive(R"({"on":"action","action":")" + to_text(page.find(id)->action) + "\"}");
  };
  // Who touches is left alone.
  press("special.slide");
  CHECK(went_to().empty());
  press("special.slide");
  for (std::string id = "special.slide"; !id.starts_with("do."); id = went_to()) {
    INFO(id);
    page.app->receive(R"({"on":"focus","id":")" + id + "\"}");
    press(id);
    REQUIRE(page.find(went_to()) != nullptr);
    CHECK(went_to() != id);
    CHECK(page.find(went_to())->enabled);
  }
  CHECK(page.find(went_to())->on);
  // Down again, the focus stays where it is.
  press("compose.cancel");
  CHECK(went_to().empty());
}

TEST_CASE("a finger on its way decides nothing that came up meanwhile") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage page;
  lay_before(page, record, first_move(record, "stop"), "en");
  const auto made = page.app->model().session->match().record().moves.size();
  const int revision = page.app->revision();
  page.tap("special.stop");
  CHECK(page.app->revision() != revision);
  // It went down when the card to be placed could be placed.
  page.app->receive(R"({"on":"action","id":"do.place","action":"move place","revision":)" +
                    std::to_string(revision) + "}");
  CHECK(page.app->model().session->match().record().moves.size() == made);
  CHECK(page.app->model().path.here<TableUi>()->begun == "stop");
}

TEST_CASE("deck, discard and all players' special cards are announced, and no more than that") {
  FakePage page;
  page.start("en", "", 3);
  page.act("play nimmt special");
  CHECK(words_of(page, "stock") == "Special deck: 16, discard: 0");
  CHECK(page.app->words(page.find("stock")->hint) == "Nothing in the discard");
  for (int i = 0; i < 4; ++i)
    CHECK(page.app->words(page.find("seat." + std::to_string(i))->hint)
              .starts_with("3 special cards"));
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage later;
  lay_before(later, record, first_move(record, "replace") + 2, "en");
  CHECK(later.app->words(later.find("stock")->hint).starts_with("In the discard: "));
  CHECK(later.app->words(later.find("stock")->hint).find("Replace") != std::string::npos);
  later.tap("stock");
  CHECK(words_of(later, "prompt").find("Replace") != std::string::npos);
  // No seat's text names a special card.
  for (const Item& item : later.app->items())
    if (item.id.starts_with("seat."))
      CHECK(later.app->words(item.hint).find("Stop") == std::string::npos);
}

TEST_CASE("a special card that cannot be played now explains why") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  int found = 0;
  for (std::size_t i = 0; i < record.moves.size() && found < 3; ++i) {
    if (record.moves[i].text != "place") continue;
    FakePage page;
    lay_before(page, record, i, "en");
    for (const std::string& id : ids_of(page, "special.")) {
      if (page.find(id)->action.verb != Verb::look) continue;
      page.tap(id);
      CHECK(words_of(page, "prompt").find("Not possible now.") != std::string::npos);
      page.tap(id);
      ++found;
    }
  }
  CHECK(found > 0);
}

}  // namespace tablee::app
