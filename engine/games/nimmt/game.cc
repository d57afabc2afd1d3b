#include "games/nimmt/game.h"

#include "games/any_game_of.h"

namespace tablee::nimmt {

const View* view_of(const AnyView& any) { return tablee::view_of<Game>(any); }

}  // namespace tablee::nimmt
