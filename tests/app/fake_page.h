#pragma once
// A page without a browser: stores values, answers the bots' questions with the real bots, and
// records announcements.

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "protocol/protocol.h"
#include "tests/app/shapes.h"
#include "web/app/app.h"
#include "web/app/page/action_text.h"

namespace tablee::app {

class FakePage final : public Outbox, public Storage {
 public:
  FakePage() : app(std::make_unique<App>(*this, *this)) {}

  std::optional<std::string> read(std::string_view key) override {
    ++looked_up;
    const auto at = stored.find(std::string(key));
    return at == stored.end() ? std::nullopt : std::optional(at->second);
  }
  // A value that does not fit lasts as long as the page.
  bool write(std::string_view key, std::string_view value) override {
    std::size_t used = key.size() + value.size();
    for (const auto& [k, v] : stored)
      if (k != key) used += k.size() + v.size();
    if (used > room) return false;
    if (writes-- > 0) stored[std::string(key)] = value;
    return true;
  }
  void erase(std::string_view key) override {
    if (writes-- > 0) stored.erase(std::string(key));
  }
  std::vector<std::string> keys(std::string_view prefix) override {
    std::vector<std::string> found;
    for (const auto& [key, value] : stored)
      if (key.substr(0, prefix.size()) == prefix) found.push_back(key);
    return found;
  }
  std::size_t size(std::string_view prefix) override {
    std::size_t all = 0;
    for (const std::string& key : keys(prefix)) all += stored[key].size();
    return all;
  }
  std::size_t count_lines(std::string_view key) override {
    const auto at = stored.find(std::string(key));
    if (at == stored.end() || at->second.empty()) return 0;
    return 1 + std::ranges::count(at->second, '\n');
  }

  void post(std::string_view text) override {
    const auto message = json::parse(text);
    REQUIRE(message.ok());
    const std::string_view what = message->string_at("do").value_or("");
    INFO(text);
    CHECK(unlike_message(*message) == "");
    told[std::string(what)] = *message;
    if (const auto view = message->string_at("view"))
      told[std::string(what) + '.' + std::string(*view)] = *message;
    if (what == "think")
      lines.emplace_back(*message->string_at("line"));
    else if (what == "promise")
      promises.push_back(message->boolean_at("by_hand").value_or(false));
    else if (what == "checked")
      checked.emplace_back(message->find("error") ? "error" : "ok");
    else if (what == "say") {
      said.emplace_back(*message->string_at("text"));
      if (*message->boolean_at("aloud")) heard.push_back(said.back());
      if (*message->boolean_at("logged")) logged.push_back(said.back());
    }
  }

  void start(std::string_view lang = "fr", std::string_view wanted = "", int seed = 5) {
    json::Writer out;
    out.begin_object().member("on", "start").member("lang", lang).member("wanted", wanted);
    out.member("seed", std::string_view(std::to_string(seed))).member("now", "2026-11-21");
    out.member("text", std::string_view(browser_text));
    app->receive(out.end_object().text());
  }
  // The tab is gone; another opens with what was stored.
  void reload() {
    app = std::make_unique<App>(*this, *this);
    lines.clear();
    start("fr", "", 77);
  }

  // Answers all questions to the bots.
  void answer_all() {
    while (!lines.empty()) {
      const std::string line = last_first ? lines.back() : lines.front();
      last_first ? lines.pop_back() : lines.pop_front();
      answer(line, [](const protocol::Asked& asked) {
        const BotInfo* bot = find_bot(asked.view->game().id(), asked.bot);
        REQUIRE(bot != nullptr);
        return think(*bot, asked.question);
      });
    }
  }
  // Answers the question of that line by what choose(asked) decides.
  template <class Choose>
  void answer(std::string_view line, Choose&& choose) {
    const auto asked = protocol::read_think(*json::parse(line));
    REQUIRE(asked.ok());
    json::Writer out;
    out.begin_object().member("on", "answer");
    out.member("line", std::string_view(protocol::answer_line({asked->id, choose(*asked)})));
    app->receive(out.end_object().text());
  }
  // Answers the first question by any legal move; below(n) is a random number from 0 to n - 1.
  template <class Below>
  void answer_randomly(Below&& below) {
    const std::string line = lines.front();
    lines.pop_front();
    answer(line, [&](const protocol::Asked& asked) {
      const auto legal = asked.view->legal_moves();
      return Decision{legal[below(legal.size())], {}};
    });
  }

  // What the archive of this device holds under that key.
  Result<Sheet> sheet(std::string_view key) {
    Store store(*this);
    return Archive(store).sheet(key);
  }

  void type(std::string_view id, std::string_view value) {
    json::Writer out;
    out.begin_object().member("on", "input").member("id", id).member("value", value);
    app->receive(out.end_object().text());
  }

  const Item* find(std::string_view id) const {
    for (const Item& item : app->items())
      if (item.id == id) return &item;
    return nullptr;
  }
  // What a button would do, as a value or as the page has it.
  void act(Action action, bool at_once = false) { app->act(action, at_once); }
  void act(std::string_view text, bool at_once = false) {
    const auto action = parse_action(text);
    INFO(text);
    REQUIRE(action);
    app->act(*action, at_once);
  }
  void tap(std::string_view id) {
    const Item* item = find(id);
    INFO("tap " << id);
    REQUIRE(item != nullptr);
    REQUIRE(item->enabled);
    act(item->action);
  }
  // At a table's setup or pause: who decides for that seat.
  void seat(int i, std::string_view who) {
    const std::string place = "place." + std::to_string(i);
    tap(place + ".who");
    tap(place + ".kind." + std::string(who));
  }
  // Ids of items that start so and do something.
  std::vector<std::string> actions(std::string_view prefix) const {
    std::vector<std::string> ids;
    for (const Item& item : app->items())
      if (item.id.substr(0, prefix.size()) == prefix && !item.action.empty())
        ids.push_back(item.id);
    return ids;
  }

  std::map<std::string, std::string> stored;
  std::string browser_text = "100";         // how large the reader's browser writes
  std::size_t room = std::size_t{1} << 30;  // characters of keys and values
  int writes = 1 << 30;                     // until the power fails; later writes are lost
  int looked_up = 0;
  std::deque<std::string> lines;
  std::vector<std::string> said, heard, logged;  // all announcements; those aloud; those in the log
  std::vector<bool> promises;                    // requests to the browser: by the user?
  std::vector<std::string> checked;              // answers to "check"
  std::map<std::string, json::Value> told;       // the last message of each kind
  bool last_first = false;                       // bots answer in the other order
  std::unique_ptr<App> app;
};

// The replay that is shown.
inline const Replay& replay_of(const FakePage& page) {
  const auto* own = page.app->model().path.here<ReplayUi>();
  REQUIRE(own != nullptr);
  return own->replay;
}

// The text of that item; empty if there is none.
inline std::string text_of(const FakePage& page, std::string_view id) {
  const Item* item = page.find(id);
  return item ? page.app->words(item->text) : std::string();
}

}  // namespace tablee::app
