#pragma once
// Any game behind one face: what the table, the bots' door, the window and the tools see. It lives
// with the games, as table and bots both stand on it and neither on the other. What is not virtual
// is asked by those who show a game (games/shown.h).

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/event.h"
#include "core/item.h"
#include "core/json.h"
#include "core/result.h"
#include "core/rng.h"
#include "games/game.h"
#include "games/shown.h"

namespace tablee {

class AnyGame;
class AnyState;

struct OptionInfo {
  std::string_view key;
  int low;
  int high;
  int fallback;  // the default
  bool flag;
};

// Options by key; those left out have their defaults. `players` is one of them.
using OptionSet = std::vector<std::pair<std::string, int>>;

// What one seat may know.
class AnyView {
 public:
  virtual ~AnyView() = default;
  virtual const AnyGame& game() const = 0;
  virtual Seat viewer() const = 0;
  virtual int players() const = 0;
  // The viewer's legal moves as texts, in a fixed order; none where it is not to act.
  virtual std::vector<std::string> legal_moves() const = 0;
  virtual bool needs_secret() const = 0;
  Message peek() const;
  virtual Scores totals() const = 0;
  virtual Scores standing() const = 0;
  Items describe() const;
  // Empty where the text is no move.
  Message describe_move(std::string_view move) const;
  // In the fewest words that name it, where the game has such; on the button that makes it after a
  // first tap.
  Message move_in_short(std::string_view move) const;
  Message move_on_button(std::string_view move) const;
  // Puts moves of several words together out of what lies on the table: `items` are this view's,
  // `begun` the words so far. What is to be touched next gets the action "compose <words>".
  void compose(Items& items, std::string_view begun) const;
  // The move that people mean who type this; itself where it says all.
  std::string typed(std::string_view move) const;
  // What the viewer holds that others don't see; empty where nothing.
  Message holding() const;
  // Its cards; empty where there are none.
  std::vector<HeldCard> held_cards() const;
  // Number cards of the round that the viewer has not seen; nothing where a game says none.
  virtual std::optional<CardSet> unseen() const = 0;
  virtual void write(json::Writer& out) const = 0;
  // A state that looks like this.
  virtual std::unique_ptr<AnyState> sample(Rng& rng) const = 0;
};

class AnyState {
 public:
  virtual ~AnyState() = default;
  virtual const AnyGame& game() const = 0;
  virtual std::unique_ptr<AnyState> clone() const = 0;
  virtual int players() const = 0;
  virtual bool over() const = 0;
  virtual bool needs_deal() const = 0;
  virtual SeatSet to_act() const = 0;
  // Deals the next round from "seed N" or the game's own text of the cards.
  virtual Status deal(std::string_view text, EventSink* sink) = 0;
  // The cards that "seed N" would deal now, spelled out.
  virtual std::string deal_text(std::uint64_t seed) const = 0;
  // An illegal or unreadable move is an error and changes nothing.
  virtual Status apply(Seat seat, std::string_view move, EventSink* sink) = 0;
  virtual std::unique_ptr<AnyView> view(Seat viewer) const = 0;
  // The table from that seat without its secrets.
  virtual std::unique_ptr<AnyView> open_view(Seat seat) const = 0;
  // Why events[at] of its match came about, from what all may know.
  Explanation explain(std::span<const Event> events, std::size_t at) const;
  // Everything, secrets included.
  virtual void write(json::Writer& out) const = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual std::string_view id() const = 0;
  virtual int rules_version() const = 0;
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual std::span<const OptionInfo> options() const = 0;
  // The plain game first.
  virtual std::span<const TableKind> kinds() const = 0;
  // Is an event of that kind told by the table's items as well?
  virtual bool is_detail(std::string_view event_kind) const = 0;
  // Those of one kind of table follow each other, in the order in which one learns.
  std::span<const Lesson> lessons() const { return shown().lessons; }
  // In the order of the rules.
  std::span<const Example> examples() const { return shown().examples; }
  // What people look up in its rules; maybe nothing.
  std::span<const Topic> topics() const { return shown().topics; }
  virtual Status check(const OptionSet& options) const = 0;
  // Whose total is best.
  virtual Goal goal() const = 0;
  // What parts seats whose totals are equal after these rounds, one figure each: the higher is
  // ahead. Empty: nothing does, they share the place.
  virtual std::vector<int> ties(const std::vector<std::vector<int>>& rounds) const = 0;
  // What ends a match with these options.
  virtual MatchEnd ends(const OptionSet& options) const = 0;
  // What the viewer of these two tables alone has got by the event between them, in words; empty:
  // nothing that others do not see.
  Message gained(const AnyView& before, const AnyView& after, const Event& event) const {
    return shown().gained(before, after, event);
  }
  // Points that somebody took there; nothing where nobody took anything.
  std::optional<int> taken(const Event& event) const { return shown().taken(event); }
  // Words of its moves that may be typed in one's own language: "<id>.typed.<word>".
  std::span<const std::string_view> move_words() const { return shown().move_words; }
  // Moves that are the same at every turn, each with its words "<id>.<move>": for the mirror a list
  // ("<id>.answers") that stays while others decide. None where moves are cards.
  std::span<const std::string_view> answers() const { return shown().answers; }
  // Which items of a table tell what the viewer holds, besides cards in hand: the begin of their
  // ids; empty: none.
  std::string_view held_items() const { return shown().held_items; }
  // Is that event of a match something that bots speak of?
  std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at) const {
    return shown().occasion(events, at);
  }
  // Is a round with these points one to be proud of?
  bool is_clean(int points) const { return shown().is_clean(points); }
  // Score pad for real cards: what is written down for each player, and the points it makes. Cards
  // that are listed go into `used`; one that is there already is an error.
  std::span<const std::string_view> pad_fields() const { return shown().pad_fields; }
  Result<int> pad_points(std::span<const std::string> fields, CardSet& used) const {
    return shown().pad_points(fields, used);
  }
  // What so many players can have of a field together; 0 where it is not counted.
  int pad_supply(std::string_view field, int players) const {
    return shown().pad_supply(field, players);
  }
  // All options of that set, defaults filled in, as a JSON object.
  virtual void write_options(json::Writer& out, const OptionSet& options) const = 0;
  virtual Result<std::unique_ptr<AnyState>> start(const OptionSet& options) const = 0;
  virtual Result<std::unique_ptr<AnyView>> read_view(const json::Value& value) const = 0;

