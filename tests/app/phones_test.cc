// Phones as hands: seats whose cards are on phones, and the numbers that those show.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "tests/app/phones_page.h"

namespace tablee::app {

TEST_CASE("Seats on phones show no hand, and their numbers play the trick", "[phones]") {
  FakePage page;
  sit_down(page);
  CHECK(said_of(page, "view") == "codes");
  CHECK(page.find("handover") == nullptr);
  CHECK(page.actions("hand.").empty());
  CHECK(page.app->items().size() > 0);
  CHECK(text_of(page, "prompt") == "Choose on your phones. Three, two, one: turn them round!");
  page.tap("numbers");
  CHECK(said_of(page, "view") == "numbers");
  const std::string first = card_of(page, 0), second = card_of(page, 1);
  // Another seat's card is refused as any number is, with the same words.
  say(page, "number", 0, second);
  const std::string refused = said_of(page, "problem");
  say(page, "number", 0, "105");
  CHECK(said_of(page, "problem") == refused);
  CHECK(refused.ends_with("that can’t be played."));
  CHECK(session_of(page).match().record().moves.size() == 2);  // the bots'
  say(page, "number", 0, first);
  CHECK(said_of(page, "problem").empty());
  CHECK(said_of(page, "view") == "numbers");
  // A wrong number is corrected until the last one is in.
  say(page, "number", 0, session_of(page).seat_view(0)->legal_moves().back());
  say(page, "number", 0, first);
  say(page, "number", 1, second);
  CHECK(said_of(page, "view") == "done");
  const auto& moves = session_of(page).match().record().moves;
  REQUIRE(moves.size() >= 4);
  CHECK((moves[2].text == first && moves[3].text == second));
}

TEST_CASE("Small codes enter a card; those of another match or trick do not", "[phones]") {
  FakePage page;
  sit_down(page);
  const auto problem_of = [&](const std::string& code) {
    say(page, "code", -1, code);
    return said_of(page, "problem");
  };
  CHECK(problem_of("https://example.org") == "This is not the code of a played card.");
  // The tag is in the hand's code, made from the name of the match.
  std::string tag;
  for (int n = 0; n < 36 * 36 * 36 && tag.empty(); ++n) {
    std::string digits;
    for (const int digit : {n / 1296, n / 36 % 36, n % 36})
      digits += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit];
    say(page, "code", -1, small_code(page, 0, digits));
    if (said_of(page, "problem").empty()) tag = digits;
  }
  REQUIRE_FALSE(tag.empty());
  const std::string other = tag == "000" ? "001" : "000";
  CHECK(problem_of(small_code(page, 0, other)) == "This code is from another match.");
  std::string late = small_code(page, 0, tag);
  late[6] = '1';
  CHECK(problem_of(late).ends_with("this code is from another turn."));
}

TEST_CASE("Phones outlast a reload; a seat comes back to the device and its hand is asked for",
          "[phones]") {
  FakePage page;
  sit_down(page);
  page.reload();
  page.tap("resume.go");
  page.answer_all();
  CHECK(session_of(page).phones().size() == 2);
  REQUIRE(page.find("numbers") != nullptr);
  say(page, "here", 1);
  REQUIRE(page.find("handover") != nullptr);
  CHECK(page.find("numbers") == nullptr);
  page.tap("handover");
  const auto cards = page.actions("hand.");
  REQUIRE(cards.size() == 10);
  page.tap(cards.front());
  page.tap("play");
  // Now the phone's number is awaited, and no hand is on the screen.
  CHECK(page.actions("hand.").empty());
  REQUIRE(page.find("numbers") != nullptr);
  say(page, "number", 0, card_of(page, 0));
  CHECK(said_of(page, "view") == "done");
}

