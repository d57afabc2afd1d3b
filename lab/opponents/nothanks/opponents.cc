#include "strangers/nothanks/strangers.h"

#include <array>
#include <cassert>

#include "bots/plain_bots.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "strangers/nothanks/examiners.h"

namespace tablee::nothanks::strangers {
namespace {

bool takes(const Stranger& stranger, const Question& q) {
  const auto& pub = static_cast<const ViewOf<Game>&>(*q.view).view.pub;
  return with_players(pub.options.players, [&]<int N>() {
    Kernel<N> table;
    table.load(pub);
    return stranger.takes(seen(table, pub.card, pub.pile), q.noise);
  });
}

// The I-th of a set, as a bot: one function each, as bots are asked by pointers to functions.
template <std::span<const Stranger> (*Set)(), std::size_t I>
std::unique_ptr<Thinking> ask(const Question& q) {
  const bool take = q.legal.size() == 1 || takes(Set()[I], q);
  return std::make_unique<Answered>(Decision{take ? q.legal.front() : q.legal.back(), {}});
}

constexpr std::size_t kMost = 12;

template <std::span<const Stranger> (*Set)()>
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

const BotInfo* find_sparring(std::string_view name) { return find<&sparring>(name); }
const BotInfo* find_examiner(std::string_view name) { return find<&examiners>(name); }

}  // namespace tablee::nothanks::strangers
