#pragma once
// A network of one hidden layer of rectified units in real numbers, and Adam (Kingma and Ba 2015).
// Policies are trained in it before their weights are rounded. It is small enough to be copied.

#include <array>
#include <cmath>
#include <vector>

#include "core/rng.h"

namespace tablee {

inline float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24f; }

// A random number that is about normal: mean 0, deviation 1.
inline float normal(Rng& rng) {
  float sum = -6;
  for (int i = 0; i < 12; ++i) sum += uniform(rng);
  return sum;
}

template <int In, int Hidden, int Out>
struct Mlp {
  using Inputs = std::array<float, In>;
  using Layer = std::array<float, Hidden>;
  using Outputs = std::array<float, Out>;

  std::array<Layer, In> in{};
  Layer bias{};
  std::array<Layer, Out> out{};
  Outputs out_bias{};

  static constexpr std::size_t kSize = (In + 1 + Out) * Hidden + Out;
  float* all() { return in[0].data(); }

  void draw(Rng& rng) {
    for (Layer& column : in)
      for (float& w : column) w = normal(rng) / std::sqrt(static_cast<float>(In) / 4);
    for (Layer& row : out)
      for (float& w : row) w = normal(rng) / Hidden;
  }

  // Computes the hidden units and outputs.
  void forward(const Inputs& x, Layer& hidden, Outputs& y) const {
    hidden = bias;
    for (std::size_t i = 0; i < In; ++i) {
      if (x[i] == 0) continue;
      for (std::size_t h = 0; h < Hidden; ++h) hidden[h] += x[i] * in[i][h];
    }
    for (float& h : hidden) h = h > 0 ? h : 0;
    for (std::size_t o = 0; o < Out; ++o) {
      float sum = out_bias[o];
      for (std::size_t h = 0; h < Hidden; ++h) sum += hidden[h] * out[o][h];
      y[o] = sum;
    }
  }

  // Adds the gradient of each weight for the slopes `dy` of the outputs.
  void backward(const Inputs& x, const Layer& hidden, const Outputs& dy, Mlp& gradient) const {
    Layer d{};
    for (std::size_t o = 0; o < Out; ++o) {
      gradient.out_bias[o] += dy[o];
      for (std::size_t h = 0; h < Hidden; ++h) {
        gradient.out[o][h] += dy[o] * hidden[h];
        d[h] += dy[o] * out[o][h];
      }
    }
    for (std::size_t h = 0; h < Hidden; ++h) d[h] = hidden[h] > 0 ? d[h] : 0;
    for (std::size_t h = 0; h < Hidden; ++h) gradient.bias[h] += d[h];
    for (std::size_t i = 0; i < In; ++i) {
      if (x[i] == 0) continue;
      for (std::size_t h = 0; h < Hidden; ++h) gradient.in[i][h] += x[i] * d[h];
    }
  }
};

template <class Net>
class Adam {
 public:
  // Takes one step down that gradient.
  void step(Net& net, Net& gradient, float rate) {
    ++steps_;
    const float fix1 = 1 - std::pow(0.9f, static_cast<float>(steps_));
    const float fix2 = 1 - std::pow(0.999f, static_cast<float>(steps_));
    float *w = net.all(), *g = gradient.all(), *m = mean_.all(), *s = square_.all();
    for (std::size_t i = 0; i < Net::kSize; ++i) {
      m[i] = 0.9f * m[i] + 0.1f * g[i];
      s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
      w[i] -= rate * (m[i] / fix1) / (std::sqrt(s[i] / fix2) + 1e-8f);
    }
  }

 private:
  Net mean_{}, square_{};
  int steps_ = 0;
};

// Scales the gradient down to a norm of at most `most`.
template <class Net>
void clip(Net& gradient, float most) {
  float sum = 0;
  for (std::size_t i = 0; i < Net::kSize; ++i) sum += gradient.all()[i] * gradient.all()[i];
  if (sum > most * most)
    for (std::size_t i = 0; i < Net::kSize; ++i) gradient.all()[i] *= most / std::sqrt(sum);
}

// Sets slopes to 0 whose squares a float hardly represents: with -ffast-math their square root may
// be no number, and Adam would spread that over the whole network.
template <class Net>
void drop_tiny(Net& gradient) {
  for (std::size_t i = 0; i < Net::kSize; ++i)
    if (std::abs(gradient.all()[i]) < 1e-12f) gradient.all()[i] = 0;
}

}  // namespace tablee
