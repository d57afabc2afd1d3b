// train_nimmt_others: makes the weights that tell what others are likely to put down
// (engine/bots/nimmt/net.h) from rounds of sparring partners that search. docs/TRAINING.md has the
// command.
//
// A layer over the columns of the network learns by cross-entropy which card of a hand a searcher
// puts down. Learning is in reals: the same compiler and processor family make the same numbers.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/nimmt/playout.h"
#include "bots/nimmt/weights.h"
#include "strangers/nimmt/searches.h"

namespace {

using namespace tablee;
using namespace tablee::nimmt;

// What somebody saw, and which card it put down.
struct Lesson {
  Picked picked;
  std::size_t choice;
};

// Playouts a card: enough for the choice, far fewer than they play with.
constexpr strangers::MonteCarlo kByDice{.playouts = 300};
constexpr strangers::Bandit kByHope{.playouts = 300};

// Plays a round at a table where three seats in four search, all in the same way, and the others
// play what the network likes best; adds what the searchers did.
void gather(Rng& rng, std::vector<Lesson>& lessons) {
  constexpr int kPlayers[] = {2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 8, 10};
  const Net& net = trained_net();
  World<Lanes> w;
  w.players = kPlayers[rng.below(std::size(kPlayers))];
  w.left = kHandSize;
  const bool by_dice = rng.below(3) != 0;
  const bool tactic = rng.below(6) == 0;
  FixedVector<Card, kDeckSize> deck;
  w.pool = CardSet::range(1, tactic ? kHandSize * w.players + kRows : kDeckSize);
  for (const Card c : w.pool) deck.push_back(c);
  rng.shuffle(std::span<Card>(deck.begin(), deck.size()));
  const Card* next = deck.begin();
  std::array<bool, kMaxSeats> searches{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(w.players); ++i) {
    for (int n = 0; n < kHandSize; ++n) w.hand[i].add(*next++);
    searches[i] = rng.below(4) != 0;
  }
  for (int r = 0; r < kRows; ++r) {
    w.pool.remove(*next);
    w.rows.add(*next, 1, kHeads[*next]);
    ++next;
  }
  while (w.left > 1) {
    Trick trick{};
    for (int i = 0; i < w.players; ++i) {
      const CardSet& hand = w.hand[static_cast<std::size_t>(i)];
      Card card = kNoCard;
      if (searches[static_cast<std::size_t>(i)]) {
        strangers::Sight<Lanes> sight;
        sight.rows = w.rows;
        sight.players = w.players;
        sight.me = i;
        sight.hand = hand;
        sight.unseen = w.pool - hand;
        const int move =
            by_dice ? kByDice.choose(sight, rng.next()) : kByHope.choose(sight, rng.next());
        Lesson lesson{{}, static_cast<std::size_t>(move)};
        pick_columns(w.rows, hand, w.pool, w.players, lesson.picked);
        card = lesson.picked.card[lesson.choice];
        lessons.push_back(lesson);
      } else {
        card = best_card(net, w.rows, hand, w.pool, w.players);
      }
      trick[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(card * 16 + i);
    }
    place_trick(w, trick);
  }
}

// The layer while it learns, each weight at a rate of its own (Duchi, Hazan and Singer 2011).
class Pupil {
 public:
  explicit Pupil(Rng& rng) : w_(kSize), slopes_(kSize) {
    for (std::size_t i = 0; i < kOut; ++i)
      w_[i] = static_cast<float>(static_cast<int>(rng.below(2001)) - 1000) * 1e-4f;
    for (std::size_t k = 0; k < kUnits; ++k) w_[kOut + k] = k % 2 == 0 ? 0.5f : -0.5f;
  }

  // Minus the log of the chance that the choice had; learns unless the rate is 0.
  double teach(const Lesson& lesson, float rate) {
    const Picked& p = lesson.picked;
    const auto cards = static_cast<std::size_t>(p.cards);
    float hidden[12][kUnits];
    float chance[12];
    float all = 0;
    for (std::size_t i = 0; i < cards; ++i) {
      float unlikely = 0;
      for (std::size_t k = 0; k < kUnits; ++k) {
        float h = 0;
        for (const auto c : p.table) h += w_[at(c, k)];
        for (const auto c : p.of_card[i]) h += w_[at(c, k)];
        hidden[i][k] = h;
        unlikely += std::max(h, 0.0f) * w_[kOut + k];
      }
      all += chance[i] = std::exp(-std::clamp(unlikely, -60.0f, 60.0f));
    }
    if (rate > 0)
      for (std::size_t i = 0; i < cards; ++i) {
        const float slope = (i == lesson.choice ? 1.0f : 0.0f) - chance[i] / all;
        for (std::size_t k = 0; k < kUnits; ++k) {
          if (hidden[i][k] <= 0) continue;
          const float down = slope * w_[kOut + k];
          descend(kOut + k, slope * hidden[i][k], rate / 3);
          for (const auto c : p.table) descend(at(c, k), down, rate);
          for (const auto c : p.of_card[i]) descend(at(c, k), down, rate);
        }
      }
    return -std::log(chance[lesson.choice] / all);
  }

  bool write(const char* path) const {
    std::FILE* file = std::fopen(path, "w");
    if (!file) return false;
    for (std::size_t i = 0; i < kSize; ++i) {
      const float scaled = std::clamp(w_[i] * kOthersScale, -127.0f, 127.0f);
      std::fprintf(file, "%ld%c", std::lround(scaled), (i + 1) % kUnits == 0 ? '\n' : ' ');
    }
    return std::fclose(file) == 0;
  }

 private:
  static constexpr std::size_t kUnits = kOthersHidden;
  static constexpr std::size_t kOut = static_cast<std::size_t>(kColumns) * kUnits;
  static constexpr std::size_t kSize = kOut + kUnits;
  static std::size_t at(std::int16_t column, std::size_t k) {
    return static_cast<std::size_t>(column) * kUnits + k;
  }
  void descend(std::size_t i, float slope, float rate) {
    slopes_[i] += slope * slope;
    w_[i] -= rate * slope / std::sqrt(slopes_[i] + 1e-4f);
  }

  std::vector<float> w_, slopes_;
};

}  // namespace

// train_nimmt_others FILE [DECISIONS [EPOCHS [SEED]]]
int main(int count, char** words) {
  if (count < 2) {
    std::fprintf(stderr, "train_nimmt_others FILE [DECISIONS [EPOCHS [SEED]]]\n");
    return 2;
  }
  const std::size_t decisions = count > 2 ? std::strtoul(words[2], nullptr, 10) : 150'000;
  const int epochs = count > 3 ? std::atoi(words[3]) : 10;
  Rng rng(count > 4 ? std::strtoull(words[4], nullptr, 10) : 1);
  std::vector<Lesson> lessons, unseen;
  while (unseen.size() < decisions / 20) gather(rng, unseen);
  while (lessons.size() < decisions) gather(rng, lessons);
  Pupil pupil(rng);
  for (int e = 1; e <= epochs; ++e) {
    rng.shuffle(std::span<Lesson>(lessons));
    double taught = 0, told = 0;
    for (const Lesson& lesson : lessons) taught += pupil.teach(lesson, 0.03f);
    for (const Lesson& lesson : unseen) told += pupil.teach(lesson, 0);
    std::fprintf(stderr, "epoch %d: %.4f a card, of rounds not learned from %.4f\n", e,
                 taught / static_cast<double>(lessons.size()),
                 told / static_cast<double>(unseen.size()));
  }
  return pupil.write(words[1]) ? 0 : 1;
}
