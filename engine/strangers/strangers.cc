#include "strangers/strangers.h"

#include "bots/plain_bots.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"
#include "strangers/nimmt/examiners.h"
#include "strangers/nothanks/examiners.h"

namespace tablee {
namespace {

using nothanks::strangers::Stranger;

bool takes(const Stranger& stranger, const Question& q) {
  const auto& pub = static_cast<const ViewOf<nothanks::Game>&>(*q.view).view.pub;
  return nothanks::with_players(pub.options.players, [&]<int N>() {
    nothanks::Kernel<N> table;
    table.load(pub);
    return stranger.takes(nothanks::strangers::seen(table, pub.card, pub.pile), q.noise);
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
  for (const BotInfo& bot : all)
    if (!name.empty() && bot.name == name) return &bot;
  return nullptr;
}

const BotInfo* find_in(std::span<const BotInfo> set, std::string_view name) {
  for (const BotInfo& bot : set)
    if (bot.name == name) return &bot;
  return nullptr;
}

const BotInfo* find_sparring(std::string_view game, std::string_view name) {
  if (game == nimmt::Game::kId) return find_in(nimmt::strangers::sparring(), name);
  if (game == nothanks::Game::kId) return find<&nothanks::strangers::sparring>(name);
  return nullptr;
}

const BotInfo* find_examiner(std::string_view game, std::string_view name) {
  if (game == nimmt::Game::kId) return find_in(nimmt::strangers::examiners(), name);
  if (game == nothanks::Game::kId) return find<&nothanks::strangers::examiners>(name);
  return nullptr;
}

}  // namespace

const BotInfo* find_stranger(std::string_view game, std::string_view name) {
  const BotInfo* bot = find_sparring(game, name);
  return bot ? bot : find_examiner(game, name);
}

bool is_examiner(std::string_view game, std::string_view name) {
  return find_examiner(game, name) != nullptr;
}

}  // namespace tablee
