// Phones as hands: seats whose cards are on phones, and the numbers that those show.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "core/bytes.h"
#include "table/hand_code.h"
#include "tests/app/played_page.h"
#include "tests/engine/random_play.h"
#include "web/app/services/phone_table.h"

namespace tablee::app {
namespace {

// Two people and two bots.
void start(FakePage& page, std::string_view kind = "nimmt", std::string_view option = "") {
  page.start("en");
  page.tap("game." + std::string(kind) + ".setup");
  page.seat(1, "person");
  if (!option.empty()) page.tap(option);
  page.tap("start");
}

// Both people hold their cards on phones from now on.
void take_phones(FakePage& page) {
  page.tap("menu");
  page.tap("phones");
  page.tap("resume");
  page.answer_all();
}

void sit_down(FakePage& page, std::string_view kind = "nimmt") {
  start(page, kind);
  take_phones(page);
}

void say(FakePage& page, std::string_view what, int seat, std::string_view text = "") {
  json::Writer out;
  out.begin_object().member("on", "phones").member("what", what).member("seat", seat);
  page.app->receive(out.member("text", text).end_object().text());
}

const Session& session_of(const FakePage& page) { return *page.app->model().session; }

std::string card_of(const FakePage& page, int seat) {
  return session_of(page).seat_view(seat_at(seat))->legal_moves().front();
}

std::string said_of(const FakePage& page, std::string_view member) {
  return std::string(page.told.at("phones").string_at(member).value_or("missing"));
}

// The small code that a phone shows for its first card.
std::string small_code(const FakePage& page, int seat, std::string_view tag) {
  std::string card = card_of(page, seat);
  card.insert(0, 3 - card.size(), '0');
  return "TB1" + std::to_string(seat) + "010" + card + std::string(tag);
}

}  // namespace

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

// The tag of that seat's small codes: from the name of the match.
std::string tag_of_seat(const FakePage& page, int seat) {
  const std::uint32_t tag = crc32(session_of(page).key() + '/' + std::to_string(seat)) % kTags;
  constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return {kDigits[tag / 36 / 36], kDigits[tag / 36 % 36], kDigits[tag % 36]};
}
std::string put_code(const FakePage& page, int seat) {
  return small_code(page, seat, tag_of_seat(page, seat));
}

// The seats whose hands the page was told last.
std::vector<int> hands_told(const FakePage& page) {
  std::vector<int> seats;
  for (const json::Value& one : *page.told.at("phones.hands").array_at("seats"))
    if (!one.string_at("code").value_or("").empty())
      seats.push_back(static_cast<int>(*one.integer_at("seat", 0, 9)));
  return seats;
}
// What the page was told last, where that was tables: of one seat.
json::Value table_of(const FakePage& page, int seat) {
  for (const json::Value& one : *page.told.at("phones").array_at("seats"))
    if (one.integer_at("seat", 0, 9) == seat && one.find("table")) return *one.find("table");
  return {};
}
std::string line_of(const json::Value& table, std::string_view id) {
  const auto* lines = table.array_at("lines");
  for (std::size_t i = 0; lines && i < lines->size(); ++i)
    if ((*lines)[i].string_at("id") == id) return std::string(*(*lines)[i].string_at("text"));
  return "missing";
}
std::vector<std::string> choices_of(const json::Value& table) {
  std::vector<std::string> moves;
  if (const auto* choices = table.array_at("choices"))
    for (const json::Value& choice : *choices) moves.emplace_back(*choice.string_at("move"));
  return moves;
}
std::string choice(const json::Value& table, const std::string& move) {
  return std::to_string(*table.integer_at("turn", 0, 10000)) + ' ' + move;
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

TEST_CASE("Non merci is played on linked phones, and each shows its own chips alone", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  say(page, "linked", 0);
  say(page, "linked", 1);
  std::size_t decisions = 0;
  for (int step = 0; step < 600 && !page.find("rematch"); ++step) {
    page.answer_all();
    const Seat seat = session_of(page).deciding();
    if (seat == kNobody) {
      if (page.find("next")) page.tap("next");
      continue;
    }
    REQUIRE(said_of(page, "view") == "tables");
    const json::Value own = table_of(page, seat), other = table_of(page, 1 - seat);
    CHECK(choices_of(own) == session_of(page).seat_view(seat)->legal_moves());
    CHECK(choices_of(other).empty());
    CHECK(line_of(own, "chips").starts_with("Your chips"));
    CHECK(line_of(own, "prompt") != line_of(other, "prompt"));
    // At the table nobody needs to look at chips that are on a phone.
    CHECK(page.find("peek") == nullptr);
    const auto moves = [&] { return session_of(page).match().record().moves.size(); };
    const std::size_t before = moves();
    // For another seat, or another table than this one: nothing happens, and the phone is told.
    say(page, "choose", 1 - seat, choice(own, choices_of(own).front()));
    say(page, "choose", seat, "0 fly");
    say(page, "choose", seat, choice(own, "fly"));
    say(page, "choose", seat, "-1 take");
    CHECK(moves() == before);
    CHECK(choices_of(table_of(page, seat)) == choices_of(own));
    say(page, "choose", seat, choice(own, choices_of(own).front()));
    CHECK(moves() > before);
    ++decisions;
  }
  CHECK(page.find("rematch") != nullptr);
  CHECK(decisions > 4);
}

TEST_CASE("A phone whose link ends gives its seat back to the table", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  page.answer_all();
  say(page, "linked", 0);
  CHECK(session_of(page).phones() == SeatSet::of(0));
  say(page, "linked", 2);  // a bot's
  CHECK(session_of(page).phones() == SeatSet::of(0));
  say(page, "unlinked", 0);
  CHECK(session_of(page).phones().empty());
  say(page, "choose", 0, "0 take");
  CHECK(said_of(page, "view") == "gone");
  // Nor does a reload leave a seat without anybody.
  say(page, "linked", 0);
  page.reload();
  page.tap("resume.go");
  CHECK(session_of(page).phones().empty());
}

TEST_CASE("A linked phone takes its row, and sees no hand but its own", "[phones]") {
  FakePage page;
  sit_down(page);
  say(page, "linked", 0);
  say(page, "linked", 1);
  int taken = 0;
  for (int step = 0; step < 400 && taken == 0 && !page.find("rematch"); ++step) {
    page.answer_all();
    if (page.find("next")) page.tap("next");
    const Seat seat = session_of(page).deciding();
    if (seat != kNobody) {
      const json::Value own = table_of(page, seat);
      const auto moves = choices_of(own);
      REQUIRE(moves.size() == 4);
      CHECK(line_of(own, "row.1") == "missing");  // it is a choice
      CHECK(line_of(table_of(page, 1 - seat), "row.1").starts_with("Row 1"));
      say(page, "choose", seat, choice(own, moves.back()));
      ++taken;
      continue;
    }
    for (const Seat each : session_of(page).linked())
      if (session_of(page).entered(each).empty() && session_of(page).match().to_act().has(each))
        say(page, "put", each, put_code(page, each));
  }
  CHECK(taken == 1);
}

TEST_CASE("What a phone is shown fits into a message of its link, at every table",
          "[phones][property]") {
  // MOST_BYTES of web/page/js/link/channel.js, without what stands round the texts.
  constexpr std::size_t kMost = 8192, kRound = 64;
  std::size_t longest = 0;
  test::every_table(23, [&](Match& match, Rng& rng) {
    test::play_randomly(match, rng, 1, [&] {
      if (rng.below(40) != 0) return;
      auto again = Match::replay(match.record());
      REQUIRE(again);
      const Session session(std::move(*again), "key");
      for (const Seat seat : SeatSet::first(match.players())) {
        const auto table = phone_table(session, seat, text::language_of("de"));
        std::size_t bytes = kRound;
        for (const auto& line : table.lines)
          bytes += kRound + line.id.size() + line.text.size() + line.hint.size();
        for (const auto& one : table.choices)
          bytes += kRound + one.move.size() + one.text.size() + one.hint.size();
        longest = std::max(longest, bytes);
      }
    });
  });
  CHECK(longest < kMost);
  CHECK(longest > kMost / 8);
}

}  // namespace tablee::app
