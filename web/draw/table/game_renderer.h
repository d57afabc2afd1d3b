#pragma once
// The interface of a game's renderer. A game with a drawing of its own has one object of this type,
// in web/games/<game>; all others are drawn by the default renderer (default_renderer.h). The build
// generates the list of renderers (renderers_list.h). web/draw calls the renderer of the game on
// the screen and knows no game itself.
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

// How a card is drawn outside its table.
enum class CardShown : std::uint8_t {
  held,     // in a small hand, upright
  chosen,   // in a small hand, chosen
  lying,    // on the table of an example, upright or square
  asked,    // the card that an example is about, 5 : 7
  touched,  // the same under the pointer
};

class GameRenderer {
 public:
  // --- The table. In all of these functions `stage.frame.view` is one of this game's.

  // Draws the table within stage.safe. Where shows_table() is false, it only finishes the animation
  // of the last updates; `skip` ends it at once. An animation starts from the table before the
  // updates.
  virtual void draw(Stage& stage, bool skip) = 0;
  // Draws the panels beside the table, where there is space; after draw(). In the deferred part of
  // the program.
  virtual void draw_sides(Stage& stage, const SideAreas& areas) = 0;
  // Whether the animation of the updates is still running.
  virtual bool settling() const = 0;
  // The number of updates that are not shown yet.
  virtual std::size_t pending() const = 0;
  // Another screen is shown from now on: pending updates count as shown.
  virtual void leave() = 0;
  // The items on the table at the current point of the animation, if the renderer draws it from
  // items alone; they come back as Frame::told. Null: the items of the screen are current.
  virtual const Items* told() const { return nullptr; }
  // A text to show besides those of the items; it comes back as Frame::aside. Empty: none.
  virtual Message aside() const { return {}; }

  // --- Pictures of cards

  // Draws a card of this game; nothing where the text is no card.
  virtual void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const = 0;
  // Whether the rows of an example are drawn on lanes with places for five cards.
  virtual bool has_lanes() const { return false; }
  // The index in Theme::poster of the background of that kind of table's poster.
  virtual int poster_ground(std::string_view kind) const = 0;
  // Draws the picture on the poster, as large as fits.
  virtual void poster(const Pen& pen, const Rect& r, std::string_view kind) const = 0;

 protected:
  ~GameRenderer() = default;
};

// Whether the items are those of a table. The end of a round shows a sheet instead.
bool shows_table(const Frame& frame);

GameRenderer& renderer_of(const AnyGame& game);
// The renderer of the game that has this kind of table; the first game's where there is none.
GameRenderer& renderer_of_kind(std::string_view kind);

}  // namespace tablee::draw