TEST_CASE("A whole match by numbers: what is public is chosen at the device", "[phones]") {
  FakePage page;
  const char* kind = GENERATE("nimmt", "surprend");
  sit_down(page, kind);
  int shown = 0;
  for (int step = 0; step < 2000 && !page.find("rematch"); ++step) {
    CHECK(page.actions("hand.").empty());
    page.answer_all();
    const SeatSet awaited = session_of(page).awaited();
    if (!session_of(page).unshown().empty() && !awaited.empty()) {
      // Cards that no code had: the way to the numbers shows the codes.
      CHECK(text_of(page, "numbers") == "Show the codes");
      page.tap("numbers");
      CHECK(said_of(page, "view") == "codes");
      CHECK(text_of(page, "numbers") == "Enter the numbers");
      ++shown;
    }
    for (const Seat seat : awaited) say(page, "number", seat, card_of(page, seat));
    if (!awaited.empty()) CHECK(said_of(page, "view") == "done");
    if (awaited.empty() && !page.find("rematch")) play_on(page);
    page.answer_all();
  }
  CHECK(page.find("rematch") != nullptr);
  if (std::string_view(kind) == "surprend") CHECK(shown >= 1);  // the second round
  // Nothing is entered any more.
  say(page, "number", 0, "1");
  CHECK(said_of(page, "view") == "done");
}

TEST_CASE("Special cards on a phone: all kinds are offered, and none that is held is told",
          "[phones]") {
  FakePage page;
  sit_down(page, "surprend");
  const auto deciding = [&] {
    return page.actions("special.").empty() ? kNobody : session_of(page).deciding();
  };
  for (int step = 0; step < 200 && deciding() == kNobody; ++step) {
    for (const Seat seat : session_of(page).awaited())
      say(page, "number", seat, card_of(page, seat));
    page.answer_all();
    if (session_of(page).awaited().empty() && deciding() == kNobody) play_on(page);
    page.answer_all();
  }
  const Seat seat = deciding();
  REQUIRE(seat != kNobody);
  CHECK(page.actions("special.").size() == 7);
  CHECK(page.find("hint") == nullptr);
  CHECK(page.find("peek") == nullptr);
  const auto legal = session_of(page).seat_view(seat)->legal_moves();
  const auto held = [&](std::string_view kind) {
    return std::any_of(legal.begin(), legal.end(), [&](const std::string& move) {
      return move.substr(0, move.find(' ')) == kind;
    });
  };
  // Another number of the hand, by the pad: refused alike without the card and without the number.
  page.tap("special.replace");
  CHECK(said_of(page, "view") == "numbers");
  CHECK(said_of(page, "problem").starts_with("On the phone:"));
  say(page, "number", seat, "105");
  CHECK(said_of(page, "problem").ends_with("that can’t be played."));
  const std::size_t before = session_of(page).match().record().moves.size();
  if (!held("replace")) {
    const auto cards = session_of(page).seat_view(seat)->held_cards();
    say(page, "number", seat, cards.front().card.text);
    CHECK(said_of(page, "problem").ends_with("that can’t be played."));
    CHECK(session_of(page).match().record().moves.size() == before);
  }
  if (!held("stop")) {
    page.tap("special.stop");
    page.tap("row.1");
    const auto way = page.actions("do.");
    REQUIRE_FALSE(way.empty());
    page.tap(way.front());
    CHECK(session_of(page).match().record().moves.size() == before);
    CHECK(page.app->model().notice.key == "shared.phone_refused");
  }
}

TEST_CASE("Drafted hands are dealt by code once all are complete", "[phones]") {
  FakePage page;
  start(page, "nimmt", "option.logic");
  page.answer_all();
  page.tap("menu");
  CHECK(page.actions("phones").empty());
  CHECK(text_of(page, "phones") == "Cards on your phones: as soon as everyone has their cards.");
  page.tap("resume");
  for (int step = 0; step < 200 && !page.find("handover"); ++step) {
    page.answer_all();
    if (const auto market = page.actions("market."); !market.empty()) page.tap(market.front());
    if (page.find("play")) page.tap("play");
    page.answer_all();
  }
  take_phones(page);
  CHECK(said_of(page, "view") == "codes");
  page.tap("numbers");
  CHECK(said_of(page, "view") == "numbers");
  for (const Seat seat : session_of(page).awaited()) say(page, "number", seat, card_of(page, seat));
  CHECK(said_of(page, "view") == "done");
}

