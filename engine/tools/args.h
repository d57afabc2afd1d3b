#pragma once
// Parses a command line: "--name value", "--name=value", "--flag" and plain words.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"

namespace tablee::tools {

// The options that a command accepts.
struct ArgSpec {
  std::string_view name;  // without the dashes
  bool takes_value;
};

class Args {
 public:
  // An unknown option is an error, and so are more than max_words plain words.
  static Result<Args> parse(std::span<const std::string_view> words, std::span<const ArgSpec> specs,
                            std::size_t max_words);

  bool has(std::string_view name) const { return text(name).has_value(); }
  std::optional<std::string_view> text(std::string_view name) const;
  std::string_view text_or(std::string_view name, std::string_view otherwise) const {
    return text(name).value_or(otherwise);
  }
  // A whole number within bounds. The first error is remembered: check status() after the last
  // call.
  int number(std::string_view name, int low, int high, int otherwise);
  std::uint64_t seed(std::string_view name, std::uint64_t otherwise);
  const Status& status() const { return status_; }
  // The plain words, in order.
  const std::vector<std::string_view>& words() const { return words_; }

 private:
  std::vector<std::pair<std::string_view, std::string_view>> options_;
  std::vector<std::string_view> words_;
  Status status_;
};

}  // namespace tablee::tools
