#include "games/presentation.h"

#include <algorithm>
#include <iterator>

#include "games/any_game_of.h"
#include "games_list.h"

namespace tablee {
namespace {

// These are named functions, so that web/deferred.txt can list them. A member of G::kExtras is
// first read into a constant: it is then called directly, and the table of the game itself does not
// become part of the program.
template <GameConcept G>
struct PresentationOf {
  static const typename G::View& of(const AnyView& any) {
    return static_cast<const ViewOf<G>&>(any).view;
  }
  // The move that the text names, if the viewer may make it.
  static std::optional<typename G::Move> legal(const AnyView& view, std::string_view text) {
    const auto move = G::parse_move(text);
    if (!move) return {};
    typename G::Moves moves;
    G::legal_moves(of(view), moves);
    for (const auto& legal : moves)
      if (legal == *move) return move;
    return {};
  }

  static Items describe(const AnyView& view) { return G::describe(of(view)); }
  static Message describe_move(const AnyView& view, std::string_view text) {
    const auto move = legal(view, text);
    return move ? G::describe_move(of(view), *move) : Message{};
  }
  static Message move_in_short(const AnyView& view, std::string_view text) {
    constexpr auto in_short = G::kExtras.moves.in_short;
    const auto move = legal(view, text);
    return move ? in_short(of(view), *move) : Message{};
  }
  static Cause move_cause(const AnyView& view, std::string_view text) {
    constexpr auto cause = G::kExtras.moves.cause;
    const auto move = legal(view, text);
    return move ? cause(of(view), *move) : Cause{};
  }
  static std::string suggested(const AnyView& view) {
    constexpr auto suggested = G::kExtras.moves.suggested;
    const auto move = suggested(of(view));
    return move ? G::move_text(*move) : std::string();
  }
  static Message move_on_button(const AnyView& view, std::string_view text) {
    constexpr auto on_button = G::kExtras.moves.on_button;
    if constexpr (on_button) {
      const auto move = legal(view, text);
      return move ? (*on_button)(of(view), *move) : Message{};
    } else {
      return describe_move(view, text);
    }
  }
  static void compose(const AnyView& view, Items& items, std::string_view begun) {
    constexpr auto compose = G::kExtras.moves.compose;
    compose(of(view), items, begun);
  }
  static ExampleTable example(const AnyView& view) {
    constexpr auto example = G::kExtras.moves.example;
    return example(of(view));
  }
  static std::string typed(const AnyView& view, std::string_view move) {
    constexpr auto typed = G::kExtras.moves.typed;
    return typed(of(view), move);
  }
  static Message peek(const AnyView& view) {
    constexpr auto peek = G::kExtras.secrets.peek;
    if constexpr (peek)
      return (*peek)(of(view));
    else
      return view.needs_secret() ? msg("table.peek").with_seat("seat", view.viewer()) : Message{};
  }
  static Message holding(const AnyView& view) {
    constexpr auto holding = G::kExtras.secrets.holding;
    return holding(of(view));
  }
  static std::vector<HeldCard> held_cards(const AnyView& view) {
    constexpr auto held_cards = G::kExtras.secrets.held_cards;
    return held_cards(of(view));
  }
  static std::optional<CardSet> unseen(const AnyView& view) {
    constexpr auto unseen = G::kExtras.secrets.unseen;
    return unseen(of(view));
  }
  static std::unique_ptr<AnyView> laid_open(const AnyState& any, Seat seat) {
    constexpr auto laid_open = G::kExtras.secrets.laid_open;
    const auto& state = static_cast<const StateOf<G>&>(any).state;
    FixedVector<typename G::View, kMaxSeats> all;
    for (int i = 0; i < any.players(); ++i) all.push_back(G::view(state, seat_at(i)));
    return std::make_unique<ViewOf<G>>(laid_open(G::view(state, seat), all.span()));
  }
  static Message gained(const AnyView& before, const AnyView& after, const Event& event) {
    constexpr auto gained = G::kExtras.secrets.gained;
    return gained(of(before), of(after), event);
  }
  static std::unique_ptr<AnyView> supposed(const AnyView& open) {
    constexpr auto supposed = G::kExtras.phones.supposed;
    return std::make_unique<ViewOf<G>>(supposed(of(open)));
  }
  static std::optional<int> taken(const Event& event) {
    constexpr auto taken = G::kExtras.events.taken;
    if constexpr (taken)
      return (*taken)(event);
    else
      return {};
  }
  static Cause event_cause(const AnyState& state, std::span<const Event> events, std::size_t at) {
    constexpr auto cause = G::kExtras.events.cause;
    return cause(G::options(static_cast<const StateOf<G>&>(state).state), events, at);
  }
  static bool is_clean(int points) {
    constexpr auto is_clean = G::kExtras.scoring.is_clean;
    return is_clean(points);
  }
  static Result<int> pad_points(std::span<const std::string> fields, CardSet& used) {
    constexpr auto points = G::kExtras.pad.points;
    return points(fields, used);
  }
  static int pad_supply(std::string_view field, int players) {
    constexpr auto supply = G::kExtras.pad.supply;
    return supply(field, players);
  }

  static constexpr Presentation all() {
    return {.game = G::kId,
            .event_kinds = G::kEventKinds,
            .lessons = G::kExtras.teaching.lessons,
            .examples = G::kExtras.teaching.examples,
            .topics = G::kExtras.teaching.topics,
            .open_rounds = G::kExtras.teaching.open_rounds,
            .plain_moves = G::kExtras.teaching.plain_moves,
            .move_words = G::kExtras.moves.words,
            .answers = G::kExtras.moves.answers,
            .pad_fields = G::kExtras.pad.fields,
            .held_items = G::kExtras.secrets.held_items,
            .describe = describe,
            .describe_move = describe_move,
            .move_in_short = move_in_short,
            .move_cause = move_cause,
            .suggested = suggested,
            .move_on_button = move_on_button,
            .compose = compose,
            .example = example,
            .typed = typed,
            .peek = peek,
            .holding = holding,
            .held_cards = held_cards,
            .unseen = unseen,
            .laid_open = laid_open,
            .gained = gained,
            .hands = G::kExtras.phones.hands,
            .instead = G::kExtras.phones.instead,
            .draws = G::kExtras.phones.draws,
            .supposed = supposed,
            .takes_points = G::kExtras.events.taken.has_value(),
            .taken = taken,
            .event_cause = event_cause,
            .is_clean = is_clean,
            .pad_points = pad_points,
            .pad_supply = pad_supply};
  }
};

template <class... Games>
struct Table {
  static constexpr Presentation kAll[] = {PresentationOf<Games>::all()...};
};

}  // namespace

const Presentation& AnyGame::presentation() const {
  const auto& all = Table<TABLEE_GAMES>::kAll;
  return *std::find_if(std::begin(all), std::end(all),
                       [this](const Presentation& one) { return one.game == id(); });
}

}  // namespace tablee
