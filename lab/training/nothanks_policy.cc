// Trains the policy of Non merci's master (bots/nothanks/policy.h): an actor and critic that plays
// at tables of three to seven and learns by policy gradient (Williams 1992) with generalized
// advantages (Schulman 2016). It stays near a slowly moving copy of itself (magnetic mirror
// descent, Sokota 2023) and random by an entropy bonus. The other seats are copies, earlier copies,
// training opponents of lab/opponents/nothanks, and the pool's styles.
//
//   train_nothanks_policy FILE [BATCHES [SEED [PARTNERS]]]
//
// PARTNERS: names of training opponents separated by commas (default: all); the name of a held-out
// opponent is refused. FILE gets the rounded weights (assets/weights/nothanks.txt) every 250
// batches; FILE.state gets the complete state, from which the training continues where it exists.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/nothanks/policy.h"
#include "bots/nothanks/pool.h"
#include "lab/opponents/nothanks/training.h"
#include "lab/training/nothanks_actor_critic.h"

using namespace tablee;
using namespace tablee::nothanks;
using opponents::Opponent;

namespace {

constexpr int kGames = 256;       // per batch
constexpr int kCheckpoint = 250;  // batches
constexpr std::size_t kPast = 8;  // earlier copies among its opponents

struct State {
  Actor actor;
  Critic critic;
  Actor magnet;
  Adam<Actor> actor_steps;
  Adam<Critic> critic_steps;
  std::array<Actor, kPast> past;
  int batches = 0;
};

// The player at a seat.
struct Sitter {
  enum Kind { self, past, opponent, style } kind = self;
  const Actor* actor = nullptr;
  const Opponent* other = nullptr;
  const Style* as = nullptr;
};

class Trainer {
 public:
  Trainer(State& state, std::vector<const Opponent*> partners, int batches, std::uint64_t seed)
      : s_(state),
        partners_(std::move(partners)),
        batches_(batches),
        rng_(mix(seed ^ mix(static_cast<std::uint64_t>(state.batches)))) {}

  void batch() {
    used_ = 0;
    for (int g = 0; g < kGames; ++g) {
      // Small tables are the most frequent, because most people play at them.
      const auto dice = rng_.below(16);
      if (dice < 6)
        play<3>();
      else if (dice < 10)
        play<4>();
      else if (dice < 13)
        play<5>();
      else if (dice < 15)
        play<6>();
      else
        play<7>();
    }
    learn();
    ++s_.batches;
    if (s_.batches % 100 == 0) s_.magnet = s_.actor;
    const int each = std::max(100, s_.batches / static_cast<int>(kPast));
    if (s_.batches % each == 0) s_.past[rng_.below(kPast)] = s_.actor;
  }

 private:
  template <class T>
  auto any(const T& all) {
    return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
  }
  Sitter other() {
    const auto dice = rng_.below(8);
    if (dice < 4) return {Sitter::opponent, nullptr, any(partners_), nullptr};
    if (dice < 6) return {Sitter::style, nullptr, nullptr, &kPool[rng_.below(kPool.size())].style};
    if (dice < 7) return {Sitter::past, &s_.past[rng_.below(kPast)], nullptr, nullptr};
    return {};
  }

  template <int N>
  void play() {
    std::array<Sitter, N> seats;
    const auto kind = rng_.below(8);
    if (kind >= 1) {
      // One learner among different players, or among copies of one.
      for (auto& seat : seats) seat = other();
      if (kind >= 5) seats.fill(seats[0]);
      seats[rng_.below(N)] = {};
    }
    std::array<std::vector<std::size_t>, N> made;
    cards_.shuffle(rng_);
    Kernel<N> table;
    table.start(static_cast<int>(rng_.below(N)));
    // The same as play_cards, written out: through that function the compiler sums in another
    // order, and the committed weights could not be reproduced to the bit.
    for (int i = 0; i < kPile; ++i) {
      const Offer<N> offer(table, cards_.card(i), kPile - 1 - i);
      while (table.can_refuse(1)) {
        const std::size_t at = table.actor();
        if (takes(table, offer, seats[at], made[at])) break;
        table.refuse(1);
      }
      table.take(offer.card);
    }
    const auto results = results_of(table);
    for (std::size_t s = 0; s < N; ++s)
      settle(choices_, made[s], results[s].won + kPoint * results[s].ahead);
  }

