// Items of a screen: which may hold which.
#include "core/nesting.h"

#include <catch2/catch_test_macros.hpp>

namespace tablee {
namespace {

Items nested(std::initializer_list<std::pair<Role, int>> roles) {
  Items items;
  for (const auto& [role, depth] : roles)
    items.push_back({.id = "item." + std::to_string(items.size()),
                     .role = role,
                     .depth = static_cast<std::uint8_t>(depth)});
  return items;
}

// The id of the first item that is nested wrongly; empty where none is.
std::string wrong(std::initializer_list<std::pair<Role, int>> roles) {
  const auto error = nesting_error(nested(roles));
  return error ? error->id : std::string();
}

}  // namespace

TEST_CASE("Items nest in what holds items", "[items]") {
  CHECK(wrong({}) == "");
  CHECK(wrong({{Role::heading, 0},
               {Role::region, 0},
               {Role::list, 1},
               {Role::entry, 2},
               {Role::input, 3},
               {Role::list, 3},
               {Role::choice, 4},
               {Role::entry, 2},
               {Role::button, 0}}) == "");
  CHECK(wrong({{Role::table, 0},
               {Role::row, 1},
               {Role::header, 2},
               {Role::row, 1},
               {Role::cell, 2},
               {Role::chart, 0},
               {Role::entry, 1}}) == "");
}

TEST_CASE("An item under one that holds none is refused", "[items]") {
  for (const Role role : {Role::heading, Role::text, Role::button, Role::toggle, Role::choice,
                          Role::disclosure, Role::input}) {
    CAPTURE(role);
    CHECK(wrong({{role, 0}, {Role::text, 1}}) == "item.1");
    CHECK(wrong({{Role::list, 0}, {role, 1}, {Role::entry, 1}, {role, 2}, {Role::text, 3}}) ==
          "item.4");
  }
  const auto error = nesting_error(nested({{Role::button, 0}, {Role::text, 1}}));
  REQUIRE(error);
  CHECK(error->why == "its parent holds no items");
}

TEST_CASE("An item more than one level deeper than the last is refused", "[items]") {
  CHECK(wrong({{Role::text, 1}}) == "item.0");
  CHECK(wrong({{Role::region, 0}, {Role::text, 2}}) == "item.1");
  CHECK(wrong({{Role::region, 0}, {Role::list, 1}, {Role::text, 0}, {Role::entry, 2}}) == "item.3");
}

TEST_CASE("Tables, rows and charts hold only their own parts", "[items]") {
  CHECK(wrong({{Role::table, 0}, {Role::entry, 1}}) == "item.1");
  CHECK(wrong({{Role::table, 0}, {Role::cell, 1}}) == "item.1");
  CHECK(wrong({{Role::table, 0}, {Role::row, 1}, {Role::row, 2}}) == "item.2");
  CHECK(wrong({{Role::table, 0}, {Role::row, 1}, {Role::cell, 2}, {Role::text, 3}}) == "item.3");
  CHECK(wrong({{Role::chart, 0}, {Role::text, 1}}) == "item.1");
  CHECK(wrong({{Role::row, 0}}) == "item.0");
  CHECK(wrong({{Role::list, 0}, {Role::row, 1}}) == "item.1");
  CHECK(wrong({{Role::list, 0}, {Role::header, 1}}) == "item.1");
}

}  // namespace tablee
