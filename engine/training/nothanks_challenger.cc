// Trains a challenger of Non merci's master: a network of the master's own kind, on one seat at
// tables where all others are the master as it stands. It begins as the master's policy and learns
// by policy gradient; what it wins beyond its share is how exploitable
// the master is at least. docs/ARENA.md tells what came of it. In the first two thirds the masters
// of most tables play by their policy alone, which is much quicker; in the last of fewer.
//
//   train_nothanks_challenger FILE PLAYERS [BATCHES [SEED [PLAYOUTS [MASTERS]]]]
//
// PLAYERS: 3, 4 or 5. PLAYOUTS: of the masters' searches while it trains. FILE gets the rounded
// weights every 100 batches; FILE.state all that it takes to go on, which it does where that is
// there. With no BATCHES it tells only what the FILE wins.
//
// MASTERS: what is other than in the master as it stands, with commas between: policy=FILE,
// sharpness=4 (drawn by its odds, in quarters), nosearch, noend.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "challengers/nothanks/frozen.h"
#include "training/nothanks_learned.h"

using namespace tablee;
using namespace tablee::nothanks;
using challengers::FrozenTable;
using challengers::Masters;

namespace {

using Actor = PolicyMlp;
using Critic = PolicyMlp;

constexpr int kGames = 256;              // a batch
constexpr int kCheckpoint = 100;         // batches
constexpr int kSeldom = 16, kOften = 4;  // at one table in so many the masters are themselves
constexpr int kWarming = 40;             // batches in which the critic learns alone
constexpr float kPoint = 0.002f;         // reward of a point ahead of the others' mean; a win is 1
constexpr float kSharper = 2;            // the odds at first, against the master's

struct Choice {
  Actor::Inputs x;
  Actor::Layer actor_hidden, critic_hidden;
  float odds, value;
  float gain = 0;  // of the result against that value
  bool took;
};

struct State {
  Actor actor;
  Critic critic;
  Adam<Actor> actor_steps;
  Adam<Critic> critic_steps;
  int batches = 0;
};

Masters by_policy_alone(Masters masters) {
  masters.playouts = 0;
  return masters;
}

unsigned dice(Rng& rng, const Masters& masters) {
  return masters.sharpness > 0 ? static_cast<unsigned>(rng.next() >> 58) : 0;
}

// One round with the challenger on seat 0; takes(table) is its choice.
template <int N, class Takes>
RoundResult play(Rng& rng, Shuffler& cards, const Masters& masters, Takes takes) {
  cards.shuffle(rng);
  FrozenTable<N> frozen(static_cast<int>(rng.below(N)), masters);
  for (int i = 0; i < kPile; ++i) {
    frozen.turn_up(cards.card(i));
    while (frozen.table().can_refuse(1)) {
      if (frozen.table().actor() == 0 ? takes(frozen) : frozen.master_takes(dice(rng, masters)))
        break;
      frozen.refuse();
    }
    frozen.take();
  }
  return results_of(frozen.table())[0];
}

template <int N>
PolicyInputs inputs(const FrozenTable<N>& frozen) {
  return policy_inputs(frozen.table(), Offer<N>(frozen.table(), frozen.card(), frozen.left()));
}

template <int N>
class Trainer {
 public:
  Trainer(State& state, int batches, std::uint64_t seed, const Masters& masters)
      : s_(state),
        batches_(batches),
        masters_(masters),
        rng_(mix(seed ^ mix(static_cast<std::uint64_t>(state.batches)))) {}

  void batch() {
    choices_.clear();
    for (int g = 0; g < kGames; ++g) {
      const std::size_t first = choices_.size();
      const bool themselves = rng_.below(3 * s_.batches < 2 * batches_ ? kSeldom : kOften) == 0;
      const RoundResult r = play<N>(rng_, cards_, themselves ? masters_ : by_policy_alone(masters_),
                                    [&](const FrozenTable<N>& frozen) { return takes(frozen); });
      won_ += r.won;
      ++rounds_;
      settle(first, r.won + kPoint * r.ahead);
    }
    learn();
    ++s_.batches;
  }
  double wins() const { return won_ / rounds_; }

 private:
  bool takes(const FrozenTable<N>& frozen) {
    Choice& c = choices_.emplace_back();
    c.x = in_reals(inputs(frozen));
    Actor::Outputs y;
    s_.critic.forward(c.x, c.critic_hidden, y);
    c.value = y[0];
    s_.actor.forward(c.x, c.actor_hidden, y);
    c.odds = y[0];
    c.took = uniform(rng_) < chance(c.odds);
    return c.took;
  }

  // What came of a round, for each of its choices: nothing that is only guessed goes into it, as
  // a critic that has hardly learned yet would lead the actor astray.
  void settle(std::size_t first, float reward) {
    for (std::size_t i = first; i < choices_.size(); ++i)
      choices_[i].gain = reward - choices_[i].value;
  }

