#include "lab/opponents/nothanks/opponents.h"

#include <array>
#include <cassert>

#include "bots/plain_bots.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "lab/opponents/nothanks/held_out.h"

namespace tablee::nothanks::opponents {
namespace {

bool takes(const Opponent& opponent, const Question& q) {
  const auto& pub = static_cast<const ViewOf<Game>&>(*q.view).view.pub;
  return with_players(pub.options.players, [&]<int N>() {
    Kernel<N> table;
    table.load(pub);
    return opponent.takes(seen(table, pub.card, pub.pile), q.noise);
  });
}

// The I-th opponent of a set as a bot; a function for each, because bots are pointers to functions.
template <std::span<const Opponent> (*Set)(), std::size_t I>
std::unique_ptr<Thinking> ask(const Question& q) {
  const bool take = q.legal.size() == 1 || takes(Set()[I], q);
  return std::make_unique<Answered>(Decision{take ? q.legal.front() : q.legal.back(), {}});
}

constexpr std::size_t kMost = 12;

template <std::span<const Opponent> (*Set)()>
const BotInfo* find(std::string_view name) {
  static const auto all = []<std::size_t... I>(std::index_sequence<I...>) {
    assert(Set().size() <= kMost);
    return std::array<BotInfo, kMost>{
        {{I < Set().size() ? Set()[I].name : std::string_view(), &ask<Set, I>}...}};
  }
  (std::make_index_sequence<kMost>{});
  return name.empty() ? nullptr : find_in(all, name);
}

}  // namespace

const BotInfo* find_training_opponent(std::string_view name) {
  return find<&training_opponents>(name);
}
const BotInfo* find_held_out(std::string_view name) { return find<&held_out_opponents>(name); }

}  // namespace tablee::nothanks::opponents
