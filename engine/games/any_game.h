#pragma once
// One interface to any game, for the table, the protocol, the window and the tools. It is in
// engine/games because both the table and the bots use it, and neither of them uses the other.
// Members that are not virtual come from the game's Presentation; only a program that presents
// games links them.

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
#include "games/presentation.h"

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

// The part of a state that one seat may know.
class AnyView {
 public:
  virtual ~AnyView() = default;
  virtual const AnyGame& game() const = 0;
  virtual Seat viewer() const = 0;
  virtual int players() const = 0;
  // The viewer's legal moves as texts, in a fixed order; none where it is not to act.
  virtual std::vector<std::string> legal_moves() const = 0;
  virtual bool needs_secret() const = 0;
  virtual Scores totals() const = 0;
  virtual Scores standing() const = 0;
  virtual void write(json::Writer& out) const = 0;
  // Draws a state at random among those that look like this view.
  virtual std::unique_ptr<AnyState> sample(Rng& rng) const = 0;

  Items describe() const;
  // Returns an empty message where the text is no legal move; so do the next two functions.
  Message describe_move(std::string_view move) const;
  // Optional parts of the game (games/extras.h).
  Message move_in_short(std::string_view move) const;
  Cause cause(std::string_view move) const;
  std::string suggested() const;
  Message move_on_button(std::string_view move) const;
  void compose(Items& items, std::string_view begun) const;
  ExampleTable example() const;
  std::string typed(std::string_view move) const;
  Message peek() const;
  Message holding() const;
  std::vector<HeldCard> held_cards() const;
  std::optional<CardSet> unseen() const;
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
  // Deals the next round from "seed N" or from the game's own text of the cards.
  virtual Status deal(std::string_view text, EventSink* sink) = 0;
  // The cards that "seed N" would deal now, spelled out.
  virtual std::string deal_text(std::uint64_t seed) const = 0;
  // An illegal or unreadable move is an error and changes nothing.
  virtual Status apply(Seat seat, std::string_view move, EventSink* sink) = 0;
  virtual std::unique_ptr<AnyView> view(Seat viewer) const = 0;
  // The table as that seat sees it without its own secrets.
  virtual std::unique_ptr<AnyView> open_view(Seat seat) const = 0;
  // Optional parts of the game (games/extras.h).
  Cause cause(std::span<const Event> events, std::size_t at) const;
  std::unique_ptr<AnyView> laid_open(Seat seat) const;
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
  // The kinds of table, the plain game first.
  virtual std::span<const TableKind> kinds() const = 0;
  virtual Status check(const OptionSet& options) const = 0;
  // Whether the lowest or the highest total wins.
  virtual Goal goal() const = 0;
  // ScoringExtras::ties of the points of these rounds (games/extras.h).
  virtual std::vector<int> ties(const std::vector<std::vector<int>>& rounds) const = 0;
  // What ends a match with these options.
  virtual MatchEnd ends(const OptionSet& options) const = 0;
  // All options of that set, defaults filled in, as a JSON object.
  virtual void write_options(json::Writer& out, const OptionSet& options) const = 0;
  virtual Result<std::unique_ptr<AnyState>> start(const OptionSet& options) const = 0;
  virtual Result<std::unique_ptr<AnyView>> read_view(const json::Value& value) const = 0;

  std::span<const EventKind> event_kinds() const { return presentation().event_kinds; }
  // EventKind::detail of that kind.
  bool is_detail(std::string_view event_kind) const;
  // Optional parts of the game (games/extras.h).
  std::span<const Lesson> lessons() const { return presentation().lessons; }
  std::span<const Example> examples() const { return presentation().examples; }
  std::span<const Topic> topics() const { return presentation().topics; }
  std::span<const OpenRound> open_rounds() const { return presentation().open_rounds; }
  std::span<const std::string_view> plain_moves() const { return presentation().plain_moves; }
  std::span<const std::string_view> move_words() const { return presentation().move_words; }
  std::span<const std::string_view> answers() const { return presentation().answers; }
  std::string_view held_items() const { return presentation().held_items; }
  Message gained(const AnyView& before, const AnyView& after, const Event& event) const {
    return presentation().gained(before, after, event);
  }
  // Whether the game has EventExtras::taken.
  bool takes_points() const { return presentation().takes_points; }
  std::optional<int> taken(const Event& event) const { return presentation().taken(event); }
  bool is_clean(int points) const { return presentation().is_clean(points); }
  std::span<const std::string_view> pad_fields() const { return presentation().pad_fields; }
  Result<int> pad_points(std::span<const std::string> fields, CardSet& used) const {
    return presentation().pad_points(fields, used);
  }
  int pad_supply(std::string_view field, int players) const {
    return presentation().pad_supply(field, players);
  }

  const Presentation& presentation() const;
};

inline bool AnyGame::is_detail(std::string_view event_kind) const {
  for (const EventKind& each : event_kinds())
    if (each.kind == event_kind) return each.detail;
  return false;
}

inline Message AnyView::peek() const { return game().presentation().peek(*this); }
inline Items AnyView::describe() const { return game().presentation().describe(*this); }
inline Message AnyView::describe_move(std::string_view move) const {
  return game().presentation().describe_move(*this, move);
}
inline Message AnyView::move_in_short(std::string_view move) const {
  return game().presentation().move_in_short(*this, move);
}
inline Cause AnyView::cause(std::string_view move) const {
  return game().presentation().move_cause(*this, move);
}
inline std::string AnyView::suggested() const { return game().presentation().suggested(*this); }
inline Message AnyView::move_on_button(std::string_view move) const {
  return game().presentation().move_on_button(*this, move);
}
inline void AnyView::compose(Items& items, std::string_view begun) const {
  game().presentation().compose(*this, items, begun);
}
inline ExampleTable AnyView::example() const { return game().presentation().example(*this); }
inline std::string AnyView::typed(std::string_view move) const {
  return game().presentation().typed(*this, move);
}
inline Message AnyView::holding() const { return game().presentation().holding(*this); }
inline std::vector<HeldCard> AnyView::held_cards() const {
  return game().presentation().held_cards(*this);
}
inline std::optional<CardSet> AnyView::unseen() const {
  return game().presentation().unseen(*this);
}
inline Cause AnyState::cause(std::span<const Event> events, std::size_t at) const {
  return game().presentation().event_cause(*this, events, at);
}
inline std::unique_ptr<AnyView> AnyState::laid_open(Seat seat) const {
  return game().presentation().laid_open(*this, seat);
}

// Every game of this build, in the order of its list.
std::span<const AnyGame* const> all_games();
// Null where no game has that id.
const AnyGame* find_game(std::string_view id);
// The kind of table that these options make: the last whose flag is set, else the plain one.
TableKind kind_of(const AnyGame& game, const OptionSet& options);
// Is that option the flag of a kind of table? Then it is chosen with the kind, not on its own.
bool makes_kind(const AnyGame& game, std::string_view option);

}  // namespace tablee
