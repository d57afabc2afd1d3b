#pragma once
// Reads and writes a game's options by its table of fields (G::kOptions).

#include <algorithm>

#include "games/game.h"

namespace tablee {

// Writes all options: {"players":4,"target":66,…}.
template <class G>
void write_options(json::Writer& out, const typename G::Options& options) {
  out.begin_object();
  for (const auto& f : G::kOptions) out.member(f.key, options.*f.field);
  out.end_object();
}

// Sets one option. An unknown key or a number out of bounds is an error.
template <class G>
Status set_option(typename G::Options& options, std::string_view key, std::int64_t number) {
  for (const auto& f : G::kOptions) {
    if (f.key != key) continue;
    if (number < f.low || number > f.high)
      return Error{msg("error.option_bounds")
                       .with_text("option", key)
                       .with("low", f.low)
                       .with("high", f.high),
                   std::string(key)};
    options.*f.field = static_cast<int>(number);
    return {};
  }
  return Error{msg("error.option_unknown").with_quote("option", key), quoted(key)};
}

// Reads an object of options. Those left out keep their defaults; a combination that the rules do
// not define is an error.
template <class G>
Result<typename G::Options> read_options(const json::Value& value) {
  typename G::Options options;
  if (value.kind != json::Value::Kind::object) return Error{msg("error.options"), "options"};
  for (const auto& [key, number] : value.members) {
    if (number.kind != json::Value::Kind::integer) return Error{msg("error.options"), key};
    if (Status s = set_option<G>(options, key, number.integer); !s) return s.error();
  }
  if (Status s = G::check(options); !s) return s.error();
  return options;
}

}  // namespace tablee
