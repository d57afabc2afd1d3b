#include "tools/arena/lab_opponents.h"

#include "lab/exploiters/exploiters.h"
#include "lab/opponents/opponents.h"

namespace tablee::tools {

const BotInfo* find_lab_opponent(std::string_view game, std::string_view name) {
  const BotInfo* opponent = find_opponent(game, name);
  return opponent ? opponent : find_exploiter(game, name);
}

bool is_held_out_opponent(std::string_view game, std::string_view name) {
  return is_held_out(game, name);
}

}  // namespace tablee::tools
