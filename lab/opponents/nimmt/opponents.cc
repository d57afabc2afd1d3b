#include "strangers/nimmt/strangers.h"

#include "strangers/nimmt/examiners.h"

namespace tablee::nimmt::strangers {

const BotInfo* find_sparring(std::string_view name) { return find_in(sparring(), name); }
const BotInfo* find_examiner(std::string_view name) { return find_in(examiners(), name); }

}  // namespace tablee::nimmt::strangers
