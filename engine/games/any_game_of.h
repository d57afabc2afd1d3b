#pragma once
// The only adapter from a game's concept to the common interface.

#include "core/scan.h"
#include "games/any_game.h"
#include "games/options.h"

namespace tablee {

template <GameConcept G>
class GameOf;
template <GameConcept G>
class StateOf;

template <GameConcept G>
class ViewOf final : public AnyView {
 public:
  using View = typename G::View;
  explicit ViewOf(const View& v) : view(v) {}

  const AnyGame& game() const override { return GameOf<G>::instance(); }
  Seat viewer() const override { return view.viewer; }
  int players() const override { return G::players(view); }
  std::vector<std::string> legal_moves() const override {
    typename G::Moves moves;
    G::legal_moves(view, moves);
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(G::move_text(move));
    return texts;
  }
  bool needs_secret() const override { return G::needs_secret(view); }
  Scores totals() const override { return G::totals(view); }
  Scores standing() const override { return G::standing(view); }
  void write(json::Writer& out) const override { G::write_view(out, view); }
  std::unique_ptr<AnyState> sample(Rng& rng) const override {
    return std::make_unique<StateOf<G>>(G::sample(view, rng));
  }

  const View view;
};

template <GameConcept G>
class StateOf final : public AnyState {
 public:
  explicit StateOf(const typename G::State& s) : state(s) {}

  const AnyGame& game() const override { return GameOf<G>::instance(); }
  std::unique_ptr<AnyState> clone() const override { return std::make_unique<StateOf>(*this); }
  int players() const override { return G::options(state).players; }
  bool over() const override { return G::over(state); }
  bool needs_deal() const override { return G::needs_deal(state); }
  SeatSet to_act() const override { return G::to_act(state); }

  Status deal(std::string_view text, EventSink* sink) override {
    if (!needs_deal()) return Error{msg("error.no_deal_now"), {}};
    constexpr std::string_view kSeed = "seed ";
    if (text.substr(0, kSeed.size()) == kSeed) {
      const auto seed = Scan::to_u64(text.substr(kSeed.size()));
      if (!seed) return Error{msg("error.seed"), {}};
      Rng rng(*seed);
      G::deal(state, G::make_deal(state, rng), sink);
      return {};
    }
    auto parsed = G::parse_deal(state, text);
    if (!parsed) return parsed.error();
    G::deal(state, *parsed, sink);
    return {};
  }
  std::string deal_text(std::uint64_t seed) const override {
    Rng rng(seed);
    return G::deal_text(G::make_deal(state, rng));
  }
  Status apply(Seat seat, std::string_view text, EventSink* sink) override {
    const auto move = G::parse_move(text);
    if (!move) return Error{msg("error.move_unknown").with_text("move", text), {}};
    typename G::Moves moves;
    if (seat >= 0 && seat < players()) G::legal_moves(G::view(state, seat), moves);
    for (const auto& legal : moves) {
      if (!(legal == *move)) continue;
      G::apply(state, seat, *move, sink);
      return {};
    }
    return Error{msg("error.move_illegal").with_text("move", text), {}};
  }
  std::unique_ptr<AnyView> view(Seat viewer) const override {
    return std::make_unique<ViewOf<G>>(G::view(state, viewer));
  }
  std::unique_ptr<AnyView> open_view(Seat seat) const override {
    return std::make_unique<ViewOf<G>>(G::open_view(state, seat));
  }
  void write(json::Writer& out) const override { G::write_state(out, state); }

  typename G::State state;
};

template <GameConcept G>
class GameOf final : public AnyGame {
 public:
  static const GameOf& instance() {
    static const GameOf game;
    return game;
  }

  std::string_view id() const override { return G::kId; }
  int rules_version() const override { return G::kRulesVersion; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  std::span<const OptionInfo> options() const override { return infos_; }
  std::span<const TableKind> kinds() const override { return G::kKinds; }
  Status check(const OptionSet& set) const override {
    const auto options = build(set);
    return options ? Status{} : Status{options.error()};
  }
  Goal goal() const override { return G::kGoal; }
  std::vector<int> ties(const std::vector<std::vector<int>>& rounds) const override {
    // Called directly, so that a program that presents no game does not link the other extras.
    constexpr auto ties = G::kExtras.scoring.ties;
    return ties(rounds);
  }
  MatchEnd ends(const OptionSet& set) const override {
    const auto options = build(set);
    return G::ends(options ? *options : Options{});
  }
  void write_options(json::Writer& out, const OptionSet& set) const override {
    const auto options = build(set);
    tablee::write_options<G>(out, options ? *options : Options{});
  }
  Result<std::unique_ptr<AnyState>> start(const OptionSet& set) const override {
    const auto options = build(set);
    if (!options) return options.error();
    return std::unique_ptr<AnyState>(std::make_unique<StateOf<G>>(G::start(*options)));
  }
  Result<std::unique_ptr<AnyView>> read_view(const json::Value& value) const override {
    const auto view = G::read_view(value);
    if (!view) return view.error();
    return std::unique_ptr<AnyView>(std::make_unique<ViewOf<G>>(*view));
  }

 private:
  using Options = typename G::Options;

  GameOf() {
    const Options defaults;
    for (std::size_t i = 0; i < infos_.size(); ++i) {
      const auto& f = G::kOptions[i];
      infos_[i] = {f.key, f.low, f.high, defaults.*f.field, f.flag};
    }
  }
  static Result<Options> build(const OptionSet& set) {
    Options options;
    for (const auto& [key, number] : set)
      if (Status s = set_option<G>(options, key, number); !s) return s.error();
    if (Status s = G::check(options); !s) return s.error();
    return options;
  }

  std::array<OptionInfo, G::kOptions.size()> infos_;
};

// The typed view behind the common interface; null where the view is of another game.
template <GameConcept G>
const typename G::View* view_of(const AnyView& any) {
  return any.game().id() == G::kId ? &static_cast<const ViewOf<G>&>(any).view : nullptr;
}

}  // namespace tablee
