#include "web/games/nothanks/table.h"

namespace tablee::nothanks::drawing {

const nothanks::View& view(const Stage& s) { return *nothanks::view_of(*s.frame.view); }

}  // namespace tablee::nothanks::drawing
