#include "lab/opponents/nothanks/minds.h"

#include <algorithm>

namespace tablee::nothanks::opponents {
namespace {

// The number of other seats for which the card continues a run.
int keen(const Seen& s) {
  int count = 0;
  for (int i = 1; i < s.players; ++i) count += s.change[i] <= 0;
  return count;
}

int fewest_chips(const Seen& s) {
  return *std::min_element(s.chips.begin() + 1, s.chips.begin() + s.players);
}

}  // namespace

std::size_t of_players(const Seen& s) { return std::min(s.players, 5) - 3; }

Features plain_features(const Seen& s) {
  return {16,
          s.card,
          s.change[0],
          4 * s.pot,
          2 * s.chips[0],
          16 * (s.chips[0] <= 2),
          16 * s.free(-1),
          16 * s.free(1),
          16 * s.gaps(),
          8 * keen(s),
          s.left,
          2 * s.chips[1]};
}

Features shrewd_features(const Seen& s) {
  return {16,
          std::max(s.change[0], 0),
          16 * (s.change[0] <= 0),
          4 * s.pot,
          64 * s.pot / s.card,
          std::min(s.chips[0], 6) * 4,
          2 * std::max(s.chips[0] - 6, 0),
          16 * (s.gaps() > 0),
          16 * (keen(s) > 0),
          4 * fewest_chips(s),
          16 * (s.card >= 25),
          16 * (s.pot >= s.players)};
}

int sum(const Linear& rule, const Features& features) {
  int sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) sum += rule[i] * features[i];
  return sum;
}

NetInputs net_inputs(const Seen& s) {
  NetInputs x{};
  x[0] = static_cast<float>(s.card) / 20;
  x[1] = static_cast<float>(s.pot) / 8;
  x[2] = static_cast<float>(s.left) / 24;
  x[3] = static_cast<float>(s.free(-1));
  x[4] = static_cast<float>(s.free(1));
  x[5] = static_cast<float>(s.gaps());
  for (std::size_t i = 0, count = std::min(s.players, 5); i < count; ++i) {
    x[6 + 4 * i] = static_cast<float>(s.chips[i]) / 11;
    x[7 + 4 * i] = static_cast<float>(s.chips[i] <= 1);
    x[8 + 4 * i] = static_cast<float>(s.change[i]) / 20;
    x[9 + 4 * i] = static_cast<float>(s.score[i]) / 50;
  }
  return x;
}

float log_odds(const Net& net, const Seen& s) {
  constexpr float kOne = 1024;
  const NetInputs x = net_inputs(s);
  float odds = net.out_bias / kOne;
  for (std::size_t h = 0; h < kNetHidden; ++h) {
    float sum = net.bias[h] / kOne;
    for (std::size_t i = 0; i < kNetInputs; ++i) sum += x[i] * (net.in[i][h] / kOne);
    odds += std::max(sum, 0.0f) * (net.out[h] / kOne);
  }
  return odds;
}

}  // namespace tablee::nothanks::opponents
