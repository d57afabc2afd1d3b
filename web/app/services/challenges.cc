#include "web/app/services/challenges.h"

#include <algorithm>

#include "table/exercise.h"
#include "web/app/screens/challenge.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/challenges.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {
namespace {

std::vector<Attempt> copies_of(const std::vector<Attempt>& attempts) {
  std::vector<Attempt> all;
  for (const Attempt& attempt : attempts) all.push_back(attempt.copy());
  return all;
}

// Leaves out the attempt that was this device's own.
void leave_out(std::vector<Attempt>& attempts, const Match& own) {
  const auto moves = [](const Match& match) {
    std::string text;
    for (const PlayedMove& move : match.record().moves)
      text.append(std::to_string(int{move.seat})).append(move.text).append("\n");
    return text;
  };
  const auto same = std::ranges::find_if(
      attempts, [&](const Attempt& each) { return moves(each.match) == moves(own); });
  if (same != attempts.end()) attempts.erase(same);
}

}  // namespace

void Challenges::opened() {
  const Challenge* challenge = opened_challenge(model_);
  if (!challenge) return;
  if (model_.trial) trials_.end();
  if (auto own = played_here(model_, *challenge)) {
    auto earlier = copies_of(challenge->attempts);
    leave_out(earlier, *own);
    model_.open<ChallengeUi>(std::move(earlier), std::move(*own), person_name(model_.plan));
  } else {
    ask(*challenge);
  }
}

void Challenges::ask(const Challenge& challenge) {
  auto match = Match::replay(challenge.before());
  if (match) trials_.ask_of_challenge(write_exercise({std::move(*match), challenge.choice()}));
}

bool Challenges::answer(const Action& action) {
  Model& m = model_;
  const Challenge* challenge = opened_challenge(model_);
  if (!m.trial || m.trial->from != Trial::From::challenge || !challenge) return false;
  // One touch answers.
  if (action.verb != Verb::move && action.verb != Verb::lift) return false;
  if (!m.may_move(action.text)) return true;
  m.path.find<LinkUi>()->answer = action.text;
  m.path.back();
  trials_.end();
  replays_.tell(challenge->story(), challenge->asked + 1, answer_text(*challenge, action.text));
  return true;
}

bool Challenges::act(const Action& action) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::challenge) {
    make(action.number, action.text);
    return true;
  }
  if (m.screen_id() == ScreenId::challenge &&
      (verb == Verb::challenge_send || verb == Verb::challenge_picture)) {
    send(verb == Verb::challenge_picture);
    return true;
  }
  const Challenge* challenge = m.screen_id() == ScreenId::link ? opened_challenge(m) : nullptr;
  if (!challenge) return false;
  if (verb == Verb::challenge_ask) {
    ask(*challenge);
    return true;
  }
  if (verb != Verb::link_play) return false;
  const std::string link = write_link(*challenge);
  tables_.play_link(table_of(challenge->sender().match.record(), true));
  if (m.session && m.screen_id() == ScreenId::table) note_challenge(m, m.session->key(), link);
  return true;
}

// From that round (from 1) of the match in front, or of the one with that key.
void Challenges::make(int round, std::string_view key) {
  Model& m = model_;
  const auto kept = key.empty() ? std::nullopt : m.archive.match(key);
  const Match* match = kept ? &*kept : key.empty() && m.session ? &m.session->match() : nullptr;
  const auto seat = match && !m.lesson && !m.trial ? only_person(match->seats()) : std::nullopt;
  if (!seat || round < 1) return;
  auto own = round_of(*match, static_cast<std::size_t>(round) - 1, *seat, kUsualLevel);
  if (!own) {
    m.notice = own.error().what;
    return;
  }
  const std::string& name = match->seats()[*seat].name;
  auto began = challenge_of(m, kept ? key : std::string_view(m.session->key()));
  if (began && !same_round(*own, *began)) began.reset();
  m.open<ChallengeUi>(began ? std::move(began->attempts) : std::vector<Attempt>{}, std::move(*own),
                      name.empty() ? person_name(m.plan) : name);
}

void Challenges::send(bool pictured) {
  Model& m = model_;
  auto* own = m.path.here<ChallengeUi>();
  own->own.name = tidy_name(own->own.name);
  const auto challenge = make_challenge(copies_of(own->earlier), own->own.copy());
  if (!challenge) {
    m.notice = challenge.error().what;
    return;
  }
  const std::string link = write_link(*challenge);
  note_challenge(m, kSent, link);
  const Setup& setup = own->own.match.setup();
  const Message game = kind_text(*setup.game, setup.options);
  const std::string text = voice_.words(msg("challenge.message")
                                            .with_message("name", challenger(*challenge))
                                            .with_message("game", Message(game)));
  const std::string brand = voice_.words(msg("app.name"));
  if (!pictured) {
    page_.share(link, brand, text);
    return;
  }
  const auto asked = own->asked->state().view(challenge->seat());
  std::string table;
  for (const Message& line : table_lines(*asked))
    table.append(table.empty() ? "" : "\n").append(voice_.words(line));
  // Where there is no hand to be drawn, what counts has no cards.
  const bool drawn = !asked->example().hand.empty();
  page_.picture({.name = "tablee.png",
                 .title = voice_.words(game),
                 .brand = brand,
                 .text = text + "\n" + table,
                 .about = voice_.words(
                     msg("challenge.pictured").with_message("name", challenger(*challenge))),
                 .note = drawn ? std::string() : table,
                 .link = link,
                 .example = true,
                 .rows = {}});
}

}  // namespace tablee::app
