// Sentences about moves say no more than the costs do: whatever these are, at random tables of
// every game, kind and option.

#include "table/reason.h"

#include <algorithm>
#include <cmath>

#include "table/advice.h"
#include "tests/engine/reason_parts.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Costs in which ties, differences within the error and large ones are all frequent.
std::vector<Evaluation> random_costs(const AnyView& view, Rng& rng) {
  constexpr int kMore[] = {0, 0, 40, 90, 110, 400, 990, 1010, 3500};
  std::vector<Evaluation> costs;
  const bool chances = rng.below(4) == 0;
  const int base = static_cast<int>(rng.below(9000)) - 3000;
  for (const std::string& move : view.legal_moves()) {
    if (!costs.empty() && rng.below(12) == 0) continue;  // not valued
    const int more = kMore[rng.below(std::size(kMore))];
    costs.push_back({move, base + more, chances ? more / 80 : -1});
  }
  return costs;
}

// The figure that is written on a choice, as people read it: 4.3 is 4300.
int read_figure(const Evaluation& e) {
  const std::string shown = text::render(text::Language::en, cost_words(e), {});
  const bool negative = shown.starts_with("−");
  const double value = std::stod(negative ? shown.substr(std::string_view("−").size()) : shown);
  return static_cast<int>(std::lround(negative ? -1000 * value : 1000 * value));
}

// How much more a move costs, as everybody can check; with chances, of which only whole per cents
// are shown, by the costs themselves.
int apart(const Evaluation& worse, const Evaluation& better) {
  return worse.chance >= 0 ? worse.cost - better.cost : read_figure(worse) - read_figure(better);
}

bool within_error(const Evaluation& a, const Evaluation& b) {
  return std::abs(apart(a, b)) <= 100 || (a.chance >= 0 && read_figure(a) == read_figure(b));
}

void check_lost(const Message& words, const Evaluation& worse, const Evaluation& better) {
  const Message& lost = *part_of(words, "lost");
  const int more = apart(worse, better);
  if (lost.key == "review.good")
    CHECK((more > 0 && more < 1000));
  else if (worse.chance >= 0)
    CHECK((lost.key == "review.chance" && more >= 1000 &&
           std::abs(figure(lost, "percent") * 10 - (worse.chance - better.chance)) <= 5));
  else
    CHECK((more >= 1000 && std::abs(figure(lost, "cost") * 1000 - more) <= 500));
}

// The sentence about who is ahead, where there is one.
void check_race(const Message& words, const AnyView& view, bool expected) {
  const bool behind = says(words, "reason.behind"), ahead = says(words, "reason.ahead");
  CHECK((behind || ahead || says(words, "reason.level")) == expected);
  if (!expected) return;
  const Message& said = inner_part(words, "second");
  const Seat rival = seat_at(static_cast<int>(figure(said, "seat")));
  REQUIRE(rival != view.viewer());
  const Scores points = view.standing();
  const int sign = view.game().goal() == Goal::lowest ? 1 : -1;
  for (int i = 0; i < view.players(); ++i)
    if (i != view.viewer()) CHECK(sign * points[rival] <= sign * points[i]);
  const int lead = sign * (points[rival] - points[view.viewer()]);
  CHECK(behind == (lead < 0));
  CHECK(ahead == (lead > 0));
  CHECK(figure(inner_part(said, "points"), "points") == std::abs(lead));
}

// The first of two risks is the greater one: more cards in the way, or fewer spaces for them.
void check_risks(const Message& both) {
  const Message &worse = inner_part(both, "first"), &better = inner_part(both, "second");
  const auto each_space = [](const Message& gap) {
    const bool counted = gap.key == "nimmt.why.gap" || gap.key == "nimmt.why.gap_known";
    return counted ? 100 * figure(gap, "between") / figure(gap, "places") : 0;
  };
  CHECK(each_space(worse) > each_space(better));
}

// The words about a mistake of taking, or of refusing, by how often others take what is refused.
std::string refusal(int others, bool took = true, Side taking_is = Side::neither) {
  Evaluation take{"take", 0}, refuse{"no", 0};
  refuse.others = others;
  Cause taking;
  taking.side = taking_is;
  taking.prize = msg("nothanks.why.prize_chips").with("card", 33).with("pot", 12);
  const Message words = refusal_fact({took ? take : refuse, took ? refuse : take, Mark::slip,
                                      took ? taking : Cause{}, took ? Cause{} : taking});
  return words.empty() ? "" : text::render(text::Language::en, words, {});
}

