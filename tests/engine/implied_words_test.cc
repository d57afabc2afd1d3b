// What a game says of itself implies words: of its kinds, options, lessons, rules, pad. Keys that
// the code puts together are seen by no check of its text; here each game is asked for all of them.

#include <catch2/catch_test_macros.hpp>

#include "games/any_game.h"
#include "text/text.h"

using namespace tablee;

namespace {

bool said(const std::string& key) {
  for (const text::Language language : text::kLanguages) {
    const std::string_view* words = text::find_words(language, key);
    if (!words || words->empty()) return false;
  }
  return true;
}

void needs(const std::string& key) {
  INFO(key);
  CHECK(said(key));
}

void needs_rule(std::string_view kind, int rule) {
  needs(std::string(kind) + ".rules." + std::to_string(rule));
}

bool is_kind_flag(const AnyGame& game, std::string_view key) {
  for (const TableKind& kind : game.kinds())
    if (kind.flag == key) return true;
  return false;
}

}  // namespace

TEST_CASE("every kind of table has a name, an introduction, rules and tips", "[words]") {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      const std::string name(kind.name);
      needs("game." + name);
      needs("game_about." + name);
      needs_rule(name, 1);
      for (int tip = 0; tip <= 3; ++tip) needs(name + ".coach." + std::to_string(tip));
    }
}

TEST_CASE("every option has words, and what may be none of it", "[words]") {
  for (const AnyGame* game : all_games())
    for (const OptionInfo& option : game->options()) {
      if (option.key == "players" || is_kind_flag(*game, option.key)) continue;
      const std::string id(game->id()), key(option.key);
      needs(id + ".option." + key);
      if (option.flag) needs(id + ".option_about." + key);
      if (!option.flag && option.low == 0) needs(id + ".option_none." + key);
    }
}

TEST_CASE("every lesson has a title, and says something at every step and asks for it", "[words]") {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons()) {
      const std::string about = std::string(game->id()) + ".lesson." + std::string(lesson.id);
      needs(lesson.title.empty() ? about
                                 : std::string(game->id()) + "." + std::string(lesson.title));
      for (std::size_t step = 1; step <= lesson.steps(); ++step)
        needs(about + "." + std::to_string(step) + ".do");
      needs(about + ".end.1");
    }
}

TEST_CASE("examples and questions are of rules that there are, and are asked where they come up",
          "[words]") {
  for (const AnyGame* game : all_games()) {
    for (const Example& example : game->examples()) needs_rule(example.kind, example.rule);
    for (const Topic& topic : game->topics()) {
      needs(std::string(topic.kind) + ".topic." + std::string(topic.id));
      CHECK(topic.rules[0] > 0);
      for (const int rule : topic.rules)
        if (rule > 0) needs_rule(topic.kind, rule);
      if (!topic.prompt.empty())
        needs(std::string(game->id()) + ".prompt." + std::string(topic.prompt));
    }
  }
}

TEST_CASE("what may be typed has words, and so have answers", "[words]") {
  for (const AnyGame* game : all_games()) {
    const std::string id(game->id());
    for (const std::string_view word : game->move_words())
      needs(id + ".typed." + std::string(word));
    for (const std::string_view answer : game->answers()) needs(id + "." + std::string(answer));
    if (!game->answers().empty()) needs(id + ".answers");
    if (game->move_words().empty()) continue;
    for (const TableKind& kind : game->kinds()) needs(std::string(kind.name) + ".help");
  }
}

TEST_CASE("the score pad has words for what is written down", "[words]") {
  for (const AnyGame* game : all_games()) {
    const std::string pad = std::string(game->id()) + ".pad.";
    needs(pad + "how");
    for (const std::string_view field : game->pad_fields()) needs(pad + std::string(field));
  }
}

TEST_CASE("every game tells of points, of what was taken and what it cost", "[words]") {
  for (const AnyGame* game : all_games())
    for (const char* what : {"points", "worst", "worst_of_match", "bargain", "safest", "last",
                             "lost", "advice", "advised", "result"})
      needs(std::string(game->id()) + "." + what);
}
