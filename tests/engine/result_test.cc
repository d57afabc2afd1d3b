// Errors as values.

#include "core/result.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>

using namespace tablee;

TEST_CASE("A result is a value or an error") {
  const Result<int> seven = 7;
  CHECK(seven.ok());
  CHECK(*seven == 7);
  const Result<int> wrong = Error{msg("error.json"), "byte 3"};
  CHECK_FALSE(wrong.ok());
  CHECK(wrong.error().where == "byte 3");
  CHECK(wrong.error().what == msg("error.json"));
}

TEST_CASE("A result may hold what can only move") {
  Result<std::unique_ptr<int>> made = std::make_unique<int>(4);
  REQUIRE(made.ok());
  const std::unique_ptr<int> taken = std::move(*made);
  CHECK(*taken == 4);
}

TEST_CASE("A status is fine unless it says otherwise") {
  CHECK(Status{}.ok());
  const Status wrong = Error{msg("error.seed"), {}};
  CHECK_FALSE(wrong.ok());
  CHECK(wrong.error().what.key == "error.seed");
}
