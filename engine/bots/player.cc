#include "bots/player.h"

#include <algorithm>

#include "bots/chances.h"
#include "core/rng.h"

namespace tablee {
namespace {

// How far whims move a choice, in thousandths of `most` for a halving of the chance: the
// temperature at which moves are chosen by their costs.
constexpr int whim_of(Character character) {
  switch (character) {
    case Character::chick:
      return 500;
    case Character::pig:
    case Character::goat:
      return 60;
    case Character::tortoise:
    case Character::squirrel:
      return 20;
    default:
      return 40;
  }
}

class PlayerThinking final : public Thinking {
 public:
  PlayerThinking(Character character, const Question& q, std::unique_ptr<Thinking> level,
                 Dislikes dislikes, int most)
      : question_(q),
        level_(std::move(level)),
        dislikes_(dislikes),
        most_(most),
        whim_(whim_of(character)) {}

  bool step(int ms) override { return level_->step(ms); }
  Decision decision() const override {
    Decision d = level_->decision();
    if (d.evaluations.size() < 2) return d;
    int least = d.evaluations.front().cost;
    for (const Evaluation& e : d.evaluations) least = std::min(least, e.cost);
    std::int64_t best = 0;
    std::string move;
    for (std::size_t i = 0; i < question_.legal.size(); ++i) {
      const std::string& legal = question_.legal[i];
      const auto known = std::find_if(d.evaluations.begin(), d.evaluations.end(),
                                      [&](const Evaluation& e) { return e.move == legal; });
      // What the level has found not worth trying, or too dear, is no choice.
      if (known == d.evaluations.end() || known->cost - least > most_) continue;
      const std::int64_t cost = known->cost - least + dislike(i) + whim(i);
      if (!move.empty() && cost >= best) continue;
      best = cost;
      move = legal;
    }
    d.move = std::move(move);
    return d;
  }

 private:
  std::int64_t dislike(std::size_t i) const {
    return i < dislikes_.size() ? std::int64_t{dislikes_[i]} * most_ / kDislike : 0;
  }
  // Exponentially distributed, by the question's noise alone.
  std::int64_t whim(std::size_t i) const {
    const std::uint64_t dice = mix(question_.noise ^ mix(i + 1));
    const int sixteenths = sixteenths_to(static_cast<std::uint32_t>(dice % 65536) + 1);
    return std::int64_t{whim_} * most_ / 1000 * sixteenths / 16;
  }

  const Question& question_;
  std::unique_ptr<Thinking> level_;
  Dislikes dislikes_;
  int most_;
  int whim_;
};

}  // namespace

std::unique_ptr<Thinking> think_as(Character character, const Question& question,
                                   std::unique_ptr<Thinking> level, Dislikes dislikes, int most) {
  return std::make_unique<PlayerThinking>(character, question, std::move(level), dislikes, most);
}

}  // namespace tablee
