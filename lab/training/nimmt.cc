// train_nimmt: trains the weights of the network that plays 6 qui prend (engine/bots/nimmt/net.h)
// from the rules alone. lab/TRAINING.md has the commands.
//
// Generation 0 learns a formula for the risk of a card. Every later generation plays rounds against
// itself, searching with the current network, and learns the costs of cards that the searches
// found. The same arguments give the same weights.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "games/nimmt/rules.h"

namespace {

using namespace tablee;
using namespace tablee::nimmt;

// One decision: the inputs of the network, and the cost that the search found for each card, in
// heads.
struct Lesson {
  Picked picked;
  std::array<float, 12> cost;
};

// The network while it learns (Adam, Kingma and Ba 2015).
class Pupil {
 public:
  Pupil() : w_(kSize), m_(kSize), v_(kSize), g_(kSize) {
    Rng rng(7);
    for (std::size_t i = 0; i < w_.size(); ++i)
      w_[i] =
          static_cast<float>(static_cast<int>(rng.below(2001)) - 1000) * (i < kOut ? 1e-4f : 1e-3f);
  }

  // Returns the squared error of a decision's costs relative to their mean, in which cards near the
  // best count most, and adds to the gradient.
  double teach(const Lesson& lesson) {
    const Picked& p = lesson.picked;
    float hidden[12][kHidden];
    float said[12];
    float weight[12];
    float lowest = 1e9f;
    for (int i = 0; i < p.cards; ++i) lowest = std::min(lowest, lesson.cost[i]);
    float sum = 0, mean_said = 0, mean_cost = 0;
    for (int i = 0; i < p.cards; ++i) {
      const std::size_t at = i;
      for (int k = 0; k < kHidden; ++k) {
        float h = 0;
        for (const auto c : p.table) h += w_[c * kHidden + k];
        for (const auto c : p.of_card[at]) h += w_[c * kHidden + k];
        hidden[i][k] = h;
      }
      said[i] = 0;
      for (int k = 0; k < kHidden; ++k) said[i] += std::max(hidden[i][k], 0.0f) * w_[kOut + k];
      weight[i] = 1.0f / (0.5f + lesson.cost[at] - lowest);
      sum += weight[i];
      mean_said += weight[i] * said[i];
      mean_cost += weight[i] * lesson.cost[at];
    }
    mean_said /= sum;
    mean_cost /= sum;
    double error = 0;
    for (int i = 0; i < p.cards; ++i) {
      const std::size_t at = i;
      const float off = (said[i] - mean_said) - (lesson.cost[at] - mean_cost);
      error += weight[i] * off * off / sum;
      const float slope = 2 * weight[i] * off / sum;  // the derivative of the mean cancels out
      for (int k = 0; k < kHidden; ++k) {
        const auto out = kOut + k;
        if (hidden[i][k] <= 0) continue;
        g_[out] += slope * hidden[i][k];
        const float down = slope * w_[out];
        for (const auto c : p.table) g_[c * kHidden + k] += down;
        for (const auto c : p.of_card[at]) g_[c * kHidden + k] += down;
      }
    }
    return error;
  }

  void learn(float rate) {
    ++steps_;
    const auto t = static_cast<float>(steps_);
    const float first = 1 - std::pow(0.9f, t);
    const float second = 1 - std::pow(0.999f, t);
    for (std::size_t i = 0; i < w_.size(); ++i) {
      m_[i] = 0.9f * m_[i] + 0.1f * g_[i];
      v_[i] = 0.999f * v_[i] + 0.001f * g_[i] * g_[i];
      w_[i] -= rate * (m_[i] / first) / (std::sqrt(v_[i] / second) + 1e-8f);
      g_[i] = 0;
    }
  }

  Net quantized() const {
    Net net = trained_net();  // the layer for others is trained separately
    const auto round = [](float x) {
      return static_cast<std::int16_t>(std::lround(std::clamp(x * kScale, -3000.0f, 3000.0f)));
    };
    for (int c = 0; c < kColumns; ++c)
      for (int k = 0; k < kHidden; ++k) net.column[c][k] = round(w_[c * kHidden + k]);
    for (int k = 0; k < kHidden; ++k) net.out[k] = round(w_[kOut + k]);
    return net;
  }

 private:
  static constexpr std::size_t kOut = static_cast<std::size_t>(kColumns) * kHidden;
  static constexpr std::size_t kSize = kOut + kHidden;
  std::vector<float> w_, m_, v_, g_;
  int steps_ = 0;
};

void study(Pupil& pupil, std::vector<Lesson>& lessons, int epochs, std::uint64_t seed) {
  constexpr std::size_t kBatch = 256;
  Rng rng(seed);
  for (int e = 0; e < epochs; ++e) {
    rng.shuffle(std::span<Lesson>(lessons));
    double error = 0;
    const float rate = 4e-3f * static_cast<float>(epochs - e) / static_cast<float>(epochs);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
      error += pupil.teach(lessons[i]);
      if ((i + 1) % kBatch == 0 || i + 1 == lessons.size()) pupil.learn(rate);
    }
    if (e == 0 || e + 1 == epochs)
      std::fprintf(stderr, "  epoch %d error %.4f\n", e,
                   error / static_cast<double>(lessons.size()));
  }
}

