#pragma once
// How a game is drawn. A game with a drawing of its own has one object of this kind, in
// web/games/<game>; any other is drawn by the default renderer (default_renderer.h). The build
// generates the list of them (renderers_list.h). web/draw asks the renderer of the game on the
// screen and knows no game itself.
//
// Lengths are CSS pixels. A renderer lives as long as the program; its arguments belong to the
// caller.

#include <cstdint>
#include <string_view>

#include "core/message.h"
#include "games/any_game.h"
#include "web/draw/frame/stage.h"
#include "web/draw/table/sides.h"

namespace tablee::draw {

// How a card is shown away from its table.
enum class CardShown : std::uint8_t {
  held,     // in somebody's hand in small, upright
  chosen,   // … and chosen
  lying,    // on the small table of an example, upright or square
  asked,    // … the one that it is about: 5 : 7
  touched,  // … and pointed at
};

class GameRenderer {
 public:
  // --- The table. `stage.frame.view` is one of this game's in all of these.

  // Draws it within stage.safe. Where shows_table() is false, its last updates alone are still
  // told; `skip` ends what still moves. What is told in steps starts from how the table lay before.
  virtual void draw(Stage& stage, bool skip) = 0;
  // What stands beside it, where there is room; after draw(). Comes with the program's second half.
  virtual void draw_sides(Stage& stage, const SideRoom& room) = 0;
  // The table still catches up with the updates.
  virtual bool settling() const = 0;
  // How many of the updates, counted from the last, it has not come to yet.
  virtual std::size_t untold() const = 0;
  // Another screen is shown from now on: what has not been told is true at once.
  virtual void leave() = 0;
  // What lies on the table as far as it has told, where it draws that from items alone; it comes as
  // Frame::told. Null: the screen's items say it.
  virtual const Items* told() const { return nullptr; }
  // Words that it says beside those of the items; they come as Frame::aside. Empty: none.
  virtual Message aside() const { return {}; }

  // --- In small

  // A card of this game; nothing where the text is none.
  virtual void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const = 0;
  // Do the rows of an example lie on lanes that have room for five?
  virtual bool has_lanes() const { return false; }
  // Which of Theme::poster is the ground of that kind of table's poster.
  virtual int poster_ground(std::string_view kind) const = 0;
  // The picture on it: as large as fits.
  virtual void poster(const Pen& pen, const Rect& r, std::string_view kind) const = 0;

 protected:
  ~GameRenderer() = default;
};

// Are the items those of a table? The end of a round shows a sheet instead.
bool shows_table(const Frame& frame);

GameRenderer& renderer_of(const AnyGame& game);
// The renderer of the game that this kind of table is one of; the first game's where there is none.
GameRenderer& renderer_of_kind(std::string_view kind);

}  // namespace tablee::draw