  void learn() {
    const float part = static_cast<float>(s_.batches) / static_cast<float>(batches_);
    // Slowly at first: the steps are as long whether a slope is sure or not.
    const float sure = std::clamp(static_cast<float>(s_.batches - kWarming) / 100, 0.0f, 1.0f);
    const float rate = 0.001f * sure * std::max(0.05f, 1 - part);
    const float entropy = 0.01f * std::max(0.02f, 1 - part);
    const float count = static_cast<float>(choices_.size());
    double sum = 0, squares = 1e-9;
    for (const Choice& c : choices_) {
      sum += c.gain;
      squares += c.gain * c.gain;
    }
    // What the critic is wrong by everywhere says nothing of a choice.
    const float mean = static_cast<float>(sum) / count;
    const float unit = 1 / std::sqrt(static_cast<float>(squares) / count);
    Actor up;
    Critic miss;
    for (const Choice& c : choices_) {
      const float p = chance(c.odds);
      const float slope =
          unit * (c.gain - mean) * ((c.took ? 1.0f : 0.0f) - p) - entropy * p * (1 - p) * c.odds;
      s_.actor.backward(c.x, c.actor_hidden, {-slope / count}, up);
      s_.critic.backward(c.x, c.critic_hidden, {-c.gain / count}, miss);
    }
    clip(up, 0.2f);
    clip(miss, 0.5f);
    drop_tiny(up);
    drop_tiny(miss);
    s_.actor_steps.step(s_.actor, up, rate);
    s_.critic_steps.step(s_.critic, miss, 0.002f * std::max(0.1f, 1 - part));
  }

  State& s_;
  const int batches_;
  const Masters& masters_;
  Rng rng_;
  Shuffler cards_;
  std::vector<Choice> choices_;
  double won_ = 0;
  int rounds_ = 0;
};

// Never playing what it thinks worse, as the bot does.
template <int N>
void tell(const PolicyNet& net, const Masters& masters, int rounds) {
  Rng rng(77);
  Shuffler cards;
  double won = 0, ahead = 0, squares = 0;
  for (int r = 0; r < rounds; ++r) {
    const RoundResult result = play<N>(rng, cards, masters, [&](const FrozenTable<N>& frozen) {
      return policy_odds(net, inputs(frozen)) >= 0;
    });
    won += result.won;
    squares += result.won * result.won;
    ahead += result.ahead;
  }
  const double mean = won / rounds;
  std::fprintf(stderr, "  against %s wins %.2f ± %.2f %% of %d rounds, ahead by %.2f\n",
               masters.playouts > 0 ? "masters" : "policies", 100 * mean,
               100 * std::sqrt((squares / rounds - mean * mean) / rounds), rounds, ahead / rounds);
}

template <int N>
void tell_both(const PolicyNet& net, const Masters& masters) {
  tell<N>(net, by_policy_alone(masters), 40'000);
  if (masters.playouts > 0) tell<N>(net, masters, 4000);
}

template <int N>
int train(const std::string& path, int batches, std::uint64_t seed, const Masters& masters) {
  if (PolicyNet net; batches == 0) {
    if (!read(net, path)) return std::fprintf(stderr, "%s has no weights\n", path.c_str()), 1;
    return tell_both<N>(net, masters), 0;
  }
  const std::string saved = path + ".state";
  static State state;
  const Saved found = read_state(saved, state);
  if (found == Saved::cut_short) return std::fprintf(stderr, "%s is cut short\n", saved.c_str()), 1;
  if (found == Saved::none) {
    Rng rng(seed);
    state.critic.draw(rng);
    state.critic.out[0].fill(0);
    state.critic.out_bias[0] = 1.0f / N;
    state.actor = in_reals(*masters.policy);
    // The master never plays what it thinks worse: who begins as it hardly does.
    for (float& w : state.actor.out[0]) w *= kSharper;
    state.actor.out_bias[0] *= kSharper;
  }
  while (state.batches < batches) {
    // A stretch has dice of its own, so that one that goes on plays as one that went through.
    Trainer<N> trainer(state, batches, seed, masters);
    do trainer.batch();
    while (state.batches % kCheckpoint != 0 && state.batches < batches);
    const PolicyNet net = rounded(state.actor);
    if (!write(net, path) || !write_state(state, saved))
      return std::fprintf(stderr, "%s cannot be written\n", path.c_str()), 1;
    std::fprintf(stderr, "%d batches, by its odds %.2f %%\n", state.batches, 100 * trainer.wins());
  }
  tell_both<N>(rounded(state.actor), masters);
  return 0;
}

int usage() {
  std::fputs("train_nothanks_challenger FILE PLAYERS [BATCHES [SEED [PLAYOUTS [MASTERS]]]]\n",
             stderr);
  return 2;
}

// False where a word is not understood; `policy` has to outlive the masters.
bool change(Masters& masters, std::string_view words, PolicyNet& policy) {
  while (!words.empty()) {
    const std::string word(words.substr(0, words.find(',')));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    if (word.starts_with("policy=")) {
      if (!read(policy, word.substr(7))) return false;
      masters.policy = &policy;
    } else if (word.starts_with("sharpness=")) {
      masters.sharpness = std::atoi(word.c_str() + 10);
    } else if (word == "nosearch") {
      masters.searching = false;
    } else if (word == "noend") {
      masters.solving = false;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

int main(int count, char** words) {
  const int players = count > 2 ? std::atoi(words[2]) : 0;
  if (players < 3 || players > 5) return usage();
  const int batches = count > 3 ? std::atoi(words[3]) : 700;
  const std::uint64_t seed = count > 4 ? std::strtoull(words[4], nullptr, 10) : 1;
  Masters masters{.playouts = count > 5 ? std::atoi(words[5]) : 200};
  static PolicyNet policy;
  if (count > 6 && !change(masters, words[6], policy)) return usage();
  return with_players(players, [&]<int N>() { return train<N>(words[1], batches, seed, masters); });
}
