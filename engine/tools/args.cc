#include "tools/args.h"

#include <algorithm>
#include <cstdint>

#include "core/scan.h"

namespace tablee::tools {

Result<Args> Args::parse(std::span<const std::string_view> words, std::span<const ArgSpec> specs,
                         std::size_t max_words) {
  Args args;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    // "-" is no option but a file name: the standard input.
    if (word.substr(0, 1) != "-" || word == "-") {
      if (args.words_.size() == max_words)
        return Error{msg("cli.error.word").with_quote("word", word), {}};
      args.words_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const ArgSpec& s) {
      return name.substr(0, 2) == "--" && name.substr(2) == s.name;
    });
    if (spec == specs.end()) return Error{msg("cli.error.option").with_quote("option", name), {}};
    if (args.has(spec->name)) return Error{msg("cli.error.twice").with_quote("option", name), {}};
    std::string_view value;
    if (equals != std::string_view::npos) {
      if (!spec->takes_value)
        return Error{msg("cli.error.no_value").with_quote("option", name), {}};
      value = word.substr(equals + 1);
    } else if (spec->takes_value) {
      if (i + 1 == words.size() || words[i + 1].substr(0, 2) == "--")
        return Error{msg("cli.error.value").with_quote("option", name), {}};
      value = words[++i];
    }
    args.options_.emplace_back(spec->name, value);
  }
  return args;
}

std::optional<std::string_view> Args::text(std::string_view name) const {
  for (const auto& [key, value] : options_)
    if (key == name) return value;
  return std::nullopt;
}

int Args::number(std::string_view name, int low, int high, int otherwise) {
  const auto given = text(name);
  if (!given) return otherwise;
  const auto n = Scan::to_number(*given);
  if (n && *n >= low && *n <= high) return static_cast<int>(*n);
  if (status_.ok())
    status_ = Error{msg("cli.error.number")
                        .with_quote("option", "--" + std::string(name))
                        .with_quote("value", *given)
                        .with("low", low)
                        .with("high", high),
                    {}};
  return otherwise;
}

std::uint64_t Args::seed(std::string_view name, std::uint64_t otherwise) {
  const auto given = text(name);
  if (!given) return otherwise;
  if (const auto n = Scan::to_u64(*given)) return *n;
  if (status_.ok())
    status_ = Error{msg("cli.error.seed")
                        .with_quote("option", "--" + std::string(name))
                        .with_quote("value", *given),
                    {}};
  return otherwise;
}

}  // namespace tablee::tools
