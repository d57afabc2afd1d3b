// The functions of every game that the first screens of the page do not need (any_game_of.h).

#include "games/any_game_of.h"
#include "games_list.h"

namespace tablee {

template <GameConcept G>
std::unique_ptr<AnyState> DeferredOf<G>::sample(const typename G::View& view, Rng& rng) {
  return std::make_unique<StateOf<G>>(G::sample(view, rng));
}

template <GameConcept G>
std::string DeferredOf<G>::deal_text(const typename G::State& state, std::uint64_t seed) {
  Rng rng(seed);
  return G::deal_text(G::make_deal(state, rng));
}

template <GameConcept G>
std::unique_ptr<AnyView> DeferredOf<G>::open_view(const typename G::State& state, Seat seat) {
  return std::make_unique<ViewOf<G>>(G::open_view(state, seat));
}

template <GameConcept G>
void DeferredOf<G>::write(json::Writer& out, const typename G::State& state) {
  G::write_state(out, state);
}

template <GameConcept G>
Result<std::unique_ptr<AnyView>> DeferredOf<G>::read_view(const json::Value& value) {
  const auto view = G::read_view(value);
  if (!view) return view.error();
  return std::unique_ptr<AnyView>(std::make_unique<ViewOf<G>>(*view));
}

#define TABLEE_DEFINE(Game) template struct DeferredOf<Game>;
TABLEE_EACH_GAME(TABLEE_DEFINE)
#undef TABLEE_DEFINE

}  // namespace tablee
