#pragma once
// Whole matches on a page without a browser, played by always taking the first choice.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/fake_page.h"

namespace tablee::app {

// Plays what lies first.
inline void play_on(FakePage& page) {
  for (const std::string_view id : {"handover", "reveal", "play", "next"}) {
    if (!page.find(id)) continue;
    page.tap(id);
    return;
  }
  for (const std::string_view group : {"do.", "compose.", "hand.", "row.", "no", "take"}) {
    const auto ids = page.actions(group);
    if (ids.empty()) continue;
    page.tap(ids.front());
    return;
  }
  FAIL("nothing to play");
}

// Plays what lies first until `stop` is there.
inline void play_until(FakePage& page, std::string_view stop) {
  for (int step = 0; step < 5000; ++step) {
    page.answer_all();
    if (page.find(stop)) return;
    play_on(page);
  }
  FAIL("nothing like " << stop);
}

// A match of one round against bots, to its end.
inline void play_match(FakePage& page, const std::string& kind = "nimmt", bool practice = false) {
  page.tap("game." + kind + ".setup");
  if (kind == "nimmt" && !page.find("option.rounds.minus")->enabled) page.tap("option.rounds.plus");
  if (page.app->model().plan.practice != practice) page.tap("practice");
  page.tap("start");
  play_until(page, "rematch");
}

// Presses that button, which may be behind "Share".
inline void share(FakePage& page, std::string_view button) {
  if (!page.find(button)) page.tap("share");
  page.tap(button);
}

// What that button gives away.
inline std::string link_of(FakePage& page, std::string_view button) {
  share(page, button);
  return std::string(*page.told.at("share").string_at("link"));
}

// As an address brings it.
inline void open_link(FakePage& page, std::string_view link) {
  json::Writer out;
  out.begin_object().member("on", "link").member("link", link);
  page.app->receive(out.end_object().text());
}

inline int count_keys(const FakePage& page, std::string_view prefix) {
  int count = 0;
  for (const auto& [key, value] : page.stored) count += key.substr(0, prefix.size()) == prefix;
  return count;
}

}  // namespace tablee::app
