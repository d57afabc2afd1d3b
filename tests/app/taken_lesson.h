#pragma once
// Taking a lesson as its learner does.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/fake_page.h"

namespace tablee::app {

// The item to touch now: the confirming button before the raised card.
inline const Item* wanted(const FakePage& page) {
  const Item* found = nullptr;
  for (const Item& item : page.app->items())
    if (item.wanted && !(found && found->id == "play")) found = &item;
  return found;
}

// Goes on to where something is to be done, or to the end.
inline void hear_all(FakePage& page) {
  for (int i = 0; page.find("lesson.on"); ++i) {
    REQUIRE(i < 9);
    page.tap("lesson.on");
  }
}

}  // namespace tablee::app
