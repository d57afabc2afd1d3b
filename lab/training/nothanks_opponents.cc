// Makes the opponents of Non merci (lab/opponents/nothanks): linear rules evolved against each
// other and small networks trained by policy gradient (Williams 1992), the two sets by different
// methods.
//
//   train_nothanks_opponents FOLDER [SEED]
//
// Each piece is a file in FOLDER; an existing one is not made again, so that an interrupted run can
// continue. At the end FOLDER has training.inc and held_out.inc.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "lab/opponents/nothanks/minds.h"
#include "lab/training/mlp.h"

using namespace tablee;
using namespace tablee::nothanks;
using namespace tablee::nothanks::opponents;

namespace {

// Plays a round; takes(seat, seen) decides where there is a choice.
template <int N, class Takes>
Kernel<N> play_round(Rng& rng, Shuffler& cards, Takes&& takes) {
  cards.shuffle(rng);
  Kernel<N> table;
  table.start(static_cast<int>(rng.below(N)));
  for (int i = 0; i < kPile; ++i) {
    const int card = cards.card(i), left = kPile - 1 - i;
    while (table.can_refuse(1) && !takes(table.actor(), seen(table, card, left))) table.refuse(1);
    table.take(card);
  }
  return table;
}

// The share of a win, ties split, plus `points` for each point that the seat is ahead of the
// others' mean.
template <int N>
double reward(const Kernel<N>& table, int seat, double points) {
  int best = table.score(0), sum = 0, ties = 0;
  for (int s = 0; s < N; ++s) {
    best = std::min(best, table.score(s));
    sum += table.score(s);
  }
  for (int s = 0; s < N; ++s) ties += table.score(s) == best;
  const int own = table.score(seat);
  return (own == best ? 1.0 / ties : 0.0) + points * ((sum - own) / (N - 1.0) - own);
}

using Point = std::array<double, kFeatures>;

Linear rounded(const Point& p) {
  Linear rule{};
  for (std::size_t i = 0; i < kFeatures; ++i)
    rule[i] = static_cast<std::int16_t>(std::lround(std::clamp(p[i], -2000.0, 2000.0)));
  return rule;
}

// Training opponents: the cross-entropy method. The opponents are the best of the previous
// generation, at half of the tables copies of one of them.
template <int N>
Linear evolve_about_mean(std::uint64_t seed, double points) {
  constexpr int kGenerations = 50, kDrawn = 32, kKept = 8, kRounds = 1000;
  Rng rng(seed);
  Shuffler cards;
  Point mean{24, 0, -64, 16}, spread;
  spread.fill(20);
  std::vector<Linear> best{rounded(mean)};
  for (int g = 0; g < kGenerations; ++g) {
    std::vector<std::pair<double, Point>> drawn;
    const std::uint64_t deals = rng.next();
    for (int i = 0; i < kDrawn; ++i) {
      Point p = mean;
      for (std::size_t d = 0; d < kFeatures; ++d) p[d] += i ? spread[d] * normal(rng) : 0;
      const Linear own = rounded(p);
      Rng dice(deals);
      double sum = 0;
      for (int r = 0; r < kRounds; ++r) {
        std::array<const Linear*, N> seats;
        for (auto& s : seats) s = &best[dice.below(static_cast<std::uint32_t>(best.size()))];
        if (r % 2 == 0) seats.fill(seats[0]);
        seats[0] = &own;
        sum +=
            reward(play_round<N>(dice, cards,
                                 [&](int seat, const Seen& seen) {
                                   return opponents::sum(*seats[seat], plain_features(seen)) >= 0;
                                 }),
                   0, points);
      }
      drawn.push_back({sum / kRounds, p});
    }
    std::sort(drawn.begin(), drawn.end(), [](auto& a, auto& b) { return a.first > b.first; });
    best.clear();
    for (std::size_t d = 0; d < kFeatures; ++d) {
      double m = 0, v = 0;
      for (std::size_t i = 0; i < kKept; ++i) m += drawn[i].second[d] / kKept;
      for (std::size_t i = 0; i < kKept; ++i)
        v += (drawn[i].second[d] - m) * (drawn[i].second[d] - m) / kKept;
      mean[d] = 0.3 * mean[d] + 0.7 * m;
      spread[d] = std::max(1.0, 0.3 * spread[d] + 0.7 * std::sqrt(v));
    }
    for (std::size_t i = 0; i < kKept; ++i) best.push_back(rounded(drawn[i].second));
  }
  return rounded(mean);
}

// Held-out opponents: a population at mixed tables; the better third survives and has children of
// two parents.
template <int N>
Linear evolve_population(std::uint64_t seed, double points) {
  constexpr int kGenerations = 80, kSize = 24, kParents = 8, kTables = 9000;
  Rng rng(seed);
  Shuffler cards;
  std::vector<Point> all(kSize);
  for (Point& p : all) {
    p = {10, -20, 20, 16, 8};
    for (double& x : p) x += 15 * normal(rng);
  }
  std::vector<Linear> rules(kSize);
  for (int g = 0; g < kGenerations; ++g) {
    std::vector<double> sum(kSize), count(kSize);
    for (std::size_t i = 0; i < kSize; ++i) rules[i] = rounded(all[i]);
    for (int t = 0; t < kTables; ++t) {
      std::array<std::size_t, N> seats;
      for (auto& s : seats) s = rng.below(kSize);
      const auto table = play_round<N>(rng, cards, [&](int seat, const Seen& seen) {
        return opponents::sum(rules[seats[seat]], shrewd_features(seen)) >= 0;
      });
      for (int s = 0; s < N; ++s) {
        sum[seats[s]] += reward(table, s, points);
        ++count[seats[s]];
      }
    }
    std::vector<std::size_t> order(kSize);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](auto a, auto b) { return sum[a] * count[b] > sum[b] * count[a]; });
    std::vector<Point> next;
    for (std::size_t i = 0; i < kParents; ++i) next.push_back(all[order[i]]);
    const double step = 12.0 * (kGenerations - g) / kGenerations;
    while (next.size() < kSize) {
      const Point &a = next[rng.below(kParents)], &b = next[rng.below(kParents)];
      Point child;
      for (std::size_t d = 0; d < kFeatures; ++d)
        child[d] = (rng.below(2) ? a : b)[d] + (rng.below(3) ? 0 : step * normal(rng));
      next.push_back(child);
    }
    all = std::move(next);
  }
  Point mean{};
  for (std::size_t i = 0; i < kParents; ++i)
    for (std::size_t d = 0; d < kFeatures; ++d) mean[d] += all[i][d] / kParents;
  return rounded(mean);
}

