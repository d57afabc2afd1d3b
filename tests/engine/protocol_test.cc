// The lines of the protocol in both directions, whatever may be wrong with them, and the server
// that answers.

#include "protocol/protocol.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>

#include "bots/bot.h"
#include "core/levels.h"
#include "core/rng.h"
#include "protocol/server.h"
#include "tests/engine/json_text.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using protocol::Server;

namespace {

// Events in the form of a line of the protocol.
std::string sent(const std::vector<Event>& events) {
  json::Writer out;
  out.begin_array();
  for (const Event& e : events) write_event(out, e);
  return out.end_array().take();
}

using OnQuestion = std::function<void(const Question&)>;

// One random round of a game, with the question before every decision.
void play_round(const AnyGame& game, const OptionSet& options, std::uint64_t seed,
                const OnQuestion& on_question) {
  auto started = game.start(options);
  REQUIRE(started.ok());
  AnyState& state = **started;
  EventLog log;
  Rng rng(seed);
  REQUIRE(state.deal("seed " + std::to_string(seed), &log).ok());
  while (!state.over() && !state.needs_deal()) {
    const Seat seat = state.to_act().lowest();
    const auto view = state.view(seat);
    Question q;
    q.view = view.get();
    for (const Event& e : log.events)
      if (e.visible_to(seat)) q.history.push_back(e);
    q.legal = view->legal_moves();
    q.budget = {static_cast<int>(rng.below(200)), static_cast<int>(rng.below(1000))};
    q.noise = static_cast<std::uint32_t>(rng.next());
    on_question(q);
    const auto pick = rng.below(static_cast<std::uint32_t>(q.legal.size()));
    REQUIRE(state.apply(seat, q.legal[pick], &log).ok());
  }
}

// A question in the middle of a round of the first game, as a line.
std::string some_line(std::string_view bot = "greedy", int id = 7) {
  std::string line;
  int n = 0;
  play_round(*all_games().front(), {}, 5, [&](const Question& q) {
    if (++n == 14) line = protocol::think_line(id, bot, q);
  });
  REQUIRE(!line.empty());
  return line;
}

json::Value parsed(std::string_view text) {
  auto value = json::parse(text);
  REQUIRE(value.ok());
  return std::move(*value);
}

// The place of the error in the line, or "fine".
std::string where(const json::Value& line) {
  const auto asked = protocol::read_think(line);
  return asked.ok() ? "fine" : asked.error().where;
}

std::string key(std::string_view answer) {
  const auto read = protocol::read_answer(answer);
  return read.ok() ? "fine" : read.error().what.key;
}

// All answers of the server, computed in slices.
std::vector<std::string> answers(Server& server) {
  std::vector<std::string> lines;
  while (!server.idle())
    if (server.step(1)) lines.push_back(server.take_answer());
  return lines;
}

}  // namespace

TEST_CASE("A question arrives as it was asked, in every game") {
  for (const AnyGame* game : all_games())
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      int id = 0;
      play_round(*game, {{"players", seats}}, static_cast<std::uint64_t>(seats),
                 [&](const Question& q) {
                   const std::string line = protocol::think_line(++id, "dice", q);
                   REQUIRE(line.size() <= protocol::kMaxLine);
                   REQUIRE(line.find('\n') == std::string::npos);
                   const auto asked = protocol::read_think(parsed(line));
                   REQUIRE(asked.ok());
                   CHECK(asked->id == id);
                   CHECK(asked->bot == "dice");
                   const Question& a = asked->question;
                   CHECK(a.view == asked->view.get());
                   CHECK(test::text_of(*a.view) == test::text_of(*q.view));
                   CHECK(sent(a.history) == sent(q.history));
                   CHECK(a.legal == q.legal);
                   CHECK(a.budget.ms == q.budget.ms);
                   CHECK(a.budget.iterations == q.budget.iterations);
                   CHECK(a.noise == q.noise);
                 });
    }
}

TEST_CASE("The longest matches that options can ask for still fit a line, and are answered") {
  // A question at the beginning of the round after that many rounds.
  const auto ask_after = [](std::string_view id, OptionSet options, int rounds) {
    const AnyGame& game = *find_game(id);
    auto match = Match::start(test::setup_of(game, std::move(options), 7));
    REQUIRE(match.ok());
    Rng rng(11);
    test::play_randomly(*match, rng, rounds, [] {});
    REQUIRE(match->deal().ok());
    const auto view = match->state().view(match->to_act().lowest());
    const std::string longest = protocol::think_line(1, kLevels[0], match->question(*view, {0, 1}));
    CHECK(longest.size() < protocol::kMaxLine / 2);
    Server server("tablee");
    server.receive(longest);
    const auto said = answers(server);
    REQUIRE(said.size() == 1);
    INFO(said.front());
    CHECK(protocol::read_answer(said.front()).ok());
    return longest.size();
  };
  CHECK(ask_after("nimmt",
                  {{"players", 10}, {"rounds", 99}, {"target", 0}, {"tactic", 1}, {"logic", 1}},
                  98) > std::size_t{1} << 20);
  ask_after("nimmt", {{"players", 8}, {"special", 1}}, 1);
  ask_after("nothanks", {{"players", 7}, {"rounds", 20}}, 19);
}