// What is said of a move among these, and of it as an answer where `known` is the right one.
void check_reason(const Match& match, const AnyView& view, const std::vector<Evaluation>& costs,
                  const Evaluation& e, const Evaluation& known) {
  const auto least = std::ranges::min_element(costs, {}, &Evaluation::cost);
  const bool good = within_error(e, *least);
  const auto r = reason_of(view, costs, e.move);
  REQUIRE(r.has_value());
  const Message words = reason_words(view, *r);
  check_sentence(match, advice_words(view, costs, e));
  CHECK(r->cause.fact() == view.cause(e.move).fact());
  CHECK((r->mark == Mark::best) == good);
  const bool against = r->cause.side == Side::against, for_it = r->cause.side == Side::in_favour;
  if (r->other) {
    const Evaluation& other = *r->other;
    for (const Evaluation& each : costs)
      if (each.move != e.move) CHECK(other.cost <= each.cost);
    const bool tied = within_error(other, e);
    // A drawback alone never stands for the best move, nor an advantage for a worse one.
    CHECK(says(words, "reason.alike") == (tied && !against));
    CHECK(says(words, "reason.but_alike") == (tied && against));
    CHECK(says(words, "reason.but_next") == (!tied && good && against));
    CHECK(says(words, "reason.next") == (!tied && good && !against));
    CHECK(says(words, "reason.but_better") == (!good && for_it));
    CHECK(says(words, "reason.better") == (!good && !for_it));
    if (!tied) check_lost(words, good ? other : e, good ? e : other);
  }
  check_race(words, view, e.chance >= 0 && good);
  const Message fact = deciding_fact(*r);
  if (!fact.empty()) {
    const Cause& better = good ? r->cause : r->other_cause;
    const Cause& worse = good ? r->other_cause : r->cause;
    const bool drawback = fact == worse.fact() && worse.side == Side::against;
    const bool risks = says(fact, "reason.both");
    CHECK((drawback || risks || (fact == better.fact() && better.side == Side::in_favour)));
    CHECK((!drawback || better.side != Side::against || worse.points > better.points));
    if (risks) check_risks(fact);
  }

  const Message answer = answer_words(view, costs, e.move, known.move, false);
  check_sentence(match, answer);
  check_sentence(match, answer_words(view, costs, e.move, known.move, true));
  const bool right = is_right(costs, e.move, known.move);
  CHECK(right == (good || e.move == known.move));
  const bool yes = says(answer, "trial.yes") || says(answer, "trial.right");
  const bool no = says(answer, "reason.better") || says(answer, "reason.but_better");
  const bool doubtful = !within_error(known, *least);
  CHECK(says(answer, "trial.known") == doubtful);
  if (!doubtful) CHECK((yes == right && no != right));
  if (says(answer, "trial.right"))
    for (const Evaluation& each : costs)
      if (each.move != e.move) CHECK((each.cost > e.cost && !within_error(each, e)));
}

}  // namespace

TEST_CASE("reasons: sentences say no more than the costs do", "[reason]") {
  int asked = 0;
  random_choices(20, [&](const Match& match, Seat, const AnyView& view, Rng& rng) {
    for (int times = 0; times < 3; ++times) {
      const auto costs = random_costs(view, rng);
      if (costs.empty()) continue;
      check_reason(match, view, costs, any_of(rng, costs), any_of(rng, costs));
      ++asked;
    }
  });
  CHECK(asked > 3000);
}

TEST_CASE("reasons: who takes what is refused, by the playouts") {
  CHECK(refusal(-1).empty());
  CHECK(refusal(100) == "It is better refused: somebody else nearly always takes it.");
  CHECK(refusal(100, false) ==
        "It is worth having: if you refuse, the 33 with its 12 chips goes to somebody else nearly "
        "always.");
  CHECK(refusal(95) == refusal(100));
  CHECK(refusal(94) == "It is better refused: somebody else takes it about 9 times in 10.");
  CHECK(refusal(50, false) ==
        "It is worth having: if you refuse, the 33 with its 12 chips goes to somebody else about 5 "
        "times in 10.");
  CHECK(refusal(49) == "If you refuse, it comes back to you about 5 times in 10, with more chips.");
  CHECK(refusal(6, false) == "Refusing is a gamble: about 1 time in 10, somebody else takes it.");
  CHECK(refusal(4, false).empty());
  CHECK(refusal(70, false, Side::against) ==
        "Even so the card is worth having, as each chip on it lets you refuse a card later. If you "
        "refuse, the 33 with its 12 chips goes to somebody else about 7 times in 10.");
  CHECK(refusal(40, false, Side::against) ==
        "Even so the card is worth having, as each chip on it lets you refuse a card later.");
  CHECK(refusal(0) == "If you refuse, it nearly always comes back to you, with more chips.");
}

