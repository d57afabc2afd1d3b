#pragma once
// A page without a browser: keeps what is stored, answers think lines with the real bots, and
// listens to what is said.

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "protocol/protocol.h"
#include "web/app/app.h"

namespace tablee::app {

class FakePage final : public Outbox {
 public:
  FakePage() : app(std::make_unique<App>(*this)) {}

  void post(std::string_view text) override {
    const auto message = json::parse(text);
    REQUIRE(message.ok());
    const std::string_view what = message->string_at("do").value_or("");
    told[std::string(what)] = *message;
    if (what == "store")
      stored[std::string(*message->string_at("key"))] = *message->string_at("value");
    else if (what == "erase")
      stored.erase(std::string(*message->string_at("key")));
    else if (what == "think")
      lines.emplace_back(*message->string_at("line"));
    else if (what == "promise")
      promises.push_back(message->boolean_at("by_hand").value_or(false));
    else if (what == "checked")
      checked.emplace_back(message->find("error") ? "error" : "ok");
    else if (what == "say")
      said.emplace_back(*message->string_at("text"));
  }

  void start(std::string_view lang = "fr", std::string_view wanted = "", int seed = 5) {
    json::Writer out;
    out.begin_object().member("on", "start").member("lang", lang).member("wanted", wanted);
    out.member("seed", std::string_view(std::to_string(seed))).member("now", "2026-11-21");
    out.key("stored").begin_object();
    for (const auto& [key, value] : stored) out.member(key, std::string_view(value));
    out.end_object().end_object();
    app->receive(out.text());
  }
  // The tab is gone; another opens with what was stored.
  void reload() {
    app = std::make_unique<App>(*this);
    lines.clear();
    start("fr", "", 77);
  }

  // Answers everything the bots were asked.
  void answer_all() {
    while (!lines.empty()) {
      const std::string line = last_first ? lines.back() : lines.front();
      last_first ? lines.pop_back() : lines.pop_front();
      const auto asked = protocol::read_think(*json::parse(line));
      REQUIRE(asked.ok());
      const BotInfo* bot = find_bot(asked->view->game().id(), asked->bot);
      REQUIRE(bot != nullptr);
      json::Writer out;
      out.begin_object().member("on", "answer");
      out.member("line", std::string_view(
                             protocol::answer_line({asked->id, think(*bot, asked->question)})));
      app->receive(out.end_object().text());
    }
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
  void tap(std::string_view id) {
    const Item* item = find(id);
    INFO("tap " << id);
    REQUIRE(item != nullptr);
    REQUIRE(item->enabled);
    app->act(std::string(item->action));
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
  std::deque<std::string> lines;
  std::vector<std::string> said;
  std::vector<bool> promises;               // asked of the browser: by hand?
  std::vector<std::string> checked;         // answers to "check"
  std::map<std::string, json::Value> told;  // the last message of each kind
  bool last_first = false;                  // bots answer in the other order
  std::unique_ptr<App> app;
};

}  // namespace tablee::app