TEST_CASE("A game without hands of numbers offers links alone", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  page.tap("menu");
  CHECK(text_of(page, "phones") == "Play on your phones");
  page.tap("phones");
  CHECK(said_of(page, "view") == "links");
  CHECK(session_of(page).phones().empty());
  // Numbers mean nothing there.
  say(page, "number", 0, "1");
  CHECK(said_of(page, "view") == "done");
  say(page, "phone", 0);
  CHECK(session_of(page).phones().empty());
}

namespace {

// The seats whose hands the page was told last.
std::vector<int> hands_told(const FakePage& page) {
  std::vector<int> seats;
  for (const json::Value& one : *page.told.at("phones.hands").array_at("seats"))
    if (!one.string_at("code").value_or("").empty())
      seats.push_back(static_cast<int>(*one.integer_at("seat", 0, 9)));
  return seats;
}

}  // namespace

TEST_CASE("A linked phone puts its card down in secret, and hears what its seat holds",
          "[phones]") {
  FakePage page;
  sit_down(page);
  say(page, "linked", 0);
  CHECK(hands_told(page) == std::vector<int>{0});
  say(page, "linked", 1);
  CHECK(text_of(page, "prompt") == "Choose on your phones.");
  const auto moves = [&] { return session_of(page).match().record().moves.size(); };
  const std::size_t before = moves();
  const std::string first = put_code(page, 0), second = put_code(page, 1);
  // A link speaks for its own seat, and for the trick under way.
  say(page, "put", 0, second);
  CHECK(said_of(page, "problem") == "This is not the code of a played card.");
  say(page, "put", 0, "TB1");
  CHECK(moves() == before);
  CHECK(session_of(page).entered(0).empty());
  say(page, "put", 0, first);
  CHECK_FALSE(session_of(page).entered(0).empty());
  // At the table nobody sees it, nor is it asked for again.
  page.tap("numbers");
  const auto seats = [&] { return *page.told.at("phones").array_at("seats"); };
  CHECK(seats()[0].string_at("number") == "");
  CHECK(seats()[0].boolean_at("awaited") == false);
  CHECK(seats()[1].boolean_at("awaited") == true);
  say(page, "back", 0);
  CHECK(session_of(page).entered(0).empty());
  say(page, "put", 0, first);
  CHECK(moves() == before);
  say(page, "put", 1, second);
  CHECK(moves() == before + 2);
  // Both get their hands as they are now, in codes that hold no other hand.
  CHECK(hands_told(page) == std::vector<int>{0, 1});
  // Without a link its number is entered as before.
  say(page, "unlinked", 1);
  CHECK_FALSE(session_of(page).linked().has(1));
  say(page, "put", 1, second);
  CHECK(session_of(page).entered(1).empty());
  CHECK(said_of(page, "view") == "gone");
}

TEST_CASE("What a linked phone put down is forgotten with its link, or its match", "[phones]") {
  FakePage page;
  sit_down(page);
  say(page, "linked", 0);
  say(page, "put", 0, put_code(page, 0));
  REQUIRE_FALSE(session_of(page).entered(0).empty());
  say(page, "unlinked", 0);
  CHECK(session_of(page).entered(0).empty());
  CHECK(said_of(page, "view") == "gone");
  // Whatever else forgets the number, the phone hears of it and says it again.
  say(page, "linked", 0);
  say(page, "put", 0, put_code(page, 0));
  say(page, "here", 1);
  CHECK(session_of(page).entered(0).empty());
  say(page, "put", 0, put_code(page, 0));
  CHECK_FALSE(session_of(page).entered(0).empty());
}

TEST_CASE("A linked phone may choose before the people at the table's device have", "[phones]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.seat(2, "person");
  page.tap("start");
  take_phones(page);
  say(page, "here", 0);
  say(page, "linked", 1);
  say(page, "linked", 2);
  const auto moves = [&] { return session_of(page).match().record().moves.size(); };
  const std::size_t before = moves();
  say(page, "put", 1, put_code(page, 1));
  say(page, "put", 2, put_code(page, 2));
  CHECK(said_of(page, "problem").empty());
  CHECK(moves() == before);
  play_on(page);
  for (int step = 0; step < 6 && moves() < before + 3; ++step) play_on(page);
  CHECK(moves() == before + 3);
}

}  // namespace tablee::app