// The formula of generation 0: the probability that exactly so many other cards come between that
// the card is the sixth, where each unseen card lies in the gap with the same probability.
float formula(const Picked& p, std::size_t card, int players) {
  constexpr float kShare[] = {0,  1.5f,  3.5f,  5.5f,  8,     11,    14.5f, 18.5f,
                              23, 28.5f, 35.5f, 44.5f, 55.5f, 69.5f, 87.5f, 110};
  const int gap = p.of_card[card][0] - first_column(kGGap);
  const int kind = gap / (16 * 7);
  const float q = kShare[gap / 7 % 16] / 128;
  const int stake = (p.of_card[card][1] - first_column(kGStake)) / 3 % 16 + 1;
  const auto binomial = [&](int k) {
    float value = 1;
    for (int i = 0; i < k; ++i)
      value *= static_cast<float>(players - 1 - i) / static_cast<float>(i + 1) * q;
    for (int i = k; i < players - 1; ++i) value *= 1 - q;
    return k < players ? value : 0;
  };
  if (kind == 0) return static_cast<float>(stake) * (0.3f + 0.7f * binomial(0));
  const int others = 5 - kind;
  return binomial(others) * (static_cast<float>(stake) + 1.5f * static_cast<float>(others));
}

Options some_options(Rng& rng, bool profi) {
  constexpr int kPlayers[] = {2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 6, 8, 10};
  Options o;
  o.players = kPlayers[rng.below(13)];
  o.profi = profi;
  o.tactic = rng.below(6) == 0;
  o.logic = rng.below(6) == 0;
  return o;
}

// A random state in which all seats choose from their hands; drafts are random.
State some_round(Rng& rng, bool profi) {
  State state = start(some_options(rng, profi));
  deal(state, make_deal(state, rng), nullptr);
  Moves moves;
  while (state.pub.phase == Phase::draft) {
    legal_moves(view(state, state.pub.actor), moves);
    apply(state, state.pub.actor, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
          nullptr);
  }
  return state;
}

template <class Rows>
void rows_of(const Public& p, Rows& rows) {
  for (const Row& row : p.rows) {
    if constexpr (std::is_same_v<Rows, PackedRows>)
      rows.add(row.back(), static_cast<int>(row.size()), heads_of(row));
    else
      rows.add(row.front(), row.back(), static_cast<int>(row.size()), heads_of(row));
  }
}

template <class Rows>
Picked picked_of(const View& v) {
  Rows rows;
  rows_of(v.pub, rows);
  CardSet pool = CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen;
  if (v.pub.options.logic) {
    pool = v.hand;
    for (const CardSet& known : v.pub.known) pool |= known;
  }
  Picked picked;
  pick_columns(rows, v.hand, pool, v.pub.options.players, picked);
  return picked;
}

// Plays one round against itself and adds the decisions with their costs. A null net: generation 0.
template <class Rows>
void gather(const Net* net, int worlds, Rng& rng, std::vector<Lesson>& lessons) {
  State state = some_round(rng, std::is_same_v<Rows, TwoEndedRows>);
  Moves moves;
  while (state.pub.phase == Phase::choose || state.pub.phase == Phase::take_row) {
    for (const Seat seat : to_act(state.pub)) {
      const View v = view(state, seat);
      legal_moves(v, moves);
      std::size_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
      const bool choosing = v.pub.phase == Phase::choose;
      if (!net && choosing && moves.size() > 1) {
        Lesson lesson{picked_of<Rows>(v), {}};
        for (std::size_t i = 0; i < moves.size(); ++i)
          lesson.cost[i] = formula(lesson.picked, i, v.pub.options.players);
        lessons.push_back(lesson);
      }
      if (net && moves.size() > 1) {
        const int playouts = worlds * static_cast<int>(moves.size());
        CardSearch<Rows> search(v, {}, Objective(v.pub.options.players, seat), *net, playouts,
                                rng.next(), false);
        search.step(playouts);
        if (choosing) {
          Lesson lesson{picked_of<Rows>(v), {}};
          for (std::size_t i = 0; i < moves.size(); ++i)
            lesson.cost[i] = static_cast<float>(search.cost(static_cast<int>(i))) / 256;
          lessons.push_back(lesson);
        }
        if (rng.below(12) != 0) pick = search.best();
      }
      apply(state, seat, moves[pick], nullptr);
    }
  }
}

