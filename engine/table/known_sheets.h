#pragma once
// Finds which sheets of a file are stored already, and which are near-duplicates of stored ones.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "table/sheet.h"

namespace tablee {

enum class Likeness : std::uint8_t {
  fresh,  // no stored sheet is like it
  same,   // it is stored
  near,   // a stored sheet with small differences, such as a correction
};

class KnownSheets {
 public:
  // Adds a stored sheet with its key.
  void add(std::string_view key, const Sheet& sheet);

  struct Answer {
    Likeness likeness = Likeness::fresh;
    std::string key;  // of the stored sheet; empty for fresh
  };
  // One answer for each sheet. A stored sheet is the answer for at most one, so that the number of
  // equal matches stays right. Near-duplicates have the same kind of table and
  //   the same points for the same players, in any order of seats, on one day, or on an unknown
  //   day, or in at least three rounds; or the same players on one day, with equal points in half
  //   of the shorter match's rounds; or the same points, at least four numbers, on one day under
  //   other names.
  std::vector<Answer> compare(const std::vector<const Sheet*>& sheets);

 private:
  struct Known {
    std::string key;
    Sheet sheet;
    bool taken = false;
  };
  // Indices in all_ of the sheets with one sign; the first `done` are taken.
  struct Bucket {
    std::vector<std::size_t> at;
    std::size_t done = 0;
  };
  using Signs = std::unordered_map<std::string, Bucket>;
  std::size_t find(Signs& signs, const std::string& sign, const Sheet& sheet,
                   bool (*alike)(const Sheet&, const Sheet&));
  std::size_t find_near(const Sheet& sheet);

  std::vector<Known> all_;
  Signs by_line_, by_points_, by_players_, by_columns_;
};

}  // namespace tablee