using Learner = Mlp<static_cast<int>(kNetInputs), static_cast<int>(kNetHidden), 1>;

struct Choice {
  NetInputs x;
  Learner::Layer hidden;
  float chance;  // the probability of taking
  int seat;
  bool took;
};

// Training opponents: all seats learn at once. Held-out opponents: one seat learns, and the others
// play as it did earlier.
template <int N>
Learner learn(std::uint64_t seed, bool alone) {
  constexpr int kBatches = 1000, kGames = 160;
  Rng rng(seed);
  Shuffler cards;
  Learner net;
  net.draw(rng);
  Adam<Learner> adam;
  std::vector<Learner> past{net};
  std::vector<Choice> choices;
  for (int b = 0; b < kBatches; ++b) {
    Learner gradient;
    const float part = static_cast<float>(b) / kBatches;
    const float entropy = 0.03f * (1 - part);
    int learned = 0;
    for (int g = 0; g < kGames; ++g) {
      choices.clear();
      const Learner& other = past[rng.below(static_cast<std::uint32_t>(past.size()))];
      const int learner = static_cast<int>(rng.below(N));
      const auto table = play_round<N>(rng, cards, [&](int seat, const Seen& seen) {
        Choice c{net_inputs(seen), {}, 0, seat, false};
        const bool learns = !alone || seat == learner;
        Learner::Outputs y;
        (learns ? net : other).forward(c.x, c.hidden, y);
        c.chance = 1 / (1 + std::exp(-y[0]));
        c.took = uniform(rng) < c.chance;
        if (learns) choices.push_back(c);
        return c.took;
      });
      for (const Choice& c : choices) {
        const double gain = reward(table, c.seat, 0.01) - 1.0 / N;
        const float odds = std::log((c.chance + 1e-6f) / (1 - c.chance + 1e-6f));
        const float up = static_cast<float>(gain) * ((c.took ? 1.0f : 0.0f) - c.chance) -
                         entropy * odds * c.chance * (1 - c.chance);
        net.backward(c.x, c.hidden, {-up}, gradient);
        ++learned;
      }
    }
    for (std::size_t i = 0; i < Learner::kSize; ++i)
      gradient.all()[i] /= static_cast<float>(std::max(learned, 1));
    adam.step(net, gradient, 0.006f * (1 - 0.9f * part));
    if (b % 50 == 49 && alone) past.push_back(net);
  }
  return net;
}