  const Shown& shown() const;
};

inline Message AnyView::peek() const { return game().shown().peek(*this); }
inline Items AnyView::describe() const { return game().shown().describe(*this); }
inline Message AnyView::describe_move(std::string_view move) const {
  return game().shown().describe_move(*this, move);
}
inline Message AnyView::move_in_short(std::string_view move) const {
  return game().shown().move_in_short(*this, move);
}
inline Message AnyView::move_on_button(std::string_view move) const {
  return game().shown().move_on_button(*this, move);
}
inline void AnyView::compose(Items& items, std::string_view begun) const {
  game().shown().compose(*this, items, begun);
}
inline std::string AnyView::typed(std::string_view move) const {
  return game().shown().typed(*this, move);
}
inline Message AnyView::holding() const { return game().shown().holding(*this); }
inline std::vector<HeldCard> AnyView::held_cards() const {
  return game().shown().held_cards(*this);
}
inline Explanation AnyState::explain(std::span<const Event> events, std::size_t at) const {
  return game().shown().explain(*this, events, at);
}

// Every game of the house, in the order of the build's list.
std::span<const AnyGame* const> all_games();
// Null where there is none of that name.
const AnyGame* find_game(std::string_view id);
// The kind of table that these options make: the last whose flag is set, else the plain one.
TableKind kind_of(const AnyGame& game, const OptionSet& options);

}  // namespace tablee
