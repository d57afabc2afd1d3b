#pragma once
// Exercises on this device: the book that comes with the site, what was answered of it and how one
// is rated for that, and one's own slips of matches that were looked back at.

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/storage/store.h"

namespace tablee::app {

// The page's extra with the book: a file of its own, loaded only by users who want it.
inline constexpr std::string_view kBookExtra = "exercises";

// The file assets/exercises.txt: lines as engine/table/exercise.h writes them, set by set.
struct ExerciseSet {
  std::string name;  // "<kind of table>.<theme>", or exercise_table()
  std::vector<std::string> lines;
};

// One's own slip, or an exercise answered wrongly; it comes back after growing intervals.
struct Mistake {
  // How often it was answered well in a row, up to all of the intervals: then it stays away.
  static constexpr int kIntervals[] = {1, 3, 7};  // days
  static constexpr int kLearned = static_cast<int>(std::size(kIntervals)) + 1;

  std::string line;
  int answered = 0;
  std::string due = {};  // the day from which on it comes back; empty: at once
  bool learned() const { return answered == kLearned; }
  bool is_due(std::string_view today) const { return !learned() && due <= today; }
};

class Exercises {
 public:
  static constexpr int kStart = 1000;
  // More slips than anybody comes back to; a line has some hundred characters.
  static constexpr std::size_t kMostMistakes = 40;

  explicit Exercises(Store& store) : store_(store) {}

  // The book has arrived: of any text, the lines that read as sets count.
  [[gnu::noinline]] void open(std::string_view book);
  bool there() const { return !sets_.empty(); }
  const std::vector<ExerciseSet>& sets() const { return sets_; }
  const ExerciseSet* set(std::string_view name) const;

  // Was the first answer right? Nothing where there was none.
  std::optional<bool> first_answer(std::string_view line) const;
  // Lines of that set whose first answer was right.
  int solved(const ExerciseSet& set) const;
  // Notes a first answer and moves the rating; what it moved by. 0 for any other answer.
  int note(std::string_view line, bool right);
  int rating() const { return read().rating; }
  int answered() const { return static_cast<int>(read().first.size() / kNoted); }

  // That of the day, the same for everybody with this book: none comes again before all were there.
  // Empty where there is no such day, or no book.
  std::string_view of_day(std::string_view date) const;

  const std::vector<Mistake>& mistakes() const { return read().mistakes; }
  int mistakes_due(std::string_view today) const;
  int mistakes_learned() const;
  // Adds missing ones in order; the oldest learned ones are deleted for them. False if there was
  // not enough space.
  bool collect(const std::vector<std::string>& lines);
  // Adds an exercise answered wrongly, or begins its intervals again. Without space, the one that
  // is answered best is deleted for it.
  void missed(const std::string& line);
  // An answer to one of them. A wrong one begins its intervals again; a right one before it is due
  // changes nothing.
  void answer_mistake(std::string_view line, bool right, std::string_view today);

 private:
  static constexpr std::size_t kNoted = 6;  // letters

  // The stored data, read on first use.
  struct Stored {
    int rating = kStart;
    std::string first;              // " <id>+", or '-', of each
    std::vector<Mistake> mistakes;  // the oldest first
  };

  Stored& read() const;
  void write_answers();
  void write_mistakes();
  // Makes space for one more; false where only those would be deleted that were never answered
  // well, or, with `learned_only`, are not learned.
  bool make_space(bool learned_only);
  Mistake* mistake(std::string_view line);

  Store& store_;
  std::vector<ExerciseSet> sets_;
  mutable std::optional<Stored> kept_;
};

}  // namespace tablee::app
