#include "web/app/storage/exercises.h"

#include <algorithm>
#include <numeric>

#include "core/date.h"
#include "core/scan.h"
#include "table/exercise.h"

namespace tablee::app {
namespace {

// The rating, then each id with '+' or '-'; a line a slip, 0 or 1 before it.
constexpr std::string_view kAnswersKey = "exercises", kMistakesKey = "mistakes";
constexpr std::size_t kMostAnswers = 2000;
constexpr int kLowest = 100, kHighest = 3000;

// Of a hundred answers, how many are right of who is rated so much higher than the exercise: 1 / (1
// + 10^(−d / 400)), from 0 in steps of 50.
int expected(int ahead) {
  constexpr int kRight[] = {50, 57, 64, 70, 76, 81, 85, 88, 91, 93, 95, 96, 97};
  const auto step = std::min<std::size_t>(static_cast<std::size_t>(std::abs(ahead) + 25) / 50,
                                          std::size(kRight) - 1);
  return ahead < 0 ? 100 - kRight[step] : kRight[step];
}

// The first ones tell more.
int weight(int answered) { return answered < 10 ? 48 : answered < 30 ? 32 : 20; }

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

}  // namespace

void Exercises::open(std::string_view book) {
  sets_.clear();
  for (const std::string_view line : lines_of(book)) {
    if (line.starts_with("= "))
      sets_.push_back({std::string(line.substr(2)), {}});
    else if (!sets_.empty() && exercise_rating(line) > 0)
      sets_.back().lines.emplace_back(line);
  }
  std::erase_if(sets_, [](const ExerciseSet& set) { return set.lines.empty(); });
}

const ExerciseSet* Exercises::set(std::string_view name) const {
  const auto at = std::find_if(sets_.begin(), sets_.end(),
                               [&](const ExerciseSet& set) { return set.name == name; });
  return at == sets_.end() ? nullptr : &*at;
}

Exercises::Stored& Exercises::read() const {
  if (kept_) return *kept_;
  kept_.emplace();
  if (const std::string* text = store_.find(kAnswersKey)) {
    Scan scan(*text);
    kept_->rating = scan.number(kLowest, kHighest).value_or(kStart);
    while (!scan.at_end() && kept_->first.size() < kMostAnswers * kNoted) {
      const std::string_view word = scan.word();
      if (word.size() + 1 == kNoted && (word.back() == '+' || word.back() == '-'))
        kept_->first.append(" ").append(word);
    }
  }
  if (const std::string* text = store_.find(kMistakesKey))
    for (const std::string_view line : lines_of(*text)) {
      Scan scan(line);
      const auto state = scan.number(0, 1);
      if (state && !scan.at_end() && kept_->mistakes.size() < kMostMistakes)
        kept_->mistakes.push_back({std::string(scan.rest()), *state == 1});
    }
  return *kept_;
}

void Exercises::write_answers() {
  store_.put(kAnswersKey, std::to_string(kept_->rating) + kept_->first);
}

void Exercises::write_mistakes() {
  std::string text;
  for (const Mistake& mistake : kept_->mistakes)
    text += std::string(mistake.learned ? "1 " : "0 ") + mistake.line + '\n';
  store_.put(kMistakesKey, std::move(text));
}

std::optional<bool> Exercises::first_answer(std::string_view line) const {
  const std::string& first = read().first;
  const std::size_t at = first.find(' ' + exercise_id(line));
  return at == std::string::npos ? std::nullopt : std::optional(first[at + kNoted - 1] == '+');
}

int Exercises::solved(const ExerciseSet& set) const {
  return static_cast<int>(std::count_if(
      set.lines.begin(), set.lines.end(),
      [&](const std::string& line) { return first_answer(line) == std::optional(true); }));
}

int Exercises::note(std::string_view line, bool right) {
  Stored& kept = read();
  const int rated = exercise_rating(line);
  if (rated == 0 || kept.first.size() >= kMostAnswers * kNoted || first_answer(line)) return 0;
  const int share = (right ? 100 : 0) - expected(kept.rating - rated);
  const int before = kept.rating;
  kept.rating = std::clamp(before + share * weight(answered()) / 100, kLowest, kHighest);
  kept.first += ' ' + exercise_id(line) + (right ? '+' : '-');
  write_answers();
  return kept.rating - before;
}

std::string_view Exercises::of_day(std::string_view text) const {
  const auto date = read_date(text);
  std::size_t count = 0;
  for (const ExerciseSet& set : sets_) count += set.lines.size();
  if (!date || count == 0) return {};
  // Two days after each other are of different games: far steps, which meet all of them.
  std::size_t step = 37;
  while (std::gcd(step, count) != 1) ++step;
  std::size_t at = static_cast<std::size_t>(day_number(*date)) * step % count;
  for (const ExerciseSet& set : sets_) {
    if (at < set.lines.size()) return set.lines[at];
    at -= set.lines.size();
  }
  return {};
}

int Exercises::mistakes_left() const {
  const auto& all = mistakes();
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [](const Mistake& m) { return !m.learned; }));
}

bool Exercises::collect(const std::vector<std::string>& lines) {
  auto& all = read().mistakes;
  bool room = true, changed = false;
  for (const std::string& line : lines) {
    const auto same = [&](const Mistake& m) { return exercise_id(m.line) == exercise_id(line); };
    if (std::any_of(all.begin(), all.end(), same)) continue;
    if (all.size() == kMostMistakes) {
      const auto old =
          std::find_if(all.begin(), all.end(), [](const Mistake& m) { return m.learned; });
      if (old == all.end()) {
        room = false;
        continue;
      }
      all.erase(old);
    }
    all.push_back({line, false});
    changed = true;
  }
  if (changed) write_mistakes();
  return room;
}

void Exercises::learned(std::string_view line) {
  for (Mistake& mistake : read().mistakes)
    if (mistake.line == line && !mistake.learned) {
      mistake.learned = true;
      write_mistakes();
    }
}

}  // namespace tablee::app