TEST_CASE("Legal moves are not trusted") {
  json::Value line = parsed(some_line());
  const auto honest = protocol::read_think(line);
  for (auto& [name, member] : line.members)
    if (name == "legal") member.items.clear();
  const auto asked = protocol::read_think(line);
  REQUIRE(asked.ok());
  CHECK(asked->question.legal == honest->question.legal);
}

TEST_CASE("A line that lacks a member, or has it wrong, says which") {
  const json::Value whole = parsed(some_line());
  const std::string strange[] = {"null", "-1", "[]", "{}", "\"?\"", "1e9", "true"};
  for (std::size_t i = 0; i < whole.members.size(); ++i) {
    const std::string name = whole.members[i].first;
    INFO(name);
    json::Value without = whole;
    without.members.erase(without.members.begin() + static_cast<std::ptrdiff_t>(i));
    // The bot and the budget may be missing, and the legal moves are computed anyway.
    const bool optional = name == "bot" || name == "budget" || name == "legal";
    CHECK(where(without) == (optional ? "fine" : name));
    for (const std::string& text : strange) {
      INFO(text);
      json::Value changed = whole;
      changed.members[i].second = parsed(text);
      const std::string found = where(changed);
      if (name == "legal" || (name == "history" && text == "[]") ||
          (name == "budget" && text == "{}") || (name == "bot" && text == "\"?\""))
        CHECK(found == "fine");
      else
        CHECK(found.substr(0, name.size()) == name);
    }
  }
}

TEST_CASE("An error inside a member is named too") {
  json::Value line = parsed(some_line());
  const auto member = [&](std::string_view name) -> json::Value& {
    return std::find_if(line.members.begin(), line.members.end(),
                        [&](const auto& m) { return m.first == name; })
        ->second;
  };
  SECTION("view") {
    for (auto& [name, value] : member("view").members)
      if (name == "phase") value = parsed("\"asleep\"");
    CHECK(where(line) == "view.phase");
  }
  SECTION("history") {
    member("history").items[2] = parsed("{\"seat\":1}");
    CHECK(where(line) == "history[2]");
  }
  SECTION("budget") {
    member("budget") = parsed("{\"ms\":-1}");
    CHECK(where(line) == "budget.ms");
  }
  SECTION("another game") {
    member("game") = parsed("\"chess\"");
    CHECK(where(line) == "game");
  }
  SECTION("other rules") {
    member("rules") = parsed("999");
    CHECK(where(line) == "rules");
  }
  SECTION("another player's seat") {
    member("seat") = parsed("9");
    CHECK(where(line) == "seat");
  }
}

TEST_CASE("A seat that is not to act is not asked") {
  const AnyGame& game = *all_games().front();
  auto state = game.start({});
  REQUIRE(state.ok());
  const auto view = (*state)->view(0);
  Question q;
  q.view = view.get();
  const auto asked = protocol::read_think(parsed(protocol::think_line(1, {}, q)));
  REQUIRE(!asked.ok());
  CHECK(asked.error().what.key == "error.nothing_to_decide");
}

TEST_CASE("A line cut or damaged anywhere never does harm") {
  const std::string line = some_line();
  Server server("test");
  for (std::size_t n = 0; n < line.size(); n += 7) server.receive(line.substr(0, n));
  CHECK(answers(server).size() == (line.size() + 6) / 7);
  Rng rng(3);
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = line;
    for (int k = 0; k < 3; ++k)
      damaged[rng.below(static_cast<std::uint32_t>(line.size()))] =
          "0123456789\",:[]{}-x"[rng.below(19)];
    server.receive(damaged);
    answers(server);
  }
  CHECK(server.idle());
}

TEST_CASE("An answer arrives as it was given") {
  const protocol::Answer given{
      41, {"row 2", {{"row 1", 5000, 64}, {"row 2", -12, -1, 3000, 0, 88, 31, 7, {50, 0}}}}};
  const auto read = protocol::read_answer(protocol::answer_line(given));
  REQUIRE(read.ok());
  CHECK(read->id == 41);
  CHECK(read->decision.move == "row 2");
  REQUIRE(read->decision.evaluations.size() == 2);
  CHECK(read->decision.evaluations[1].move == "row 2");
  CHECK(read->decision.evaluations[1].cost == -12);
  CHECK(read->decision.evaluations[0].chance == 64);
  CHECK(read->decision.evaluations[1].chance == -1);
  CHECK(read->decision.evaluations[0].now == -1);
  CHECK(read->decision.evaluations[1].now == 3000);
  CHECK(read->decision.evaluations[1].later == 0);
  CHECK(read->decision.evaluations[0].others == -1);
  CHECK(read->decision.evaluations[1].others == 88);
  CHECK(read->decision.evaluations[1].takes == 31);
  CHECK(read->decision.evaluations[0].forced == -1);
  CHECK(read->decision.evaluations[1].forced == 7);
  CHECK(read->decision.evaluations[0].kept.empty());
  CHECK(read->decision.evaluations[1].kept == std::vector<std::int8_t>{50, 0});
  CHECK(key(R"({"type":"move","id":1,"move":"14"})") == "fine");
}

