#include "web/app/storage/lessons_taken.h"

#include <algorithm>

#include "core/scan.h"

namespace tablee::app {
namespace {

constexpr int kMostSteps = 99;
constexpr std::size_t kMostFinished = 200;

std::string name_of(std::string_view kind, std::string_view id) {
  return std::string(kind) + "." + std::string(id);
}

}  // namespace

bool LessonsTaken::has_finished(std::string_view lesson_kind, std::string_view lesson_id) const {
  return std::find(finished.begin(), finished.end(), name_of(lesson_kind, lesson_id)) !=
         finished.end();
}

void LessonsTaken::finish(std::string_view lesson_kind, std::string_view lesson_id) {
  if (!has_finished(lesson_kind, lesson_id)) finished.push_back(name_of(lesson_kind, lesson_id));
  kind.clear();
  id.clear();
  step = 0;
}

LessonsTaken read_lessons(const Store& store) {
  LessonsTaken taken;
  const std::string* text = store.find(kLessonsKey);
  if (!text) return taken;
  Scan scan(*text);
  const auto word = [&] {
    const std::string_view found = scan.word();
    return std::string(found == "-" ? std::string_view() : found);
  };
  taken.open = scan.number(0, 1) == 1;
  taken.kind = word();
  taken.id = word();
  taken.step = static_cast<std::size_t>(scan.number(0, kMostSteps).value_or(0));
  while (!scan.at_end() && taken.finished.size() < kMostFinished)
    taken.finished.emplace_back(scan.word());
  return taken;
}

void write_lessons(Store& store, const LessonsTaken& taken) {
  const bool none = taken.kind.empty() || taken.id.empty();
  std::string text = taken.open ? "1 " : "0 ";
  text += none ? "- -" : taken.kind + " " + taken.id;
  text += " " + std::to_string(taken.step);
  for (const std::string& each : taken.finished) text += " " + each;
  const std::string* before = store.find(kLessonsKey);
  if (!before || *before != text) store.put(kLessonsKey, std::move(text));
}

}  // namespace tablee::app
