// Continues the training of the policy of Non merci's master for one number of seats, so that an
// exploiter gains less. At some tables an exploiter that learns at the same time sits among copies
// of the policy; at the others are copies, training opponents and the pool's styles, as in the
// first training (nothanks_policy.cc). docs/ARENA.md has the results.
//
//   train_nothanks_hardening FILE PLAYERS [BATCHES [SEED [EXPLOITED [ITSELF [TOGETHER]]]]]
//
// PLAYERS: 3, 4 or 5. EXPLOITED, ITSELF: tables in sixteen with the exploiter, and with copies
// alone. TOGETHER: at tables with the exploiter, the hundredths of the reward that depend on what
// the exploiter does not win. FILE gets the rounded weights every 100 batches; FILE.state gets the
// complete state, from which the training continues where it exists. Without BATCHES it only
// reports what FILE wins.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/nothanks/policy.h"
#include "bots/nothanks/pool.h"
#include "lab/exploiters/nothanks/exploiter.h"
#include "lab/opponents/nothanks/training.h"
#include "lab/training/nothanks_actor_critic.h"

using namespace tablee;
using namespace tablee::nothanks;
using opponents::Opponent;

namespace {

constexpr int kGames = 256;       // per batch
constexpr int kCheckpoint = 100;  // batches
constexpr int kWarming = 40;      // batches in which the critics learn alone
constexpr std::size_t kPast = 8;  // earlier copies of the policy and of the exploiter

struct Learner {
  Actor actor, magnet;
  Critic critic;
  Adam<Actor> actor_steps;
  Adam<Critic> critic_steps;
  std::array<Actor, kPast> past;
};

struct State {
  Learner own, exploiter;
  int batches = 0;
};

struct Plan {
  int batches = 1500;
  std::uint64_t seed = 1;
  std::uint32_t exploited = 4, itself = 2;
  float together = 0;
};

// The choices of one learner in a batch.
struct Choices {
  std::vector<Choice> all;
  std::size_t used = 0;

  std::size_t add() {
    if (used == all.size()) all.emplace_back();
    return used++;
  }
};

// The player at a seat.
struct Sitter {
  enum Kind { self, exploiter, past, opponent, style } kind = self;
  const Actor* actor = nullptr;
  const Opponent* other = nullptr;
  const Style* as = nullptr;
};

template <int N>
class Trainer {
 public:
  Trainer(State& state, const std::vector<const Opponent*>& partners, const Plan& plan)
      : s_(state),
        partners_(partners),
        plan_(plan),
        rng_(mix(plan.seed ^ mix(static_cast<std::uint64_t>(state.batches)))) {}

  void batch() {
    own_.used = theirs_.used = 0;
    for (int g = 0; g < kGames; ++g) play();
    const float part = static_cast<float>(s_.batches) / static_cast<float>(plan_.batches);
    const float sure = std::clamp(static_cast<float>(s_.batches - kWarming) / 100, 0.0f, 1.0f);
    learn(s_.own, own_, 0.001f * sure * std::max(0.03f, 1 - part),
          0.006f * std::max(0.1f, (1 - part) / 2), part);
    // The exploiter trains throughout, because it has to adapt to the changing policy.
    if (plan_.exploited > 0)
      learn(s_.exploiter, theirs_, 0.001f * sure * std::max(0.3f, 1 - part), 0.001f, part);
    ++s_.batches;
    for (Learner* one : {&s_.own, &s_.exploiter}) {
      if (s_.batches % 100 == 0) one->magnet = one->actor;
      if (s_.batches % 50 == 0) one->past[rng_.below(kPast)] = one->actor;
    }
  }
  double exploiter_wins() const { return lost_ / std::max(1, rounds_); }

 private:
  template <class T>
  auto any(const T& all) {
    return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
  }
  Sitter other() {
    const auto dice = rng_.below(8);
    if (dice < 4) return {Sitter::opponent, nullptr, any(partners_), nullptr};
    if (dice < 6) return {Sitter::style, nullptr, nullptr, &kPool[rng_.below(kPool.size())].style};
    if (dice < 7) return {Sitter::past, &s_.own.past[rng_.below(kPast)], nullptr, nullptr};
    return {};
  }

