#include "tools/arena/play.h"

#include <algorithm>
#include <cmath>

#include "tools/arena/luck.h"
#include "tools/rounds.h"

namespace tablee::tools {

ArenaTable::ArenaTable(const ArenaPlan& plan, const Console& console)
    : plan_(plan), console_(console) {
  history_ = std::any_of(plan.contestants.begin(), plan.contestants.end(),
                         [](const Contestant& c) { return !c.bot || c.bot->reads_history; });
}

DealResult ArenaTable::play(int deal) {
  DealResult result;
  result.deal = deal;
  const std::size_t k = plan_.contestants.size();
  result.decisions.assign(k, 0);
  result.nanoseconds.assign(k, 0);
  result.forfeits.assign(k, 0);
  const auto tables = lineups(plan_, deal);
  for (std::size_t t = 0; t < tables.size(); ++t)
    play_table(deal, static_cast<int>(t), tables[t], result);
  return result;
}

void ArenaTable::play_table(int deal, int table, const Lineup& lineup, DealResult& result) {
  auto started = plan_.game->start(plan_.options);
  assert(started.ok());
  AnyState& state = **started;
  EventLog log;
  EventSink* sink = history_ ? &log : nullptr;
  Rounds rounds;
  const auto note_round = [&] {
    const Scores totals = state.view(kNobody)->totals();
    rounds.add({totals.data(), static_cast<std::size_t>(plan_.players)});
  };
  int dealt_rounds = 0;
  int decisions = 0;
  Luck luck;
  while (!state.over()) {
    if (state.needs_deal()) {
      if (dealt_rounds > 0) note_round();
      if (dealt_rounds == 1 && !plan_.matches) break;
      const Status dealt = state.deal(deal_text(plan_, deal, dealt_rounds++), sink);
      assert(dealt.ok());
      luck.look(state);
      continue;
    }
    const Seat seat = state.to_act().lowest();
    const auto view = state.view(seat);
    const int who = lineup[seat];
    const std::size_t c = who;
    const Contestant& contestant = plan_.contestants[c];
    Question question;
    question.view = view.get();
    question.legal = view->legal_moves();
    question.budget = plan_.budget;
    question.noise = noise(plan_, deal, table, decisions++);
    if (!contestant.bot || contestant.bot->reads_history)
      for (const Event& event : log.events)
        if (event.visible_to(seat)) question.history.push_back(event);
    const Choice choice = player(who, seat).choose(question);
    ++result.decisions[c];
    result.nanoseconds[c] += choice.nanoseconds;
    result.forfeits[c] += choice.forfeited ? 1 : 0;
    const Status played = state.apply(seat, choice.move, sink);
    assert(played.ok());
    luck.look(state);
  }
  if (state.over()) note_round();
  result.points.push_back(rounds.totals());
  if (auto ties = rounds.ties(*plan_.game); !ties.empty()) result.ties.push_back(std::move(ties));
  if (!Luck::falls_in(*plan_.game)) return;
  auto& row = result.luck.emplace_back();
  for (int i = 0; i < plan_.players; ++i)
    row.push_back(static_cast<int>(std::lround(1000 * luck.of(i))));
}

Player& ArenaTable::player(int contestant, Seat seat) {
  auto& one = players_[{contestant, seat}];
  if (!one) one = make_player(plan_.contestants[contestant], seat, console_);
  return *one;
}

}  // namespace tablee::tools