TEST_CASE("reasons: a hint about an open card says who takes what is refused") {
  auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 3}}, 4));
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  const auto view = match->state().view(match->to_act().lowest());
  const auto hint = [&](int take, int refuse, int others, std::string_view about) {
    std::vector<Evaluation> costs{{"take", take}, {"no", refuse}};
    costs[1].others = others;
    const std::vector<std::string> names{"Ada", "Basile", "Zoë"};
    return text::render(text::Language::en, reason_words(*view, *reason_of(*view, costs, about)),
                        names);
  };
  CHECK(hint(9000, 0, 71, "no").ends_with("takes it about 7 times in 10."));
  CHECK(
      hint(9000, 0, 20, "no").ends_with("comes back to you about 8 times in 10, with more chips."));
  CHECK(hint(0, 9000, 20, "take").ends_with("about 2 times in 10, somebody else takes it."));
  // Of a worse choice, its cost is enough.
  CHECK(hint(9000, 0, 71, "take").find("times in 10") == std::string::npos);
  CHECK(hint(9000, 0, -1, "no").find("times in 10") == std::string::npos);
}

TEST_CASE("reasons: a secret choice costs in this trick, or later by a card that stays in hand") {
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 3}}, 4));
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  const auto view = match->state().view(0);
  const auto moves = view->legal_moves();
  const auto &played = moves[0], &better = moves[1], &third = moves[2];
  std::vector<Evaluation> costs{{played, 9000, -1, 2000, 7000},
                                {better, 3200, -1, 1600, 1600},
                                {third, 9500, -1, 2500, 7000}};
  const auto reason = [&](Side side, Side of_better, int place = 0, int other_place = 0) {
    Reason r = *reason_of(*view, costs, played);
    const auto fact = [](Side of, std::string_view words) {
      Cause cause = cause_of_move(msg("app.words").with_text("words", words), of);
      cause.points = of == Side::against ? 1 : 0;
      return cause;
    };
    r.cause = fact(side, "Played."), r.other_cause = fact(of_better, "Better.");
    r.cause.place = place, r.other_cause.place = other_place;
    r.other_cause.unseen = view->unseen();
    const Message words = secret_fact(*view, r);
    return words.empty() ? "" : text::render(text::Language::en, words, {});
  };
  constexpr auto kRisk = Side::neither, kSafe = Side::in_favour, kTakes = Side::against;
  const std::string rest = "After the " + played +
                           " the rest of the hand costs 7 heads on average, "
                           "after the " +
                           better + " 2 heads.";
  CHECK(reason(kSafe, kSafe) == "Both are safe this turn. " + rest);
  CHECK(reason(kRisk, kRisk) == rest);
  // A third of what comes later has to be one card's.
  costs[0].kept = {0, 17, 12}, costs[1].kept = {0, 0, 10};
  CHECK(reason(kRisk, kRisk) == rest);
  costs[0].kept[1] = 18;
  const std::string kept =
      "Kept for later, the " + better + " costs 2 heads on average, as its row may " +
      "be full or already higher by then; the " + played + " would cost 0 heads.";
  CHECK(reason(kRisk, kRisk) == kept);
  // What makes it safe now stands for both.
  CHECK(reason(kSafe, kSafe) == "Better. " + kept);
  // The better one, too, takes a row, but one that is cheaper than what it would cost later.
  CHECK(reason(kRisk, kTakes) ==
        "Played now, the " + better + " costs 1 head; kept for later, 2 heads on average.");
  // The third card is in hand after both.
  costs[0].kept[2] = 50;
  CHECK(reason(kRisk, kRisk) == kept + " After the " + played + " your " + third +
                                    " later costs 5 heads on average; after the " + better +
                                    ", 1 head.");
  const int row = view->cause(third).place;
  REQUIRE(row > 0);
  costs[0].kept[1] = 0;
  CHECK(reason(kRisk, kRisk, row) ==
        "The " + played + " takes a space in row " + std::to_string(row) + " that your " + third +
            " needs; the " + third + " then costs 5 heads on average, after the " + better +
            " 1 head.");
  // Where the better one goes just below it, in its row, few cards or none can come between.
  const auto unseen = view->unseen();
  REQUIRE(unseen.has_value());
  const int cards = (*unseen & CardSet::range(static_cast<Card>(card_of(better) + 1),
                                              static_cast<Card>(card_of(third) - 1)))
                        .size();
  const std::string behind = reason(kRisk, kRisk, 0, row);
  CHECK(behind.starts_with("Between the " + better + " and your " + third + " only ") ==
        (cards > 0 && cards <= 4));
  CHECK(behind.starts_with("Between the " + better + " and your " + third + " no unseen") ==
        (cards == 0));
  CHECK(behind.starts_with("After the ") == (cards > 4));
  // Less than a head later is nothing; a head now is what the played card risks.
  costs[0].later = 2400, costs[0].now = 2600;
  CHECK(reason(kRisk, kRisk) == "Played.");
  costs[0].takes = 64, costs[1].takes = 2;
  CHECK(reason(kRisk, kSafe) ==
        "Played. It costs something in this turn about 6 times in 10, the "
        "better choice hardly ever. Better.");
  costs[0].now = 2400;
  CHECK(reason(kRisk, kSafe) == "Better.");
  CHECK(reason(kRisk, kRisk).empty());
}

