// The app without pixels: whole evenings through the items that people tap and hear.

#include <catch2/catch_test_macros.hpp>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "web/app/storage/backup.h"

namespace tablee::app {
namespace {

constexpr std::string_view kGroups[] = {"market.", "hand.", "row.", "take", "no"};

// Plays what a hurried person would: the first thing that can be done. Returns false at the end.
bool step(FakePage& page, Rng& rng) {
  page.answer_all();
  if (page.find("rematch")) return false;
  for (const std::string_view id : {"handover", "reveal", "play", "next"}) {
    if (!page.find(id)) continue;
    page.tap(id);
    return true;
  }
  // A special card's move is put together by touching several things; looking in private comes
  // first.
  auto special = page.actions("do.");
  for (const Item& item : page.app->items())
    if (item.action.verb == Verb::compose) special.push_back(item.id);
  if (page.find("peek") && rng.below(2) == 0) {
    page.tap("peek");
    return true;
  }
  if (!special.empty()) {
    page.tap(special[rng.below(static_cast<std::uint32_t>(special.size()))]);
    return true;
  }
  for (const std::string_view group : kGroups) {
    const auto ids = page.actions(group);
    if (ids.empty()) continue;
    page.tap(ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
    return true;
  }
  FAIL("nothing can be done");
  return false;
}

bool shows_hand(const FakePage& page) {
  for (const Item& item : page.app->items())
    if (item.id.substr(0, 5) == "hand." && item.id != "hand.list") return true;
  return false;
}

void set_seats(FakePage& page, const std::vector<std::string>& kinds,
               const std::string& game = "nimmt") {
  page.tap("game." + game + ".setup");
  while (page.app->model().plan.seats.size() > kinds.size()) {
    page.tap("place.2.who");
    page.tap("place.2.remove");
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (i >= page.app->model().plan.seats.size()) page.tap("seats.bot.add");
    page.seat(static_cast<int>(i), kinds[i]);
  }
}

}  // namespace

TEST_CASE("two taps from the first visit to a card played, and a match to its end") {
  FakePage page;
  page.start("de-CH");
  page.tap("game.nimmt.play");
  page.answer_all();
  REQUIRE(page.app->model().screen_id() == ScreenId::table);
  Rng rng(1);
  int handovers = 0;
  while (step(page, rng)) handovers += page.find("handover") != nullptr;
  CHECK(handovers == 0);
  const Sheet sheet = page.app->model().session->match().sheet();
  CHECK(sheet.over);
  // The finished match's sheet can be opened again the next day.
  page.tap("leave");
  page.reload();
  CHECK(page.find("resume.go") == nullptr);
  page.tap("sheets");
  const auto sheets = page.actions("sheet.");
  REQUIRE(sheets.size() == 1);
  page.tap(sheets[0]);
  CHECK(page.sheet(sheets[0])->totals == sheet.totals);
  page.tap("sheet.delete");
  CHECK_FALSE(page.sheet(sheets[0]).ok());
  page.tap("sheets.restore");
  CHECK(page.sheet(sheets[0]).ok());
}

TEST_CASE("hot-seat: nothing of a hand before the next person confirms") {
  for (const auto& kinds : {std::vector<std::string>{"person", "person"},
                            std::vector<std::string>{"person", "cautious", "person", "dreamer"}}) {
    FakePage page;
    page.start();
    set_seats(page, kinds);
    page.tap("start");
    Rng rng(2);
    int handovers = 0;
    do {
      page.answer_all();
      const Session& session = *page.app->model().session;
      if (page.find("handover")) {
        ++handovers;
        CHECK_FALSE(shows_hand(page));
        CHECK(session.view()->viewer() == kNobody);
      } else if (shows_hand(page)) {
        CHECK(session.view()->viewer() == session.deciding());
      }
    } while (step(page, rng));
    CHECK(handovers > 0);
    // No hand was ever announced: events for one seat stay out of the log.
    for (const std::string& line : page.said) CHECK(line.find("⟨") == std::string::npos);
  }
}

TEST_CASE("every kind of table is played to its end, hot-seat and against bots") {
  for (const std::string game : {"surprend", "nothanks"}) {
    for (const auto& kinds : {std::vector<std::string>{"person", "cautious", "hasty"},
                              std::vector<std::string>{"person", "person", "dreamer"}}) {
      INFO(game << " " << kinds[1]);
      FakePage page;
      page.start("en");
      set_seats(page, kinds, game);
      page.tap("start");
      Rng rng(6);
      bool shown = false;
      while (step(page, rng)) {
        page.answer_all();
        const Session& session = *page.app->model().session;
        const Seat viewer = session.view()->viewer();
        shown = shown || page.find("special.stop") || page.find("chips");
        // On a shared screen, private information is only visible to the player who asked for it.
        if (kinds[1] == "person" && (page.find("specials") || page.find("chips")))
          CHECK(viewer == session.deciding());
      }
      CHECK(shown);
      CHECK(page.app->model().session->match().sheet().over);
      for (const std::string& line : page.said) CHECK(line.find("⟨") == std::string::npos);
      for (const Item& item : page.app->items())
        CHECK(page.app->words(item.text).find("⟨") == std::string::npos);
    }
  }
}

TEST_CASE("a reload at any time brings the same table back") {
  struct Table {
    std::string game;
    std::vector<std::string> seats, options;
  };
  const Table tables[] = {
      {"nimmt", {"person", "hasty", "person"}, {"option.profi", "option.logic"}},
      {"nimmt", {"person", "cautious", "hasty", "dreamer"}, {}},
      {"nimmt", {"person", "dreamer"}, {"option.tactic"}},
      {"surprend", {"person", "cautious", "person"}, {}},
      {"nothanks", {"person", "person", "person", "dreamer", "hasty"}, {"option.open_chips"}},
      {"nothanks", {"person", "cautious", "hasty"}, {}},
  };
  for (const Table& table : tables) {
    INFO(table.game << ", " << table.seats.size() << " seats");
    FakePage page;
    page.start();
    set_seats(page, table.seats, table.game);
    for (const std::string& option : table.options) page.tap(option);
    page.tap("start");
    Rng rng(3);
    const auto state = [&] {
      json::Writer out;
      page.app->model().session->match().state().write(out);
      return out.take();
    };
    // What stands there, but for what a first tap, a look or a breath left.
    const auto screen = [&] {
      std::vector<std::string> lines;
      for (const Item& item : page.app->items())
        if (item.id.substr(0, 4) != "play" && item.id.substr(0, 6) != "notice" && item.id != "why")
          lines.push_back(item.id + " " + page.app->words(item.text));
      return lines;
    };
    int steps = 0, compared = 0;
    while (step(page, rng)) {
      page.answer_all();
      ++steps;
      if (rng.below(3) != 0) continue;
      const std::string before = state();
      const Seat turn = page.app->model().session->deciding();
      const bool begun = page.find("play") || page.find("compose.cancel");
      const bool peeked = !page.find("peek");
      const auto seen = screen();
      page.reload();
      page.tap(page.find("resume.go") ? "resume.go" : "sheets");
      if (page.app->model().screen_id() != ScreenId::table) break;
      page.answer_all();
      CHECK(state() == before);
      CHECK(page.app->model().session->deciding() == turn);
      if (page.app->model().session->handing_over()) {
        CHECK_FALSE(shows_hand(page));
      } else if (!begun) {
        if (peeked && page.find("peek"))
          page.tap("peek");  // the player confirms again that nobody else looks
        CHECK(screen() == seen);
        ++compared;
      }
    }
    CHECK(steps > 20);
    if (table.seats[1] != "person" && table.seats[2 % table.seats.size()] != "person")
      CHECK(compared > 3);
  }
}

TEST_CASE("unreadable data is reported and stays stored") {
  FakePage page;
  page.stored["match"] = "{\"record\":{\"format\":99}}";
  page.stored["settings"] = "\"?\"";
  page.stored["plan"] = "[]";
  page.start();
  CHECK(page.find("notice") != nullptr);
  CHECK(page.stored.count("match") == 0);
  CHECK(page.stored.at("unread.match") == "{\"record\":{\"format\":99}}");
  page.tap("notice.close");
  CHECK(page.find("notice") == nullptr);
  page.tap("game.nimmt.play");
  CHECK(page.find("hand.list") != nullptr);
}

TEST_CASE("a message that exceeds the limit is reported, whoever sent it") {
  std::string stored = "{";
  for (std::size_t i = 0; i <= 512; ++i)
    stored += (i ? ",\"k" : "\"k") + std::to_string(i) + "\":\"\"";
  stored += "}";
  FakePage page;
  page.start("en");
  page.app->receive(R"({"on":"check","stored":)" + stored + "}");
  CHECK(page.checked == std::vector<std::string>{"error"});
  CHECK_FALSE(page.find("notice"));
  page.app->receive(R"({"on":"start","stored":)" + stored + "}");
  REQUIRE(page.find("notice"));
  CHECK(page.app->words(page.find("notice")->text).find("512") != std::string::npos);
}

TEST_CASE(
    "bots that do not come are told, people may sit in, and the match goes on when they come") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  const auto notice = [&] { return page.app->model().notice.key; };
  const auto worker = [&](std::string_view state) {
    page.app->receive(R"({"on":"worker","state":")" + std::string(state) + R"("})");
  };
  const auto ids = page.actions("hand.");
  REQUIRE(!ids.empty());
  page.tap(ids.front());
  page.tap("play");
  worker("missing");
  CHECK(notice() == "table.no_bots");
  worker("lost");
  CHECK(notice() == "table.no_bots");
  page.tap("notice.people");
  CHECK(notice().empty());
  CHECK(page.app->model().screen_id() == ScreenId::pause);
  CHECK(page.find("place.1.who") != nullptr);
  page.tap("resume");
  worker("missing");
  CHECK(notice() == "table.no_bots");
  page.lines.clear();
  worker("worker");
  CHECK(notice().empty());
  CHECK(page.lines.size() == 3);
  page.answer_all();
  CHECK(page.app->model().session->match().record().moves.size() >= 4);
  // Without a wait for bots there is no message about them.
  page.tap("menu");
  worker("missing");
  CHECK(notice().empty());
}

TEST_CASE("a question that the worker refuses is decided all the same") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  for (const std::string& line : std::exchange(page.lines, {})) {
    const auto id = json::parse(line)->integer_at("id", 0, 1'000'000'000);
    json::Writer out;
    out.begin_object().member("on", "answer");
    out.member("line", std::string_view(protocol::error_line(static_cast<int>(*id), "error.line")));
    page.app->receive(out.end_object().text());
  }
  CHECK(page.app->model().session->match().record().moves.size() == 3);
}

TEST_CASE("the state of the storage is reported: damage, a request to persist, memory only") {
  FakePage page;
  page.start("en");
  const auto tell = [&](std::string_view json) { page.app->receive(json); };
  const auto notice = [&] { return page.app->model().notice.key; };
  CHECK(notice().empty());
  page.tap("settings");
  CHECK(page.find("keeping.ask") == nullptr);
  tell(R"({"on":"storage","state":"ok","promised":false})");
  CHECK(page.find("keeping")->text.key == "keeping.unsure");
  page.tap("keeping.ask");
  CHECK(page.promises == std::vector<bool>{true});
  tell(R"({"on":"storage","state":"ok","promised":true})");
  CHECK(notice() == "app.promise_yes");
  CHECK(page.find("keeping")->text.key == "keeping.promised");
  CHECK(page.find("keeping.ask") == nullptr);
  tell(R"({"on":"storage","state":"full","promised":true})");
  CHECK(notice() == "app.full");
  tell(R"({"on":"storage","state":"memory","promised":null})");
  CHECK(page.find("keeping")->text.key == "app.not_kept");

  FakePage hurt;
  hurt.start("en");
  hurt.app->receive(R"({"on":"storage","state":"ok","damaged":"all"})");
  CHECK(hurt.app->model().notice.key == "app.damaged_all");
  hurt.app->receive(R"({"on":"storage","state":"ok","damaged":"some"})");
  CHECK(hurt.app->model().notice.key == "app.damaged");
}

TEST_CASE("the browser is asked for persistent storage at home after a match, not during its end") {
  FakePage page;
  page.start("en");
  set_seats(page, {"person", "dreamer"});
  page.tap("start");
  Rng rng(8);
  while (step(page, rng)) CHECK(page.promises.empty());
  REQUIRE(page.app->model().session->match().over());
  CHECK(page.promises.empty());
  page.tap("leave");
  REQUIRE(page.promises.size() == 1);
  CHECK_FALSE(page.promises.front());
}

TEST_CASE("a backup is read before it replaces anything") {
  FakePage page;
  page.start("en", "play nothanks");
  page.answer_all();
  const auto check = [&](const std::map<std::string, std::string>& stored) {
    FakePage other;
    for (const auto& [key, value] : stored) other.stored["@" + key] = value;
    return check_aside(other);
  };
  const auto whole = check(page.stored);
  REQUIRE(whole.ok());
  CHECK(whole->match);
  CHECK(whole->sheets == 0);
  const std::string match = page.stored.at("match");
  CHECK_FALSE(check({{"match", match.substr(0, match.size() / 2)}}).ok());
  CHECK_FALSE(check({{"match", "{}"}}).ok());
  CHECK_FALSE(check({{"sheet.2026-11-21.0001", "{}"}}).ok());
  CHECK(check({{"settings", "strange"}, {"later", "unknown here"}}).ok());
  CHECK_FALSE(check({{"sheets.2026-11-21.0001", "2026-11-21.0001\tnimmt"}}).ok());
  // The page is answered, and nothing has changed.
  const auto before = page.app->screen_message();
  page.app->receive(R"({"on":"check"})");
  page.stored["@match"] = "{}";
  page.app->receive(R"({"on":"check"})");
  CHECK(page.checked == std::vector<std::string>{"ok", "error"});
  CHECK(page.app->screen_message() == before);
}

TEST_CASE("back never leaves a match") {
  FakePage page;
  page.start("en", "play nimmt");
  REQUIRE(page.app->model().screen_id() == ScreenId::table);
  page.app->receive("{\"on\":\"back\"}");
  CHECK(page.app->model().screen_id() == ScreenId::pause);
  page.app->receive("{\"on\":\"back\"}");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  page.tap("menu");
  page.tap("leave");
  CHECK(page.app->model().screen_id() == ScreenId::home);
  page.tap("resume.go");
  CHECK(page.app->model().screen_id() == ScreenId::table);
}

TEST_CASE("messages that make no sense change nothing") {
  FakePage page;
  page.start("en", "play nimmt");
  page.answer_all();
  const auto screen = page.app->screen_message();
  for (const std::string_view text :
       {"", "[]", "{\"on\":\"answer\",\"line\":\"{}\"}", "{\"on\":\"action\"}",
        "{\"on\":\"action\",\"action\":\"move 999\"}", "{\"on\":\"action\",\"action\":\"go moon\"}",
        "{\"on\":\"action\",\"action\":\"sheet_delete match\"}",
        "{\"on\":\"size\",\"width\":\"x\"}",
        "{\"on\":\"input\",\"id\":\"place.99.name\",\"value\":\"x\"}"}) {
    page.app->receive(text);
    if (page.find("notice")) page.tap("notice.close");
    INFO(text);
    CHECK(page.app->screen_message() == screen);
  }
}

TEST_CASE("a table is filled, started and played by typed commands, in each language") {
  struct Words {
    std::string_view lang, join, start, help;
  };
  for (const Words& w :
       {Words{"fr", "/rejoindre", "/commencer", "/aide"}, Words{"en", "/join", "/start", "/help"},
        Words{"de", "/mitspielen", "/anfangen", "/hilfe"}}) {
    FakePage page;
    page.start(w.lang);
    const auto type = [&](const std::string& line) {
      json::Writer out;
      out.begin_object().member("on", "input").member("id", "command");
      page.app->receive(out.member("value", std::string_view(line)).end_object().text());
      page.tap("command");
    };
    page.tap("game.nothanks.setup");
    type(std::string(w.join) + " Zoë");
    type("/join Abel");
    CHECK(page.app->model().plan.seats.front().name == "Zoë");
    CHECK(page.app->model().plan.seats.back().name == "Abel");
    type("/start now");
    REQUIRE(page.app->model().screen_id() == ScreenId::table);
    const auto moves = [&] { return page.app->model().session->match().record().moves.size(); };
    page.answer_all();
    const auto before = moves();
    type("no");
    CHECK(moves() == before + 1);
    page.answer_all();
    type("/undo");
    type("14");  // no move of this game
    CHECK(page.find("command.answer") != nullptr);
    const auto said = page.said.size();
    type(std::string(w.help));
    CHECK(page.said.size() > said);
    type("/what");
    CHECK(page.app->model().screen_id() == ScreenId::table);
  }
}

TEST_CASE("undo: free until a trick is revealed, further in practice") {
  FakePage page;
  page.start();
  set_seats(page, {"person", "person"});
  page.tap("practice");
  page.tap("start");
  Rng rng(4);
  for (int i = 0; i < 12; ++i) step(page, rng);
  const auto moves = [&] { return page.app->model().session->match().record().moves.size(); };
  while (moves() > 0) {
    const auto before = moves();
    page.tap("undo");
    REQUIRE(moves() < before);
    if (page.find("handover")) CHECK_FALSE(shows_hand(page));
  }
  CHECK(page.find("undo") == nullptr);
}

TEST_CASE("volume and vibration are stored") {
  FakePage page;
  // As the version before wrote them.
  page.stored["settings"] = R"({"sound":"1","speed":"fast"})";
  page.start("en");
  const auto settings = [&]() -> const Settings& { return page.app->model().settings; };
  CHECK(settings().volume == VolumeChoice::normal);
  CHECK(settings().haptics);
  page.tap("settings");
  page.tap("volume.loud");
  page.tap("haptics");
  page.reload();
  CHECK(settings().volume == VolumeChoice::loud);
  CHECK_FALSE(settings().haptics);
  // Without sound there is no choice of volume.
  page.tap("settings");
  page.tap("sound");
  CHECK(page.find("volume.loud") == nullptr);
  CHECK(page.find("haptics") != nullptr);
}

}  // namespace tablee::app
