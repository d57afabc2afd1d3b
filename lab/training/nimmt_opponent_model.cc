// train_nimmt_opponent_model: trains the weights that predict which cards others play
// (engine/bots/nimmt/net.h) from rounds of training opponents that search. lab/TRAINING.md has the
// command.
//
// A layer over the columns of the network learns by cross-entropy which card of a hand a searcher
// plays. It uses real numbers: the same compiler and processor family give the same weights.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/nimmt/playout.h"
#include "bots/nimmt/weights.h"
#include "lab/opponents/nimmt/searches.h"
#include "lab/training/nimmt_samples.h"

namespace {

using namespace tablee;
using namespace tablee::nimmt;

// The playouts per card: enough to choose, and far fewer than the opponents play with.
constexpr opponents::MonteCarlo kByDice{.playouts = 300};
constexpr opponents::Bandit kByHope{.playouts = 300};

// Plays a round in which three seats in four search, all in the same way, and the others play the
// network's choice; adds the searchers' choices.
void gather(Rng& rng, std::vector<CardLesson>& lessons) {
  constexpr int kPlayers[] = {2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 8, 10};
  const Net& net = trained_net();
  World<PackedRows> w;
  w.players = kPlayers[rng.below(std::size(kPlayers))];
  w.left = kHandSize;
  const bool by_dice = rng.below(3) != 0;
  const bool tactic = rng.below(6) == 0;
  FixedVector<Card, kDeckSize> deck;
  w.pool = CardSet::range(1, tactic ? kHandSize * w.players + kRows : kDeckSize);
  for (const Card c : w.pool) deck.push_back(c);
  rng.shuffle(std::span<Card>(deck.begin(), deck.size()));
  const Card* next = deck.begin();
  PerSeat<bool> searches{};
  for (std::size_t i = 0, count = w.players; i < count; ++i) {
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
      const CardSet& hand = w.hand[i];
      Card card = kNoCard;
      if (searches[i]) {
        opponents::Sight<PackedRows> sight;
        sight.rows = w.rows;
        sight.players = w.players;
        sight.me = i;
        sight.hand = hand;
        sight.unseen = w.pool - hand;
        const int move =
            by_dice ? kByDice.choose(sight, rng.next()) : kByHope.choose(sight, rng.next());
        CardLesson lesson{{}, static_cast<std::size_t>(move)};
        pick_columns(w.rows, hand, w.pool, w.players, lesson.picked);
        card = lesson.picked.card[lesson.choice];
        lessons.push_back(lesson);
      } else {
        card = best_card(net, w.rows, hand, w.pool, w.players);
      }
      trick[i] = static_cast<std::uint16_t>(card * 16 + i);
    }
    place_trick(w, trick);
  }
}

}  // namespace

// train_nimmt_opponent_model FILE [DECISIONS [EPOCHS [SEED]]]
int main(int count, char** words) {
  if (count < 2) {
    std::fprintf(stderr, "train_nimmt_opponent_model FILE [DECISIONS [EPOCHS [SEED]]]\n");
    return 2;
  }
  const std::size_t decisions = count > 2 ? std::strtoul(words[2], nullptr, 10) : 150'000;
  const int epochs = count > 3 ? std::atoi(words[3]) : 10;
  Rng rng(count > 4 ? std::strtoull(words[4], nullptr, 10) : 1);
  std::vector<CardLesson> lessons, unseen;
  while (unseen.size() < decisions / 20) gather(rng, unseen);
  while (lessons.size() < decisions) gather(rng, lessons);
  Pupil pupil(rng);
  teach(pupil, lessons, unseen, epochs, rng);
  return pupil.write(words[1]) ? 0 : 1;
}
