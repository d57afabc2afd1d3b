#include "lab/opponents/nimmt/opponents.h"

#include "lab/opponents/nimmt/held_out.h"

namespace tablee::nimmt::opponents {

const BotInfo* find_training_opponent(std::string_view name) {
  return find_in(training_opponents(), name);
}
const BotInfo* find_held_out(std::string_view name) { return find_in(held_out_opponents(), name); }

}  // namespace tablee::nimmt::opponents
