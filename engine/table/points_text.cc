#include "table/points_text.h"

#include <string>

namespace tablee {

Message points_text(std::string_view game, int points) {
  return msg_family(std::string(game) + ".", "points").with("points", points);
}

}  // namespace tablee