TEST_CASE("Answers that are none") {
  CHECK(key("") == "error.json");
  CHECK(key("hello") == "error.json");
  CHECK(key(std::string(protocol::kMaxLine + 1, ' ')) == "error.line");
  for (
      const char* line : {
          "[]",
          "{}",
          R"({"type":"move"})",
          R"({"type":"move","id":-1,"move":"14"})",
          R"({"type":"move","id":1e3,"move":"14"})",
          R"({"type":"move","id":1,"move":14})",
          R"({"type":"move","id":1,"move":""})",
          R"({"type":"move","id":1,"move":"14","evaluations":{}})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14"}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1.5}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"chance":1001}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"now":1}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"now":-1,"later":1}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"others":101}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"takes":-1}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"forced":101}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"kept":3}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"kept":[1,2]}]})",
          R"({"type":"move","id":1,"move":"14","evaluations":[{"move":"14","cost":1,"kept":[101]}]})",
          R"({"type":"hello","protocol":1})",
      })
    CHECK(key(line) == "error.line");
  CHECK(key(protocol::error_line(3, "tired")) == "error.thinker");
  CHECK(key(R"({"type":"error"})") == "error.thinker");
  CHECK(protocol::read_refused(protocol::error_line(3, "tired")) == 3);
  CHECK(protocol::read_refused(protocol::error_line(protocol::kNoId, "tired")) == std::nullopt);
  CHECK(protocol::read_refused(R"({"type":"move","id":3,"move":"14"})") == std::nullopt);
  CHECK(protocol::read_refused("nonsense") == std::nullopt);
}

TEST_CASE("Hellos") {
  const auto name = [](std::string_view text) {
    const auto read = protocol::read_hello(parsed(text));
    return read.ok() ? *read : read.error().where + "!";
  };
  CHECK(name(protocol::hello_line({})).empty());
  CHECK(name(protocol::hello_line("some bot")) == "some bot");
  CHECK(name(R"({"type":"hello"})") == "protocol!");
  CHECK(name(R"({"type":"hello","protocol":2})") == "protocol!");
  CHECK(name(R"({"type":"hello","protocol":1,"name":5})") == "name!");
  CHECK(name(R"({"type":"bye","protocol":1})") == "type!");
}

TEST_CASE("The server decides as the bots do when asked directly") {
  for (const AnyGame* game : all_games())
    for (const BotInfo& bot : bots_of(game->id())) {
      Server server("test");
      play_round(*game, {}, 9, [&](const Question& asked) {
        Question q = asked;
        q.budget = {0, 20};
        server.receive(protocol::think_line(3, bot.name, q));
        const auto lines = answers(server);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0] == protocol::answer_line({3, think(bot, q)}));
      });
    }
}

TEST_CASE("The server answers in the order asked, and errors at once") {
  Server server("test");
  CHECK(server.idle());
  CHECK(!server.step(1));
  server.receive(some_line("random", 1));
  server.receive(some_line("heuristic", 2));
  server.receive("?");
  server.receive(some_line("nobody", 4));
  server.receive(protocol::hello_line({}));
  const auto lines = answers(server);
  REQUIRE(lines.size() == 5);
  CHECK(key(lines[0]) == "error.thinker");
  CHECK(parsed(lines[0]).find("id") == nullptr);
  CHECK(parsed(lines[1]).integer_at("id", 0, 9) == 4);
  CHECK(lines[2] == protocol::hello_line("test"));
  CHECK(protocol::read_answer(lines[3])->id == 1);
  CHECK(protocol::read_answer(lines[4])->id == 2);
}

TEST_CASE("A cancelled question is not answered") {
  Server server("test");
  server.receive(some_line("greedy", 1));
  server.receive(some_line("greedy", 2));
  server.receive(protocol::cancel_line(1));
  server.receive(protocol::cancel_line(9));
  const auto lines = answers(server);
  REQUIRE(lines.size() == 1);
  CHECK(protocol::read_answer(lines[0])->id == 2);
}

TEST_CASE("Too many questions are refused instead of stored") {
  Server server("test");
  for (int i = 0; i < 100; ++i) server.receive(some_line("greedy", i));
  const auto lines = answers(server);
  REQUIRE(lines.size() == 100);
  CHECK(std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
          return protocol::read_answer(line).ok();
        }) == 64);
}

TEST_CASE("A server of one bot answers with it whichever bot is asked") {
  Server server("test", "heuristic");
  Server other("test");
  server.receive(some_line("nobody"));
  other.receive(some_line("heuristic"));
  CHECK(answers(server) == answers(other));
}
