#include "tools/arena/lab_opponents.h"

namespace tablee::tools {

const BotInfo* find_lab_opponent(std::string_view, std::string_view) { return nullptr; }
bool is_held_out_opponent(std::string_view, std::string_view) { return false; }

}  // namespace tablee::tools
