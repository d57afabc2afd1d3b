// Trains what a challenger of 6 qui prend's master knows of it: a layer of the same kind as the
// master has of searchers (engine/bots/nimmt/net.h) learns by cross-entropy which card the master
// as it stands puts down, from rounds that it plays with itself. The challenger searches as the
// master does, and thinks that everybody else is one (engine/challengers/nimmt).
//
//   train_nimmt_challenger FILE [DECISIONS [EPOCHS [SEED [PLAYOUTS]]]]
//
// PLAYOUTS: of a decision that it learns from. The page's master has up to 4000; with fewer it
// thinks alike and errs a little more.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "bots/bot.h"
#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "training/nimmt_lessons.h"

namespace {

using namespace tablee;
using namespace tablee::nimmt;

// A round of masters; adds what each put down.
void gather(Rng& rng, int playouts, std::vector<CardLesson>& lessons) {
  constexpr int kPlayers[] = {2, 2, 2, 3, 4, 4, 6};
  const BotInfo& master = *find_bot(Game::kId, "master");
  const int players = kPlayers[rng.below(std::size(kPlayers))];
  StateOf<Game> table(Game::start({.players = players}));
  EventLog log;
  const Status dealt = table.deal("seed " + std::to_string(rng.next()), &log);
  assert(dealt.ok());
  while (!table.needs_deal() && !table.over()) {
    const Seat seat = table.to_act().lowest();
    const auto view = table.view(seat);
    Question question;
    question.view = view.get();
    question.legal = view->legal_moves();
    question.budget.iterations = playouts;
    question.noise = static_cast<std::uint32_t>(rng.next() >> 32);
    for (const Event& event : log.events)
      if (event.visible_to(seat)) question.history.push_back(event);
    const std::string move = think(master, question).move;
    const View& v = static_cast<const ViewOf<Game>&>(*view).view;
    if (v.pub.phase == Phase::choose && question.legal.size() > 1) {
      PackedRows rows;
      std::array<int, kRows> where{};
      set_rows(v.pub.rows, rows, where);
      CardLesson lesson{{}, static_cast<std::size_t>(v.hand.count_below(parse_move(move)->value))};
      pick_columns(rows, v.hand, pool_of(v), players, lesson.picked);
      lessons.push_back(lesson);
    }
    const Status played = table.apply(seat, move, &log);
    assert(played.ok());
  }
}

// What the master itself makes of somebody who plays near its network: to be better than.
double told_near(const std::vector<CardLesson>& lessons) {
  double told = 0;
  for (const CardLesson& lesson : lessons) {
    Odds odds;
    odds_near(trained_net(), lesson.picked, odds);
    told -= std::log((odds.odds[lesson.choice] + 1.0) / odds.all);
  }
  return told / static_cast<double>(lessons.size());
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs("train_nimmt_challenger FILE [DECISIONS [EPOCHS [SEED [PLAYOUTS]]]]\n", stderr);
    return 2;
  }
  const std::size_t decisions = count > 2 ? std::strtoul(words[2], nullptr, 10) : 60'000;
  const int epochs = count > 3 ? std::atoi(words[3]) : 10;
  Rng rng(count > 4 ? std::strtoull(words[4], nullptr, 10) : 1);
  const int playouts = count > 5 ? std::atoi(words[5]) : 300;
  std::vector<CardLesson> lessons, unseen;
  while (unseen.size() < decisions / 20) gather(rng, playouts, unseen);
  while (lessons.size() < decisions) {
    const std::size_t tenth = lessons.size() * 10 / decisions;
    gather(rng, playouts, lessons);
    if (lessons.size() * 10 / decisions > tenth)
      std::fprintf(stderr, "%zu decisions\n", lessons.size());
  }
  std::fprintf(stderr, "near the network: %.4f a card\n", told_near(unseen));
  Pupil pupil(rng);
  teach(pupil, lessons, unseen, epochs, rng);
  return pupil.write(words[1]) ? 0 : 1;
}
