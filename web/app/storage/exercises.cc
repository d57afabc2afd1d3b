#include "web/app/storage/exercises.h"

#include <algorithm>
#include <numeric>

#include "core/date.h"
#include "core/scan.h"
#include "table/exercise.h"
#include "web/app/storage/lines.h"

namespace tablee::app {
namespace {

// The rating, then each id with '+' or '-'. A line a mistake: "0 <line>" is due at once, "1 <line>"
// is learned, and "2 <day> <line>" was answered well once and is due on that day, "3 …" twice and
// so on. Earlier versions had only the first two.
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

// The first answers carry more information.
int weight(int answered) { return answered < 10 ? 48 : answered < 30 ? 32 : 20; }

// The day that many days after that one; empty where there is none.
std::string days_after(std::string_view today, int days) {
  auto date = read_date(today);
  for (; date && days > 0; --days) date = day_after(*date);
  return date ? write_date(*date) : std::string();
}

std::optional<Mistake> read_mistake(std::string_view line) {
  Scan scan(line);
  const auto state = scan.number(0, Mistake::kLearned);
  if (!state) return std::nullopt;
  Mistake read;
  if (*state == 1) read.answered = Mistake::kLearned;
  if (*state > 1) {
    read.answered = *state - 1;
    read.due = scan.word();
    if (!read_date(read.due)) return std::nullopt;
  }
  if (scan.at_end()) return std::nullopt;
  read.line = scan.rest();
  return read;
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
      auto mistake = read_mistake(line);
      if (mistake && kept_->mistakes.size() < kMostMistakes)
        kept_->mistakes.push_back(std::move(*mistake));
    }
  return *kept_;
}

void Exercises::write_answers() {
  store_.put(kAnswersKey, std::to_string(kept_->rating) + kept_->first);
}

void Exercises::write_mistakes() {
  std::string text;
  for (const Mistake& mistake : kept_->mistakes)
    text +=
        (mistake.learned()       ? "1 "
         : mistake.answered == 0 ? "0 "
                                 : std::to_string(mistake.answered + 1) + " " + mistake.due + " ") +
        mistake.line + '\n';
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

int Exercises::mistakes_due(std::string_view today) const {
  return static_cast<int>(
      std::ranges::count_if(mistakes(), [&](const Mistake& m) { return m.is_due(today); }));
}

int Exercises::mistakes_learned() const {
  return static_cast<int>(std::ranges::count_if(mistakes(), &Mistake::learned));
}

Mistake* Exercises::mistake(std::string_view line) {
  for (Mistake& each : read().mistakes)
    if (exercise_id(each.line) == exercise_id(line)) return &each;
  return nullptr;
}

bool Exercises::make_space(bool learned_only) {
  auto& all = read().mistakes;
  if (all.size() < kMostMistakes) return true;
  const auto best = std::ranges::max_element(all, {}, &Mistake::answered);
  if (best->answered < (learned_only ? Mistake::kLearned : 1)) return false;
  all.erase(best);
  return true;
}

bool Exercises::collect(const std::vector<std::string>& lines) {
  bool space = true, changed = false;
  for (const std::string& line : lines) {
    if (mistake(line)) continue;
    if (!make_space(true)) {
      space = false;
      continue;
    }
    read().mistakes.push_back({line});
    changed = true;
  }
  if (changed) write_mistakes();
  return space;
}

void Exercises::missed(const std::string& line) {
  if (Mistake* again = mistake(line)) {
    again->answered = 0;
    again->due.clear();
  } else if (make_space(false)) {
    read().mistakes.push_back({line});
  } else {
    return;
  }
  write_mistakes();
}

void Exercises::answer_mistake(std::string_view line, bool right, std::string_view today) {
  Mistake* answered = mistake(line);
  if (!answered || (right && !answered->is_due(today))) return;
  answered->answered = right ? answered->answered + 1 : 0;
  const bool comes_back = right && !answered->learned();
  answered->due =
      comes_back ? days_after(today, Mistake::kIntervals[answered->answered - 1]) : std::string();
  // Without a calendar nothing can come back later.
  if (comes_back && answered->due.empty()) answered->answered = Mistake::kLearned;
  write_mistakes();
}

}  // namespace tablee::app
