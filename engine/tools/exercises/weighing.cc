#include "tools/exercises/weighing.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "minds_list.h"
#include "tools/each_game.h"

namespace tablee::tools {
namespace {

// Tries every choice in the same deals and stores the cost of each, deal by deal.
template <class G>
class Trials {
 public:
  Trials(const typename G::View& view, const Mind<G>& mind, std::uint64_t seed)
      : view_(view), mind_(mind), rng_(seed) {
    G::legal_moves(view_, moves_);
    costs_.resize(moves_.size());
    points_.resize(moves_.size());
  }

  Weighed weigh(int deals) {
    for (int i = 0; i < deals; ++i) try_deal();
    std::vector<double> mean;
    for (const std::vector<double>& costs : costs_) {
      double sum = 0;
      for (const double cost : costs) sum += cost;
      mean.push_back(sum / static_cast<double>(costs.size()));
    }
    Weighed w;
    w.best = std::min_element(mean.begin(), mean.end()) - mean.begin();
    for (const double each : mean) w.more.push_back(each - mean[w.best]);
    for (const double each : points_) w.own.push_back((each - points_[w.best]) / deals);
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t m = 0; m < mean.size(); ++m) {
      if (m == w.best) continue;
      const double ahead = w.more[m];
      const Weighed against{w.best, m, ahead, error(m, w.best, ahead), {}, {}};
      if (against.sure() >= nearest) continue;
      nearest = against.sure();
      w.second = m, w.ahead = ahead, w.error = against.error;
    }
    return w;
  }

 private:
  void try_deal() {
    const typename G::State deal = G::sample(view_, rng_);
    PerSeat<std::uint32_t> style{};
    for (std::uint32_t& each : style) each = rng_.below(mind_.styles);
    const std::uint64_t dice = rng_.next();
    for (std::size_t m = 0; m < moves_.size(); ++m) {
      typename G::State state = deal;
      Rng rolls(dice);
      G::apply(state, view_.viewer, moves_[m], nullptr);
      while (!G::over(state) && !G::needs_deal(state)) {
        const Seat seat = G::to_act(state).lowest();
        const typename G::View view = G::view(state, seat);
        const std::size_t choice =
            seat == view_.viewer ? Minds<G>::own(view) : mind_.choose(view, style[seat], rolls);
        typename G::Moves moves;
        G::legal_moves(view, moves);
        G::apply(state, seat, moves[choice], nullptr);
      }
      costs_[m].push_back(Minds<G>::cost(view_, state, mind_.held_factor));
      points_[m] += Minds<G>::points(view_, state, view_.viewer, mind_.held_factor);
    }
  }

  double error(std::size_t a, std::size_t b, double ahead) const {
    const auto n = static_cast<double>(costs_[a].size());
    double squares = 0;
    for (std::size_t i = 0; i < costs_[a].size(); ++i) {
      const double off = costs_[a][i] - costs_[b][i] - ahead;
      squares += off * off;
    }
    return std::sqrt(squares / (n - 1) / n);
  }

  const typename G::View view_;
  const Mind<G>& mind_;
  Rng rng_;
  typename G::Moves moves_;
  std::vector<std::vector<double>> costs_;  // by move, then by deal
  std::vector<double> points_;              // by move, of all deals
};

}  // namespace

double Weighed::sure() const {
  constexpr double kAlways = 99;  // the lead was the same in every deal
  return error > 0 ? std::min(ahead / error, kAlways) : ahead > 0 ? kAlways : 0;
}

double Weighed::lead() const {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t m = 0; m < more.size(); ++m)
    if (m != best) least = std::min(least, more[m]);
  return least;
}

const std::vector<ExerciseTable>& exercise_tables() {
  static const std::vector<ExerciseTable> kAll = [] {
    std::vector<ExerciseTable> all;
    for (const AnyGame* game : all_games())
      with_game(game->id(), [&]<class G>() {
        if constexpr (kHasMinds<G>)
          all.insert(all.end(), std::begin(Minds<G>::kTables), std::end(Minds<G>::kTables));
      });
    return all;
  }();
  return kAll;
}

const std::vector<std::string_view>& exercise_themes() {
  static const std::vector<std::string_view> kAll = [] {
    std::vector<std::string_view> all;
    for (const AnyGame* game : all_games())
      with_game(game->id(), [&]<class G>() {
        if constexpr (kHasMinds<G>)
          all.insert(all.end(), std::begin(Minds<G>::kThemes), std::end(Minds<G>::kThemes));
      });
    return all;
  }();
  return kAll;
}

std::string_view theme_of(const AnyView& view, std::size_t best, std::size_t tempting) {
  std::string_view theme;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>) {
      const typename G::View& seen = *view_of<G>(view);
      typename G::Moves moves;
      G::legal_moves(seen, moves);
      theme = Minds<G>::theme(seen, moves[best], moves[tempting]);
    }
  });
  return theme;
}

bool worth_asking(const AnyView& view) {
  bool worth = false;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>) worth = Minds<G>::worth_asking(view.legal_moves());
  });
  return worth;
}

double felt(const AnyView& view) {
  double points = 0;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>) points = Minds<G>::kFelt;
  });
  return points;
}

std::vector<std::string_view> minds_of(const AnyView& view) {
  std::vector<std::string_view> names;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>)
      for (const Mind<G>& mind : Minds<G>::of(*view_of<G>(view))) names.push_back(mind.name);
  });
  return names;
}

Weighed weigh(const AnyView& view, std::size_t mind, int deals, std::uint64_t seed) {
  Weighed weighed;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>) {
      const typename G::View& seen = *view_of<G>(view);
      weighed = Trials<G>(seen, Minds<G>::of(seen)[mind], seed).weigh(deals);
    }
  });
  return weighed;
}

}  // namespace tablee::tools