int in_units(float w) { return static_cast<int>(std::lround(std::clamp(w, -31.0f, 31.0f) * 1024)); }

std::string text_of(const Linear& rule) {
  std::ostringstream out;
  out << "{{";
  for (const int w : rule) out << w << ",";
  out << "}},\n";
  return out.str();
}

std::string text_of(const Learner& net) {
  std::ostringstream out;
  const auto layer = [&](const Learner::Layer& l) {
    out << "{{";
    for (const float w : l) out << in_units(w) << ",";
    out << "}},\n";
  };
  out << "{{{";
  for (const auto& column : net.in) layer(column);
  out << "}},";
  layer(net.bias);
  layer(net.out[0]);
  out << in_units(net.out_bias[0]) << "},\n";
  return out.str();
}

struct Course {
  std::string folder;
  std::uint64_t seed = 1;

  // The text of the piece, from its file or newly made.
  std::string piece(const std::string& name, const std::function<std::string()>& make) const {
    const std::string path = folder + "/" + name + ".txt";
    if (std::ifstream file(path); file) {
      std::ostringstream text;
      text << file.rdbuf();
      return text.str();
    }
    const std::string text = make();
    std::ofstream(path) << text;
    std::fprintf(stderr, "%s\n", name.c_str());
    return text;
  }
};

// The piece for 3, 4 and 5 players; make.template operator()<N>() makes one.
template <class Make>
std::string sizes(const Course& course, const std::string& name, Make&& make) {
  return "{{\n" +
         course.piece(name + "-3", [&] { return text_of(make.template operator()<3>()); }) +
         course.piece(name + "-4", [&] { return text_of(make.template operator()<4>()); }) +
         course.piece(name + "-5", [&] { return text_of(make.template operator()<5>()); }) +
         "}},\n";
}

void write(const Course& course, const std::string& set, std::string_view name,
           const std::vector<std::string>& rules, const std::string& net) {
  std::ofstream out(course.folder + "/" + set + ".inc");
  out << "// Made by lab/training/nothanks_opponents.cc: for tables of 3, 4, and 5 and more.\n"
      << "constexpr std::array<std::array<Linear, 3>, " << rules.size() << "> k" << name
      << "Linear{{\n";
  for (const std::string& rule : rules) out << rule;
  out << "}};\nconstexpr std::array<Net, 3> k" << name << "Net" << net.substr(0, net.size() - 2)
      << ";\n";
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs("train_nothanks_opponents FOLDER [SEED]\n", stderr);
    return 2;
  }
  const Course course{words[1], count > 2 ? std::strtoull(words[2], nullptr, 10) : 1};
  // Every piece has a seed of its own.
  const auto seed = [&](std::uint64_t piece, int players) {
    return mix(course.seed ^ mix(100 * piece + static_cast<std::uint64_t>(players)));
  };
  std::vector<std::string> rules;
  // The weights of a point: for wins, for points, and for both.
  constexpr double kPoints[] = {0.002, 0.1, 0.01};
  for (std::uint64_t i = 0; i < 3; ++i)
    rules.push_back(sizes(course, "training-linear" + std::to_string(i + 1),
                          [&]<int N>() { return evolve_about_mean<N>(seed(i, N), kPoints[i]); }));
  write(course, "training", "Training", rules,
        sizes(course, "training-net", [&]<int N>() { return learn<N>(seed(10, N), false); }));
  rules.clear();
  for (std::uint64_t i = 0; i < 2; ++i)
    rules.push_back(sizes(course, "held-out-linear" + std::to_string(i + 1), [&]<int N>() {
      return evolve_population<N>(seed(20 + i, N), i ? 0.02 : 0.001);
    }));
  write(course, "held_out", "HeldOut", rules,
        sizes(course, "held-out-net", [&]<int N>() { return learn<N>(seed(30, N), true); }));
}
