#pragma once
// The lessons that were finished on this device, and the one that was begun last and is not
// finished.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/storage/store.h"

namespace tablee::app {

// The stored text: "1" while the lesson is on the screen, else "0"; its kind, its id and the step;
// then "<kind>.<id>" of each finished lesson. "-" stands for no kind and no id.
inline constexpr std::string_view kLessonsKey = "lessons";

struct LessonsTaken {
  bool open = false;                  // on the screen, also when the page is closed
  std::string kind, id;               // of the lesson that is not finished; empty: there is none
  std::size_t step = 0;               // of the learner, from 0
  std::vector<std::string> finished;  // "<kind>.<id>"

  bool has_finished(std::string_view lesson_kind, std::string_view lesson_id) const;
  void finish(std::string_view lesson_kind, std::string_view lesson_id);
};

LessonsTaken read_lessons(const Store& store);
void write_lessons(Store& store, const LessonsTaken& taken);
// Was a lesson on the screen when the page was closed?
inline bool was_in_lesson(const Store& store) {
  const std::string* text = store.find(kLessonsKey);
  return text && text->starts_with("1 ");
}

}  // namespace tablee::app
