#pragma once
// Errors as values: no exception crosses the engine.

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/message.h"

namespace tablee {

// What is wrong, as a message, and where: a path into the input such as "moves[12]" or "line 3",
// empty when there is only one place.
struct Error {
  Message what;
  std::string where;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : v_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : v_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return v_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() {
    assert(ok());
    return *std::get_if<0>(&v_);
  }
  const T& value() const {
    assert(ok());
    return *std::get_if<0>(&v_);
  }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&v_);
  }

 private:
  std::variant<T, Error> v_;
};

// Success without a value, or an error.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : e_(std::move(error)) {}
  bool ok() const { return !e_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Error& error() const {
    assert(!ok());
    return *e_;
  }

 private:
  std::optional<Error> e_;
};

}  // namespace tablee
