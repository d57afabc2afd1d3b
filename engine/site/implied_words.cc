#include "site/implied_words.h"

#include <algorithm>

namespace tablee {
namespace {

// Tips at the first table of a kind: "<kind>.coach.0" and so on (web/app/screens/table.cc).
constexpr int kTips = 4;

class Collector {
 public:
  explicit Collector(const AnyGame& game) : game_(game), id_(std::string(game.id()) + ".") {}

  ImpliedWords collect() {
    add_kinds();
    add_options();
    add_teaching();
    add_moves();
    add_pad();
    add_results();
    add_log();
    return std::move(words_);
  }

 private:
  static void add_once(std::vector<std::string>& keys, std::string key) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(std::move(key));
  }
  void add(std::string key) { add_once(words_.said, std::move(key)); }
  // "<id>.<family><name>"
  void add_own(std::string_view family, std::string_view name) {
    add(id_ + std::string(family) + std::string(name));
  }
  void add_paragraph(std::string_view kind, int number) {
    add(std::string(kind) + ".rules." + std::to_string(number));
  }

  void add_kinds() {
    for (const TableKind& kind : game_.kinds()) {
      const std::string name(kind.name);
      add("game." + name);
      add("game_about." + name);
      add_paragraph(name, 1);
      for (int tip = 0; tip < kTips; ++tip) add(name + ".coach." + std::to_string(tip));
      if (!game_.move_words().empty()) add(name + ".help");
    }
  }

  void add_options() {
    for (const OptionInfo& option : game_.options()) {
      if (option.key == "players" || makes_kind(game_, option.key)) continue;
      add_own("option.", option.key);
      if (option.flag) add_own("option_about.", option.key);
      if (!option.flag && option.low == 0) add_own("option_none.", option.key);
    }
  }

  void add_teaching() {
    for (const Lesson& lesson : game_.lessons()) {
      const std::string about = id_ + "lesson." + std::string(lesson.id);
      add(lesson.title.empty() ? about : id_ + std::string(lesson.title));
      for (std::size_t step = 1; step <= lesson.steps(); ++step)
        add(about + "." + std::to_string(step) + ".do");
      add(about + ".end.1");
    }
    for (const Example& example : game_.examples()) {
      if (example.rule > 0) add_paragraph(example.kind, example.rule);
      if (example.says.empty()) continue;
      add(std::string(example.says));
      add(std::string(example.kind) + ".teach");
    }
    for (const Topic& topic : game_.topics()) {
      add(std::string(topic.kind) + ".topic." + std::string(topic.id));
      for (const int paragraph : topic.rules)
        if (paragraph > 0) add_paragraph(topic.kind, paragraph);
      if (!topic.prompt.empty()) add_own("prompt.", topic.prompt);
    }
  }

  void add_moves() {
    for (const std::string_view word : game_.move_words()) add_own("typed.", word);
    for (const std::string_view answer : game_.answers()) add_own("", answer);
    if (!game_.answers().empty()) add_own("", "answers");
  }

  void add_pad() {
    add_own("pad.", "how");
    for (const std::string_view field : game_.pad_fields()) {
      add_own("pad.", field);
      if (game_.pad_supply(field, game_.min_seats()) > 0) add_own("pad.supply.", field);
    }
  }

  void add_results() {
    for (const char* what : {"points", "last", "lost", "advice", "advised", "result"})
      add_own("", what);
    if (!game_.takes_points()) return;
    for (const char* what : {"worst", "worst_of_match", "bargain", "safest"}) add_own("", what);
  }

  void add_log() {
    for (const EventKind& event : game_.event_kinds()) {
      const std::string key = id_ + "log." + std::string(event.kind);
      add_once(words_.log, key);
      if (event.per_seat) add_once(words_.log, key + "_seat");
      if (event.source) add_own("source.", event.kind);
    }
  }

  const AnyGame& game_;
  const std::string id_;  // with a dot
  ImpliedWords words_;
};

}  // namespace

ImpliedWords implied_words(const AnyGame& game) { return Collector(game).collect(); }

}  // namespace tablee
