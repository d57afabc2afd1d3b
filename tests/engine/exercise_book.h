#pragma once
// The book of exercises that is committed, assets/exercises.txt.

#include <string>

namespace tablee::test {

const std::string& exercise_book();

}  // namespace tablee::test