  template <int N>
  bool takes(const Kernel<N>& table, const Offer<N>& offer, const Sitter& who,
             std::vector<std::size_t>& made) {
    if (who.kind == Sitter::opponent)
      return who.other->takes(opponents::seen(table, offer.card, offer.left),
                              static_cast<std::uint32_t>(rng_.next() >> 32));
    if (who.kind == Sitter::style)
      return nothanks::takes(*who.as, table, offer, price(*who.as, table, offer, table.actor()));
    const Actor::Inputs x = in_reals(policy_inputs(table, offer));
    Actor::Outputs y;
    if (who.kind == Sitter::past) {
      Actor::Layer hidden;
      who.actor->forward(x, hidden, y);
      return uniform(rng_) < chance(y[0]);
    }
    if (used_ == choices_.size()) choices_.emplace_back();
    made.push_back(used_);
    Choice& c = choices_[used_++];
    c.x = x;
    s_.magnet.forward(x, c.actor_hidden, y);
    c.magnet_odds = y[0];
    s_.critic.forward(x, c.critic_hidden, y);
    c.value = y[0];
    s_.actor.forward(x, c.actor_hidden, y);
    c.odds = y[0];
    c.took = uniform(rng_) < chance(c.odds);
    return c.took;
  }

  void learn() {
    const float part = static_cast<float>(s_.batches) / static_cast<float>(batches_);
    const float rate = 0.004f * std::max(0.03f, 1 - part);
    const float entropy = 0.006f * std::max(0.1f, 1 - part);
    // Gains are divided by their deviation, so that early and late changes of the policy have the
    // same weight.
    double squares = 1e-9;
    for (std::size_t i = 0; i < used_; ++i) squares += choices_[i].gain * choices_[i].gain;
    const float unit = 1 / static_cast<float>(std::sqrt(squares / static_cast<double>(used_)));
    Actor up;
    Critic miss;
    const float count = static_cast<float>(used_);
    for (std::size_t i = 0; i < used_; ++i) {
      const Choice& c = choices_[i];
      const float p = chance(c.odds), spread = p * (1 - p);
      const float slope = unit * c.gain * ((c.took ? 1.0f : 0.0f) - p) -
                          entropy * 10 * spread * c.odds -
                          kMagnet * 10 * spread * (c.odds - c.magnet_odds);
      s_.actor.backward(c.x, c.actor_hidden, {-slope / count}, up);
      s_.critic.backward(c.x, c.critic_hidden, {(c.value - c.result) / count}, miss);
    }
    clip(up, 0.2f);
    s_.actor_steps.step(s_.actor, up, rate);
    s_.critic_steps.step(s_.critic, miss, rate);
  }

  State& s_;
  const std::vector<const Opponent*> partners_;
  const int batches_;
  Rng rng_;
  Shuffler cards_;
  std::vector<Choice> choices_;
  std::size_t used_ = 0;
};

// The share of rounds that the policy, always making the choice it thinks better, wins at one seat
// against copies of that one.
template <int N>
double wins(const PolicyNet& net, const Opponent& other, int rounds) {
  Rng rng(77);
  Shuffler cards;
  double won = 0;
  for (int r = 0; r < rounds; ++r) {
    cards.shuffle(rng);
    Kernel<N> table;
    table.start(static_cast<int>(rng.below(N)));
    play_cards(table, cards, [&](const Offer<N>& offer) {
      return table.actor() == 0 ? policy_odds(net, policy_inputs(table, offer)) > 0
                                : other.takes(opponents::seen(table, offer.card, offer.left),
                                              static_cast<std::uint32_t>(rng.next() >> 32));
    });
    won += results_of(table)[0].won;
  }
  return won / rounds;
}

void report(const PolicyNet& net, const std::vector<const Opponent*>& partners, int rounds) {
  for (const Opponent* p : partners)
    std::fprintf(stderr, "  %s %.3f %.3f %.3f", p->name.data(), wins<3>(net, *p, rounds),
                 wins<4>(net, *p, rounds), wins<5>(net, *p, rounds));
  std::fputs("\n", stderr);
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs("train_nothanks_policy FILE [BATCHES [SEED [PARTNERS]]]\n", stderr);
    return 2;
  }
  const std::string path = words[1], saved = path + ".state";
  const int batches = count > 2 ? std::atoi(words[2]) : 8000;
  const std::uint64_t seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 1;
  const auto partners = opponents::training_opponents_named(count > 4 ? words[4] : "");
  if (!partners) {
    std::fprintf(stderr, "%s is not a training opponent\n", partners.error().where.c_str());
    return 2;
  }
  static State state;
  const Saved found = read_state(saved, state);
  if (found == Saved::cut_short) return std::fprintf(stderr, "%s is cut short\n", saved.c_str()), 1;
  if (found == Saved::none) {
    Rng rng(seed);
    state.actor.draw(rng);
    state.critic.draw(rng);
    state.magnet = state.actor;
    state.past.fill(state.actor);
  }
  while (state.batches < batches) {
    // Each run has random numbers of its own, so that an interrupted training gives the same as one
    // run.
    Trainer trainer(state, *partners, batches, seed);
    do trainer.batch();
    while (state.batches % kCheckpoint != 0 && state.batches < batches);
    const PolicyNet net = rounded(state.actor);
    if (!write(net, path) || !write_state(state, saved))
      return std::fprintf(stderr, "%s cannot be written\n", path.c_str()), 1;
    std::fprintf(stderr, "%d batches\n", state.batches);
    report(net, *partners, state.batches < batches ? 600 : 10'000);
  }
}
