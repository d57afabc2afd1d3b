#include "web/app/summaries/result_text.h"

#include <algorithm>

#include "table/outcome.h"
#include "table/points_text.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

// The most rows of squares in a message, so that it stays short: of a long match, its last rounds.
constexpr std::size_t kMostRows = 12;

// U+1F7E9 green, E8 yellow, E7 orange, E5 red: they differ in nothing but their last byte. For
// other people's programs only; here nothing draws them.
void add_square(std::string& text, int cost) {
  text += "\xF0\x9F\x9F";
  text += static_cast<char>(cost <= 0 ? 0xA9 : cost < 5 ? 0xA8 : cost < 10 ? 0xA7 : 0xA5);
}

// The squares as text, for screen readers.
Message squares_in_words(const Outcome& outcome, std::string_view game) {
  int count = 0, free = 0, worst = 0;
  for (const auto& round : outcome.costs) {
    count += static_cast<int>(round.size());
    for (const int cost : round) {
      free += cost <= 0;
      worst = std::max(worst, cost);
    }
  }
  return msg_family(std::string(game) + ".", "result")
      .with("count", count)
      .with("free", free)
      .with_message("worst", points_text(game, worst));
}

}  // namespace

Message score_text(const Match& match, const Outcome& outcome) {
  return (outcome.shared ? msg("daily.score_tied") : msg("daily.score"))
      .with_message("points", points_text(match.setup().game->id(), outcome.points))
      .with("rank", outcome.rank)
      .with("count", match.players());
}

std::string result_text(const Match& match, Seat seat, bool daily, text::Language language) {
  const Setup& setup = match.setup();
  const Outcome outcome = outcome_of(match, seat);
  std::string text =
      text::render(language, (daily ? msg("daily.result") : msg("result.match"))
                                 .with_message("date", date_text(setup.date))
                                 .with_message("game", kind_text(*setup.game, setup.options))
                                 .with_message("score", score_text(match, outcome)));
  text += '\n';
  const std::size_t rows = outcome.costs.size();
  for (std::size_t row = rows - std::min(rows, kMostRows); row < rows; ++row) {
    for (const int cost : outcome.costs[row]) add_square(text, cost);
    if (!outcome.costs[row].empty()) text += '\n';
  }
  text += text::render(language, squares_in_words(outcome, setup.game->id()));
  text += '\n';
  return text + text::render(language, msg("result.challenge"));
}

}  // namespace tablee::app