  void play() {
    std::array<Sitter, N> seats;
    const auto kind = rng_.below(16);
    const bool exploited = kind < plan_.exploited;
    if (exploited) {
      // The current policy in most cases, else an earlier one.
      Sitter& seat = seats[rng_.below(N)];
      if (rng_.below(4) == 0)
        seat = {Sitter::past, &s_.exploiter.past[rng_.below(kPast)], nullptr, nullptr};
      else
        seat.kind = Sitter::exploiter;
    } else if (kind >= plan_.exploited + plan_.itself) {
      // One learner among different players, or among copies of one.
      for (auto& seat : seats) seat = other();
      if (rng_.below(2) == 0) seats.fill(seats[0]);
      seats[rng_.below(N)] = {};
    }
    std::array<std::vector<std::size_t>, N> made;
    cards_.shuffle(rng_);
    Kernel<N> table;
    table.start(static_cast<int>(rng_.below(N)));
    play_cards(table, cards_, [&](const Offer<N>& offer) {
      const std::size_t at = table.actor();
      return takes(table, offer, seats[at], made[at]);
    });
    const auto results = results_of(table);
    float lost = 0;  // lost to the exploiter
    if (exploited)
      for (std::size_t s = 0; s < N; ++s)
        if (seats[s].kind != Sitter::self) lost = results[s].won;
    for (std::size_t s = 0; s < N; ++s) {
      const float reward = results[s].won + kPoint * results[s].ahead;
      if (seats[s].kind == Sitter::exploiter) {
        settle(theirs_.all, made[s], reward);
        lost_ += results[s].won;
        ++rounds_;
      } else if (seats[s].kind == Sitter::self) {
        const float t = exploited ? plan_.together : 0;
        settle(own_.all, made[s], (1 - t) * reward + t * (1 - lost) / (N - 1));
      }
    }
  }

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
    const bool own = who.kind == Sitter::self;
    const Learner& learner = own ? s_.own : s_.exploiter;
    Choices& choices = own ? own_ : theirs_;
    made.push_back(choices.add());
    Choice& c = choices.all[made.back()];
    c.x = x;
    learner.magnet.forward(x, c.actor_hidden, y);
    c.magnet_odds = y[0];
    learner.critic.forward(x, c.critic_hidden, y);
    c.value = y[0];
    learner.actor.forward(x, c.actor_hidden, y);
    c.odds = y[0];
    c.took = uniform(rng_) < chance(c.odds);
    return c.took;
  }

  static void learn(Learner& learner, const Choices& choices, float rate, float entropy,
                    float part) {
    // Gains are divided by their deviation, so that early and late changes of the policy have the
    // same weight.
    double squares = 1e-9;
    for (std::size_t i = 0; i < choices.used; ++i)
      squares += choices.all[i].gain * choices.all[i].gain;
    const float count = static_cast<float>(std::max<std::size_t>(choices.used, 1));
    const float unit = 1 / std::sqrt(static_cast<float>(squares) / count);
    Actor up;
    Critic miss;
    for (std::size_t i = 0; i < choices.used; ++i) {
      const Choice& c = choices.all[i];
      const float p = chance(c.odds), spread = p * (1 - p);
      const float slope = unit * c.gain * ((c.took ? 1.0f : 0.0f) - p) -
                          entropy * 10 * spread * c.odds -
                          kMagnet * 10 * spread * (c.odds - c.magnet_odds);
      learner.actor.backward(c.x, c.actor_hidden, {-slope / count}, up);
      learner.critic.backward(c.x, c.critic_hidden, {(c.value - c.result) / count}, miss);
    }
    clip(up, 0.2f);
    clip(miss, 0.5f);
    drop_tiny(up);
    drop_tiny(miss);
    learner.actor_steps.step(learner.actor, up, rate);
    learner.critic_steps.step(learner.critic, miss, 0.002f * std::max(0.1f, 1 - part));
  }

  State& s_;
  const std::vector<const Opponent*>& partners_;
  const Plan plan_;
  Rng rng_;
  Shuffler cards_;
  Choices own_, theirs_;
  double lost_ = 0;
  int rounds_ = 0;
};

