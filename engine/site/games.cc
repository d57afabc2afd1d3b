// Writes what the games declare as JSON to standard output. The build runs it for the site
// (scripts/site/games.mjs) and for the check of the words (scripts/words/words.mjs), so it must not
// need the words itself.
//
//   [{"id":"…","kinds":[{"name":"…","flag":"","least":2,"most":8,
//     "options":[{"key":"rounds","low":1,"high":99,"usual":0,"flag":false}],"labels":[["55","7"],…]}],
//     "words":["game.…",…],"log":["….log.deal",…]}]
//
// The options are those that the rules leave free at that kind of table, with the bounds that are
// allowed while all others have their defaults. `usual` may be out of bounds and then means "none".
// Labels are those of SiteExtras (games/extras.h), `words` and `log` those of ImpliedWords.

#include <cstdio>

#include "games/any_game_of.h"
#include "games_list.h"
#include "site/implied_words.h"

namespace tablee {
namespace {

OptionSet with(const TableKind& kind, std::string_view key, int value) {
  OptionSet options{{std::string(key), value}};
  if (!kind.flag.empty()) options.emplace_back(kind.flag, 1);
  return options;
}

void write_option(json::Writer& out, const AnyGame& game, const TableKind& kind,
                  const OptionInfo& info) {
  const auto defined = [&](int value) { return game.check(with(kind, info.key, value)).ok(); };
  int low = info.low, high = info.high;
  while (low < high && !defined(low)) ++low;
  while (high > low && !defined(high)) --high;
  if (low == high) return;
  out.begin_object().member("key", info.key).member("low", low).member("high", high);
  out.member("usual", info.fallback).member("flag", info.flag).end_object();
}

template <class G>
void write_kind(json::Writer& out, const AnyGame& game, const TableKind& kind) {
  const auto seats = [&](int players) { return game.check(with(kind, "players", players)).ok(); };
  int least = game.min_seats(), most = game.max_seats();
  while (least < most && !seats(least)) ++least;
  while (most > least && !seats(most)) --most;
  out.begin_object().member("name", kind.name).member("flag", kind.flag);
  out.member("least", least).member("most", most);
  out.key("options").begin_array();
  for (const OptionInfo& info : game.options()) {
    bool makes_kind = info.key == "players";
    for (const TableKind& other : game.kinds()) makes_kind |= other.flag == info.key;
    if (!makes_kind) write_option(out, game, kind, info);
  }
  out.end_array().key("labels").begin_array();
  G::kExtras.site.labels(out, kind.name);
  out.end_array().end_object();
}

void write_keys(json::Writer& out, std::string_view name, const std::vector<std::string>& keys) {
  out.key(name).begin_array();
  for (const std::string& key : keys) out.value(std::string_view(key));
  out.end_array();
}

template <class G>
void write_game(json::Writer& out) {
  const AnyGame& game = GameOf<G>::instance();
  out.begin_object().member("id", game.id()).key("kinds").begin_array();
  for (const TableKind& kind : game.kinds()) write_kind<G>(out, game, kind);
  out.end_array();
  const ImpliedWords words = implied_words(game);
  write_keys(out, "words", words.said);
  write_keys(out, "log", words.log);
  out.end_object();
}

template <class... Games>
std::string all_of_them() {
  json::Writer out;
  out.begin_array();
  (write_game<Games>(out), ...);
  return out.end_array().take();
}

}  // namespace
}  // namespace tablee

int main() {
  std::puts(tablee::all_of_them<TABLEE_GAMES>().c_str());
  return 0;
}
