#pragma once
// The committed exercises, assets/exercises.txt.

#include <string>

namespace tablee::test {

const std::string& exercise_book();

}  // namespace tablee::test
