#include "core/ids.h"

namespace tablee::ids {

std::string numbered(std::string_view start, int number) {
  return std::string(start) += std::to_string(number);
}

std::string inside(std::string_view id, std::string_view name) {
  return (std::string(id) += '.') += name;
}

std::string inside(std::string_view id, int number) { return inside(id, std::to_string(number)); }

}  // namespace tablee::ids
