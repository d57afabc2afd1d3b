#include "games/shown.h"

#include <algorithm>
#include <iterator>

#include "core/scan.h"
#include "games/any_game_of.h"
#include "games_list.h"

namespace tablee {
namespace {

// The pad of a game that says nothing of one.
constexpr std::string_view kPlainPad[] = {"points"};
constexpr int kMostOnPad = 999;

template <GameConcept G>
struct ShownOf {
  static const typename G::View& of(const AnyView& any) {
    return static_cast<const ViewOf<G>&>(any).view;
  }

  static Items describe(const AnyView& view) { return G::describe(of(view)); }
  // That move, where it is one of the viewer's.
  static std::optional<typename G::Move> legal(const AnyView& view, std::string_view text) {
    const auto move = G::parse_move(text);
    if (!move) return {};
    typename G::Moves moves;
    G::legal_moves(of(view), moves);
    for (const auto& legal : moves)
      if (legal == *move) return move;
    return {};
  }
  static Message describe_move(const AnyView& view, std::string_view text) {
    const auto move = legal(view, text);
    return move ? G::describe_move(of(view), *move) : Message{};
  }
  static Message move_in_short(const AnyView& view, std::string_view text) {
    if constexpr (requires(const typename G::Move& move) { G::move_in_short(of(view), move); })
      if (const auto move = legal(view, text)) return G::move_in_short(of(view), *move);
    return {};
  }
  static Message move_on_button(const AnyView& view, std::string_view text) {
    if constexpr (requires(const typename G::Move& move) { G::move_on_button(of(view), move); }) {
      const auto move = legal(view, text);
      return move ? G::move_on_button(of(view), *move) : Message{};
    } else {
      return describe_move(view, text);
    }
  }
  static void compose(const AnyView& view, Items& items, std::string_view begun) {
    if constexpr (requires { G::compose(of(view), items, begun); })
      G::compose(of(view), items, begun);
  }
  static std::string typed(const AnyView& view, std::string_view move) {
    if constexpr (requires { G::typed(of(view), move); })
      return G::typed(of(view), move);
    else
      return std::string(move);
  }
  static Message peek(const AnyView& view) {
    if constexpr (requires { G::peek(of(view)); })
      return G::peek(of(view));
    else
      return view.needs_secret() ? msg("table.peek").with_seat("seat", view.viewer()) : Message{};
  }
  static Message holding(const AnyView& view) {
    if constexpr (requires { G::holding(of(view)); })
      return G::holding(of(view));
    else
      return {};
  }
  static std::string held_cards(const AnyView& view) {
    if constexpr (requires { G::held_cards(of(view)); })
      return G::held_cards(of(view));
    else
      return {};
  }
  static Explanation explain(const AnyState& state, std::span<const Event> events, std::size_t at) {
    const auto& options = G::options(static_cast<const StateOf<G>&>(state).state);
    if constexpr (requires { G::explain(options, events, at); })
      return G::explain(options, events, at);
    else
      return {};
  }
  static Message gained(const AnyView& before, const AnyView& after, const Event& event) {
    if constexpr (requires { G::gained(of(before), of(after), event); })
      return G::gained(of(before), of(after), event);
    else
      return {};
  }
  static std::optional<int> taken(const Event& event) {
    if constexpr (requires { G::taken(event); })
      return G::taken(event);
    else
      return {};
  }
  static std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at) {
    if constexpr (requires { G::occasion(events, at); })
      return G::occasion(events, at);
    else
      return {};
  }
  static bool is_clean(int points) {
    if constexpr (requires { G::is_clean(points); })
      return G::is_clean(points);
    else
      return false;
  }
  static Result<int> pad_points(std::span<const std::string> fields, CardSet& used) {
    if constexpr (requires { G::pad_points(fields, used); }) {
      return G::pad_points(fields, used);
    } else {
      Scan scan(fields[0]);
      const auto points = scan.number(-kMostOnPad, kMostOnPad);
      if (!points || !scan.at_end())
        return Error{msg("pad.error").with("most", kMostOnPad), std::string(kPlainPad[0])};
      return *points;
    }
  }
  static int pad_supply(std::string_view field, int players) {
    if constexpr (requires { G::pad_supply(field, players); })
      return G::pad_supply(field, players);
    else
      return 0;
  }

  static constexpr Shown all() {
    Shown s{.game = G::kId,
            .pad_fields = kPlainPad,
            .describe = describe,
            .describe_move = describe_move,
            .move_in_short = move_in_short,
            .move_on_button = move_on_button,
            .compose = compose,
            .typed = typed,
            .peek = peek,
            .holding = holding,
            .held_cards = held_cards,
            .explain = explain,
            .gained = gained,
            .taken = taken,
            .occasion = occasion,
            .is_clean = is_clean,
            .pad_points = pad_points,
            .pad_supply = pad_supply};
    if constexpr (requires { G::kLessons; }) s.lessons = G::kLessons;
    if constexpr (requires { G::kExamples; }) s.examples = G::kExamples;
    if constexpr (requires { G::kTopics; }) s.topics = G::kTopics;
    if constexpr (requires { G::kMoveWords; }) s.move_words = G::kMoveWords;
    if constexpr (requires { G::kAnswers; }) s.answers = G::kAnswers;
    if constexpr (requires { G::kPadFields; }) s.pad_fields = G::kPadFields;
    if constexpr (requires { G::kHeldItems; }) s.held_items = G::kHeldItems;
    return s;
  }
};

template <class... Games>
struct Table {
  static constexpr Shown kAll[] = {ShownOf<Games>::all()...};
};

}  // namespace

const Shown& AnyGame::shown() const {
  const auto& all = Table<TABLEE_GAMES>::kAll;
  return *std::find_if(std::begin(all), std::end(all),
                       [this](const Shown& one) { return one.game == id(); });
}

}  // namespace tablee
