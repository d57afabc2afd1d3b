#include "games/nothanks/game.h"

#include "games/any_game_of.h"

namespace tablee::nothanks {

const View* view_of(const AnyView& any) { return tablee::view_of<Game>(any); }

}  // namespace tablee::nothanks