bool write(const Net& net, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (!file) return false;
  const auto line = [&](const std::int16_t* values) {
    for (int k = 0; k < kHidden; ++k)
      std::fprintf(file, "%d%c", values[k], k + 1 < kHidden ? ' ' : '\n');
  };
  for (const auto& column : net.column) line(column);
  line(net.out);
  return std::fclose(file) == 0;
}

bool read(Net& net, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "r");
  if (!file) return false;
  bool fine = true;
  const auto line = [&](std::int16_t* values) {
    for (int k = 0; k < kHidden; ++k) fine &= std::fscanf(file, "%hd", &values[k]) == 1;
  };
  for (auto& column : net.column) line(column);
  line(net.out);
  std::fclose(file);
  return fine;
}

// The mean of the own heads less the others' that the first net gets at one seat against the
// second, in points a deal, without search.
template <class Rows>
double compare(const Net& ours, const Net& theirs, int players, int deals) {
  double sum = 0;
  Rng rng(99);
  for (int d = 0; d < deals; ++d) {
    Options o;
    o.players = players;
    o.profi = std::is_same_v<Rows, TwoEndedRows>;
    State state = start(o);
    deal(state, make_deal(state, rng), nullptr);
    World<Rows> start_world;
    rows_of(state.pub, start_world.rows);
    start_world.players = players;
    start_world.left = kHandSize;
    start_world.pool = CardSet::range(1, kDeckSize) - state.pub.seen;
    for (std::size_t i = 0, count = players; i < count; ++i)
      start_world.hand[i] = state.secret.hand[i];
    for (int me = 0; me < players; ++me) {
      World<Rows> w = start_world;
      while (w.left > 0) {
        Trick trick;
        for (int i = 0; i < players; ++i) {
          const std::size_t at = i;
          trick[at] = static_cast<std::uint16_t>(
              best_card(i == me ? ours : theirs, w.rows, w.hand[at], w.pool, players) * 16 + i);
        }
        place_trick(w, trick);
      }
      double others = 0;
      for (int i = 0; i < players; ++i)
        if (i != me) others += w.heads[i];
      sum += w.heads[me] - others / (players - 1);
    }
  }
  return sum / deals / players;
}

struct Course {
  std::string path;
  int generations = 4;
  std::size_t decisions = 40'000;  // searched in each generation
  int worlds = 40;                 // deals in which every move is tried
  std::uint64_t seed = 1;
};

template <class Rows>
int train(const Course& course) {
  Net net = trained_net();
  std::vector<Lesson> lessons;
  Rng rng(course.seed);
  if (!read(net, course.path)) {
    while (lessons.size() < 60'000) gather<Rows>(nullptr, 0, rng, lessons);
    Pupil pupil;
    study(pupil, lessons, 12, course.seed);
    net = pupil.quantized();
    if (!write(net, course.path)) return 1;
    lessons.clear();
  }
  for (int g = 1; g <= course.generations; ++g) {
    // Half of the decisions from earlier networks stay in use.
    lessons.resize(lessons.size() / 2);
    const std::size_t before = lessons.size();
    while (lessons.size() < before + course.decisions)
      gather<Rows>(&net, course.worlds, rng, lessons);
    std::fprintf(stderr, "generation %d: %zu decisions, %zu from before\n", g,
                 lessons.size() - before, before);
    Pupil pupil;
    study(pupil, lessons, 10, course.seed + static_cast<std::uint64_t>(g));
    const Net next = pupil.quantized();
    for (const int players : {2, 4, 8})
      std::fprintf(stderr, "  against the one before, %d players: %+.3f\n", players,
                   compare<Rows>(next, net, players, 3000));
    net = next;
    if (!write(net, course.path)) return 1;
  }
  return 0;
}

}  // namespace

// train_nimmt FILE [GENERATIONS [DECISIONS [WORLDS [SEED [profi]]]]]: continues from FILE where it
// exists; the weights are written after each generation.
int main(int count, char** words) {
  if (count < 2) {
    std::fprintf(stderr, "train_nimmt FILE [GENERATIONS [DECISIONS [WORLDS [SEED [profi]]]]]\n");
    return 2;
  }
  Course course{.path = words[1]};
  if (count > 2) course.generations = std::atoi(words[2]);
  if (count > 3) course.decisions = std::strtoul(words[3], nullptr, 10);
  if (count > 4) course.worlds = std::atoi(words[4]);
  if (count > 5) course.seed = std::strtoull(words[5], nullptr, 10);
  const bool profi = count > 6 && std::strcmp(words[6], "profi") == 0;
  return profi ? train<TwoEndedRows>(course) : train<PackedRows>(course);
}