TEST_CASE("reasons: why the highest and the lowest cards cost more if they are kept") {
  const AnyGame& nimmt = *find_game("nimmt");
  int high = 0, low = 0, neither = 0, next = 0;
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    auto match = Match::start(setup_of(nimmt, {{"players", 3}}, seed));
    REQUIRE((match && match->deal()));
    const auto view = match->state().view(0);
    const auto moves = view->legal_moves();
    const auto seen_from = [&](int from, int to) {
      return (*view->unseen() & CardSet::range(static_cast<Card>(from), static_cast<Card>(to)))
          .size();
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string &better = moves[i], &played = moves[i == 4 ? 5 : 4];
      const std::string& third = moves[i + 1 < moves.size() ? i + 1 : 0];
      if (third == played) continue;
      std::vector<Evaluation> costs{{played, 9000, -1, 2000, 7000}, {better, 3200, -1, 1600, 1600}};
      costs.push_back({third, 9500, -1, 2500, 7000});
      costs[0].kept = {0, 30, 40}, costs[1].kept = {0, 0, 10};
      const Message words = secret_fact(*view, *reason_of(*view, costs, played));
      if (says(words, "reason.pays_now")) continue;
      const int card = card_of(better);
      const int all = seen_from(1, 104);
      const bool few_above = 20 * seen_from(card + 1, 104) <= all;
      const bool few_below = 20 * seen_from(1, card - 1) <= all;
      CHECK(says(words, "reason.kept_high") == few_above);
      CHECK(says(words, "reason.kept_low") == (few_below && !few_above));
      CHECK(says(words, "reason.kept") == (!few_above && !few_below));
      high += few_above, low += few_below, neither += !few_above && !few_below;
      if (!says(words, "reason.kept_next")) continue;
      ++next;
      CHECK(card_of(third) > card);
      CHECK(seen_from(card + 1, card_of(third) - 1) == 0);
      CHECK(view->cause(third).place == view->cause(better).place);
    }
  }
  CHECK(high > 5);
  CHECK(low > 5);
  CHECK(neither > 100);
  CHECK(next > 3);
}

TEST_CASE("reasons: a card that cannot be refused later, where one move leads to it more often") {
  const auto forced = [](int worse, int better) {
    Evaluation refuse{"no", 9000}, take{"take", 0};
    refuse.forced = worse, take.forced = better;
    const Message words = forced_fact({refuse, take, Mark::slip, {}, {}});
    return words.empty() ? "" : text::render(text::Language::en, words, {});
  };
  CHECK(forced(90, 4) ==
        "Later you have to take a card, unable to refuse it, about 9 times in 10; with the better "
        "choice hardly ever.");
  CHECK(forced(40, 21).empty());
  CHECK(forced(4, 90).empty());
  CHECK(forced(-1, 90).empty());
}

TEST_CASE("reasons: an answer as good as the best is right, with the same figures", "[reason]") {
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 3}}, 4));
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  const auto view = match->state().view(0);
  const auto moves = view->legal_moves();
  const std::vector<Evaluation> costs{{moves[0], 2060}, {moves[1], 2140}, {moves[2], 5200}};
  const auto answer = [&](std::size_t at, std::size_t known) {
    return text::render(text::Language::fr,
                        answer_words(*view, costs, moves[at], moves[known], true), {});
  };
  CHECK(answer(1, 0) == "Oui (" + moves[1] + "). Un autre choix vaut autant (" + moves[0] + ").");
  CHECK(is_right(costs, moves[1], moves[0]));
  CHECK(answer(2, 0) ==
        "Il y a mieux (" + moves[0] + ") ; ce choix : environ 3 têtes de plus en moyenne.");
  CHECK_FALSE(is_right(costs, moves[2], moves[0]));
  // These few playouts contradict the file.
  CHECK(answer(0, 2).starts_with("La réponse est " + moves[2]));
  CHECK(is_right(costs, moves[2], moves[2]));
  // Before the costs are there.
  CHECK(is_right({}, moves[0], moves[0]));
  CHECK_FALSE(is_right({}, moves[1], moves[0]));
  CHECK(answer_words(*view, {}, moves[0], moves[0], false).key == "trial.yes");
  CHECK(answer_words(*view, {}, moves[1], moves[0], false).key == "advice.waiting");
}
