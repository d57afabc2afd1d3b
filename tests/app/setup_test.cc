// Setup offers what the rules define and nothing else, for every game of the site.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/scan.h"
#include "tests/app/fake_page.h"
#include "tests/engine/random_play.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

bool is_kind_flag(const AnyGame& game, std::string_view key) {
  for (const TableKind& kind : game.kinds())
    if (kind.flag == key && !key.empty()) return true;
  return false;
}

Plan plan_of(const AnyGame& game, const OptionSet& options) {
  Plan plan;
  plan.game = &game;
  for (const auto& [key, value] : options) {
    if (key == "players")
      plan.seats.resize(value, {{}, "heuristic"});
    else
      plan.set_option(key, value);
  }
  return plan;
}

const Item* find(const Items& items, std::string_view id) {
  for (const Item& item : items)
    if (item.id == id) return &item;
  return nullptr;
}

bool accepts(const Plan& plan, std::string_view key, int value) {
  Plan changed = plan;
  changed.set_option(key, value);
  return plan.game->check(changed.full_options()).ok();
}

bool accepts_seats(const Plan& plan, int more) {
  Plan changed = plan;
  const int count = static_cast<int>(plan.seats.size()) + more;
  if (count < plan.game->min_seats() || count > plan.game->max_seats()) return false;
  changed.seats.resize(count, {{}, "heuristic"});
  return plan.game->check(changed.full_options()).ok();
}

// What an item offers: its action where it can be pressed.
Action offered(const Items& items, const std::string& id) {
  const Item* item = find(items, id);
  return item && item->enabled ? item->action : Action();
}

std::string wrong_option(const Items& items, const Plan& plan, const OptionInfo& info) {
  const std::string key(info.key);
  const int value = plan.option(key);
  const auto expect = [&](const std::string& id, int to, bool may) {
    return offered(items, id) == (may ? Action(Verb::option, key, to) : Action());
  };
  if (info.flag) return expect("option." + key, !value, accepts(plan, key, !value)) ? "" : key;
  if (find(items, "option." + key + ".minus") &&
      offered(items, "option." + key + ".minus").empty() &&
      offered(items, "option." + key + ".plus").empty())
    return key + " offers nothing";
  for (const char* sign : {"minus", "plus"}) {
    const std::string id = "option." + key + "." + sign;
    const Item* item = find(items, id);
    if (!item) {
      if (accepts(plan, key, value + 1) && value < info.high) return key + " is not offered";
      continue;
    }
    const int to = item->action.number;
    if (to < info.low || to > info.high) return key + " out of bounds";
    if (!expect(id, to, to != value && accepts(plan, key, to))) return key + " " + sign;
  }
  return {};
}

// Offers for that table that the engine refuses, or the other way round.
std::string wrong_offers(const Plan& plan, Storage& storage) {
  Model model(storage, all_screens());
  model.plan = plan;
  const Items items = setup_screen.items(model);
  for (const OptionInfo& info : plan.game->options()) {
    if (info.key == "players" || is_kind_flag(*plan.game, info.key)) continue;
    if (std::string wrong = wrong_option(items, plan, info); !wrong.empty()) return wrong;
  }
  for (const char* id : {"seats.person.add", "seats.bot.add"})
    if (offered(items, id).empty() == accepts_seats(plan, 1)) return id;
  for (std::size_t i = 0; i < plan.seats.size(); ++i) {
    const std::string place = "place." + std::to_string(i);
    model.transient.unfolded = place + ".who";
    if (offered(setup_screen.items(model), place + ".remove").empty() == accepts_seats(plan, -1))
      return "remove";
  }
  return {};
}

std::string key_of(const Plan& plan) {
  std::string key = std::to_string(plan.seats.size());
  for (const OptionInfo& info : plan.game->options())
    if (info.flag) key += " " + std::string(info.key) + std::to_string(plan.option(info.key));
  return key;
}

}  // namespace

TEST_CASE("setting up offers every change that the rules define, and no other") {
  FakePage page;
  for (const AnyGame* game : all_games())
    for (int players = game->min_seats(); players <= game->max_seats(); ++players)
      for (const OptionSet& set : test::option_sets(*game, players)) {
        const Plan plan = plan_of(*game, set);
        const std::string wrong = wrong_offers(plan, page);
        if (!wrong.empty()) FAIL(wrong << " at " << write_plan(plan));
      }
}

TEST_CASE("every combination of seats and flags can be set up by the offered items") {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      CAPTURE(kind.name);
      std::set<std::string> wanted;
      for (int players = game->min_seats(); players <= game->max_seats(); ++players)
        for (const OptionSet& set : test::option_sets(*game, players))
          if (kind_of(*game, set).name == kind.name) wanted.insert(key_of(plan_of(*game, set)));

      const std::string setup = "game." + std::string(kind.name) + ".setup";
      // A page that was left with that table, at its setup; the usual table where there is none.
      const auto open = [&](FakePage& page, const std::string& plan) {
        if (!plan.empty()) page.stored["plan"] = plan;
        page.start();
        page.tap(setup);
        page.tap("place.0.who");
      };
      std::set<std::string> reached;
      std::vector<std::string> next;
      const auto reach = [&](const Plan& plan) {
        if (reached.insert(key_of(plan)).second) next.push_back(write_plan(plan));
      };
      FakePage first;
      open(first, {});
      reach(first.app->model().plan);
      while (!next.empty()) {
        const std::string from = next.back();
        next.pop_back();
        FakePage page;
        open(page, from);
        for (const Item& item : page.app->items()) {
          const bool seat = item.id == "seats.bot.add" || item.id == "place.0.remove";
          if (!seat && (item.role != Role::toggle || item.id == "practice")) continue;
          FakePage then;
          open(then, from);
          then.tap(item.id);
          CHECK(then.find("notice") == nullptr);
          CHECK(key_of(then.app->model().plan) != key_of(page.app->model().plan));
          reach(then.app->model().plan);
        }
      }
      CHECK(reached == wanted);
    }
}

TEST_CASE("a table filled to the brim offers no seat that would be refused") {
  for (const auto& [kind, most] :
       {std::pair{"nimmt", 10}, std::pair{"surprend", 8}, std::pair{"nothanks", 7}}) {
    FakePage page;
    page.start();
    page.tap("game." + std::string(kind) + ".setup");
    while (page.find("seats.bot.add")) page.tap("seats.bot.add");
    CHECK(std::ssize(page.app->model().plan.seats) == most);
    CHECK(page.find("seats.person.add") == nullptr);
    page.tap("start");
    CHECK(page.app->model().screen_id() == ScreenId::table);
  }
}

TEST_CASE("braille digits are the language's until the user chooses") {
  FakePage page;
  page.start("fr");
  page.act("go settings");
  REQUIRE(page.find("notation.antoine") != nullptr);
  CHECK(page.find("notation.antoine")->on);
  page.act("set lang en");
  CHECK(page.find("notation.international")->on);
  CHECK(page.find("braille.labels")->action == Action(Verb::open, "braille .international"));
  page.tap("notation.antoine");
  CHECK(page.find("braille.labels")->action == Action(Verb::open, "braille .antoine"));
  page.reload();
  page.act("go settings");
  CHECK(page.find("notation.antoine")->on);
}

}  // namespace tablee::app