// The share of rounds that the policy, always making the choice it thinks better, wins at one seat
// among players that draw(rng) seats.
template <int N, class Draw>
double wins(const PolicyNet& net, int rounds, Draw draw) {
  Rng rng(77);
  Shuffler cards;
  double won = 0;
  for (int r = 0; r < rounds; ++r) {
    cards.shuffle(rng);
    std::array<Sitter, N> seats;
    for (auto& seat : seats) seat = draw(rng);
    Kernel<N> table;
    table.start(static_cast<int>(rng.below(N)));
    play_cards(table, cards, [&](const Offer<N>& offer) {
      const Sitter& who = seats[table.actor()];
      return table.actor() == 0 ? policy_odds(net, policy_inputs(table, offer)) >= 0
             : who.other        ? who.other->takes(opponents::seen(table, offer.card, offer.left),
                                                   static_cast<std::uint32_t>(rng.next() >> 32))
                                : nothanks::takes(*who.as, table, offer,
                                                  price(*who.as, table, offer, table.actor()));
    });
    won += results_of(table)[0].won;
  }
  return 100 * won / rounds;
}

// Prints the shares against copies of each training opponent, among all of them, and among the
// pool's styles.
template <int N>
void report(const PolicyNet& net, const std::vector<const Opponent*>& partners) {
  constexpr int kEach = 10'000, kMixed = 40'000;
  double sum = 0;
  for (const Opponent* p : partners) {
    const double won = wins<N>(net, kEach, [&](Rng&) {
      return Sitter{Sitter::opponent, nullptr, p, nullptr};
    });
    std::fprintf(stderr, "  %s %.1f", p->name.data(), won);
    sum += won;
  }
  std::fprintf(
      stderr, "\n  mean %.2f, training opponents mixed %.2f, pool mixed %.2f %%\n",
      sum / static_cast<double>(partners.size()),
      wins<N>(net, kMixed,
              [&](Rng& rng) {
                const auto i = rng.below(static_cast<std::uint32_t>(partners.size()));
                return Sitter{Sitter::opponent, nullptr, partners[i], nullptr};
              }),
      wins<N>(net, kMixed, [&](Rng& rng) {
        return Sitter{Sitter::style, nullptr, nullptr, &kPool[rng.below(kPool.size())].style};
      }));
}

void begin(Learner& learner, const PolicyNet& from, Rng& rng, float value) {
  learner.critic.draw(rng);
  learner.critic.out[0].fill(0);
  learner.critic.out_bias[0] = value;
  learner.actor = learner.magnet = in_reals(from);
  learner.past.fill(learner.actor);
}

template <int N>
int train(const std::string& path, const Plan& plan) {
  const auto partners = opponents::training_opponents_named("");
  if (plan.batches == 0) {
    PolicyNet net = built_in_policy();
    if (path != "-" && !read(net, path))
      return std::fprintf(stderr, "%s has no weights\n", path.c_str()), 1;
    return report<N>(net, *partners), 0;
  }
  const std::string saved = path + ".state";
  static State state;
  const Saved found = read_state(saved, state);
  if (found == Saved::cut_short) return std::fprintf(stderr, "%s is cut short\n", saved.c_str()), 1;
  if (found == Saved::none) {
    Rng rng(plan.seed);
    begin(state.own, built_in_policy(), rng, 1.0f / N);
    begin(state.exploiter, exploiters::trained_against_master(N), rng, 1.0f / N);
  }
  while (state.batches < plan.batches) {
    // Each run has random numbers of its own, so that an interrupted training gives the same as one
    // run.
    Trainer<N> trainer(state, *partners, plan);
    do trainer.batch();
    while (state.batches % kCheckpoint != 0 && state.batches < plan.batches);
    if (!write(rounded(state.own.actor), path) || !write_state(state, saved))
      return std::fprintf(stderr, "%s cannot be written\n", path.c_str()), 1;
    std::fprintf(stderr, "%d batches, its exploiter wins %.2f %%\n", state.batches,
                 100 * trainer.exploiter_wins());
  }
  report<N>(rounded(state.own.actor), *partners);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const auto number = [&](int i, int otherwise) {
    return count > i ? std::atoi(words[i]) : otherwise;
  };
  const int players = number(2, 0);
  if (players < 3 || players > 5) {
    std::fputs(
        "train_nothanks_hardening FILE PLAYERS [BATCHES [SEED [EXPLOITED [ITSELF [TOGETHER]]]]]\n",
        stderr);
    return 2;
  }
  Plan plan;
  plan.batches = number(3, plan.batches);
  plan.seed = static_cast<std::uint64_t>(number(4, 1));
  plan.exploited = static_cast<std::uint32_t>(number(5, 4));
  plan.itself = static_cast<std::uint32_t>(number(6, 2));
  plan.together = static_cast<float>(number(7, 0)) / 100;
  return with_players(players, [&]<int N>() { return train<N>(words[1], plan); });
}
