#include "web/app/services/phones.h"

#include <cassert>

#include "core/bytes.h"
#include "core/scan.h"
#include "table/hand_code.h"
#include "web/app/services/phone_table.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

// From the name of the match's sheet: the same after a reload, and made from no secret.
std::uint32_t tag_of(const Session& session, Seat seat) {
  return crc32(session.key() + '/' + std::to_string(int{seat})) % kTags;
}

bool on_link(const PhonesSaid& said) {
  return said.what == "linked" || said.what == "unlinked" || said.what == "put" ||
         said.what == "back" || said.what == "choose";
}

}  // namespace

Message asks_phones(const Session& session) {
  bool linked = true;
  for (const Seat seat : session.awaited()) linked &= session.linked().has(seat);
  if (linked) return msg("shared.phones_linked");
  return session.unshown().empty() ? msg("shared.phones") : msg("shared.phones_new");
}

bool Phones::shared() const {
  return model_.session && !model_.lesson && !model_.trial && model_.session->people() > 1;
}

bool Phones::possible() const {
  return shared() && dealt_by_code(model_.session->match()) == ByCode::now;
}

bool Phones::act(const Action& action) {
  const bool numbers = action.is(Verb::open, "numbers"), codes = action.is(Verb::open, "codes");
  if (!numbers && !codes && !action.is(Verb::open, "phones")) return false;
  // The others may have left their seats to bots.
  if (shared() && model_.session->sharing().empty()) return true;
  if (shared() && dealt_by_code(model_.session->match()) == ByCode::no_hands)
    post("links", model_.session->sharing());
  if (!possible()) return true;
  Session& session = *model_.session;
  if (numbers) {
    // Another card is put down: the phone takes the first one back.
    post_numbers(session.may_replace() == kNobody ? Message{} : msg("shared.phone_instead"));
  } else if (codes) {
    show_codes(session.unshown());
  } else {
    // The first time, everybody at this device gets a code.
    if (session.phones().empty()) session.set_phones(session.sharing());
    show_codes(session.sharing());
  }
  return true;
}

void Phones::said(const PhonesSaid& said) {
  const int number = said.seat.value_or(-1);
  const bool there = model_.session && number >= 0 && number < model_.session->match().players();
  if (on_link(said)) {
    if (there) linked(said, seat_at(number));
    return;
  }
  if (!possible()) return page_.phones({.view = "done", .problem = {}, .seats = {}});
  Session& session = *model_.session;
  if (said.what == "phone" || said.what == "here") {
    if (!there) return;
    SeatSet seats = session.phones();
    if (said.what == "phone")
      seats.add(seat_at(number));
    else
      seats.remove(seat_at(number));
    session.set_phones(seats);
    return show_codes(session.sharing());
  }
  // With the last number the trick is played; the next one may be asked for already.
  const std::size_t before = session.match().record().moves.size();
  const Status entered = enter(said);
  const bool done = session.match().record().moves.size() > before;
  if (entered && done) return post("done", {});
  post_numbers(entered ? Message{} : entered.error().what);
}

void Phones::linked(const PhonesSaid& said, Seat seat) {
  Session& session = *model_.session;
  if (said.what == "linked" || said.what == "unlinked") {
    session.link(seat, said.what == "linked");
    return tell_linked();
  }
  // The link is of an earlier match, or of somebody who plays here now.
  if (!session.linked().has(seat)) return send("gone", SeatSet::of(seat));
  if (said.what == "back") return session.take_back(seat);
  if (said.what == "choose") {
    // Somebody at the table was faster, or took a move back: the phone is shown what is so.
    if (!choose(said.text, seat)) post("tables", SeatSet::of(seat));
    return;
  }
  if (!possible()) return;
  const auto shown = read_shown_card(said.text);
  // A link speaks for its own seat alone.
  const bool own = shown && shown->seat == seat;
  const Status entered = own ? enter_code(said.text) : Error{msg("shared.phone_strange"), {}};
  if (!entered) post("hands", SeatSet::of(seat), entered.error().what);
}

void Phones::tell_linked() {
  const Stage before = told_;
  told_ = {};
  SeatSet gone = before.linked;
  if (model_.session) {
    Session& session = *model_.session;
    const Status played = session.play_entered();
    assert(played.ok());
    const Record& record = session.match().record();
    told_ = {
        crc32(session.key()), record.moves.size(), record.deals.size(), session.linked(), {}, {}};
    for (const Seat seat : session.linked()) {
      if (!session.entered(seat).empty()) told_.entered.add(seat);
      if (before.match == told_.match) gone.remove(seat);
    }
    if (told_ != before && possible()) {
      session.show_codes(session.linked());
      post("hands", session.linked());
    } else if (told_ != before && session.match().over()) {
      send("over", session.linked());
    }
  }
  if (!gone.empty()) send("gone", gone);
}

void Phones::tell_tables() {
  const Session& session = *model_.session;
  const Record& record = session.match().record();
  const Stage now{
      crc32(session.key()),    record.moves.size(), record.deals.size(), session.linked(), {},
      model_.settings.language};
  if (now != shown_) post("tables", session.linked());
  shown_ = now;
}

Status Phones::choose(std::string_view text, Seat seat) {
  Session& session = *model_.session;
  Scan scan(text);
  if (Scan::to_number(scan.word()) != static_cast<int>(session.match().record().moves.size()))
    return Error{msg("error.not_now"), {}};
  return session.choose(seat, scan.rest());
}

void Phones::send(std::string_view view, SeatSet seats) {
  ToPage::Phones phones{.view = view, .problem = {}, .seats = {}};
  for (const Seat seat : seats)
    phones.seats.push_back(
        {.seat = seat, .name = {}, .code = {}, .number = {}, .phone = false, .awaited = false});
  page_.phones(phones);
}

Status Phones::enter(const PhonesSaid& said) {
  if (said.what == "code") return enter_code(said.text);
  return model_.session->enter(seat_at(said.seat.value_or(-1)), said.text);
}

Status Phones::enter_code(std::string_view text) {
  Session& session = *model_.session;
  const Match& match = session.match();
  const auto shown = read_shown_card(text);
  if (!shown) return shown.error();
  const Seat seat = shown->seat;
  if (seat >= match.players() || shown->tag != tag_of(session, seat))
    return Error{msg("shared.phone_other"), {}};
  // A card that is put down instead belongs to the trick under way; a linked phone has heard that
  // the first one is on the table.
  const bool instead = session.may_replace() == seat;
  const int played = cards_played(match, seat);
  const bool in_turn = shown->played == played - (instead ? 1 : 0) ||
                       (instead && session.linked().has(seat) && shown->played == played);
  if (shown->round != static_cast<int>(match.record().deals.size()) || !in_turn)
    return Error{msg("shared.phone_trick").with_seat("seat", seat), {}};
  return session.enter(seat, std::to_string(shown->card));
}

void Phones::show_codes(SeatSet seats) {
  SeatSet on_phones;
  for (const Seat seat : seats)
    if (model_.session->phones().has(seat)) on_phones.add(seat);
  model_.session->show_codes(on_phones);
  post("codes", seats);
}

void Phones::post_numbers(const Message& problem) {
  const Session& session = *model_.session;
  const Seat replacing = session.may_replace();
  post("numbers", replacing == kNobody ? session.sharing() : SeatSet::of(replacing), problem);
}

void Phones::post(std::string_view view, SeatSet seats, const Message& problem) {
  const Session& session = *model_.session;
  const Match& match = session.match();
  const auto names = seat_names(match.seats(), model_.settings.language);
  const auto looks = avatars_of(match.seats());
  const SeatSet awaited = session.awaited();
  const Seat replacing = session.may_replace();
  // What a linked phone has put down is secret until the reveal.
  const auto linked = [&](Seat seat) { return session.linked().has(seat); };
  const auto sent = [&](Seat seat) { return linked(seat) && !session.entered(seat).empty(); };
  ToPage::Phones phones{.view = view, .problem = {}, .seats = {}};
  if (!problem.empty()) phones.problem = voice_.words(problem);
  for (const Seat seat : seats) {
    phones.seats.push_back({.seat = seat,
                            .name = names[seat],
                            .code = {},
                            .number = linked(seat) ? std::string() : session.entered(seat),
                            .phone = session.phones().has(seat),
                            .awaited = (awaited.has(seat) && !sent(seat)) || seat == replacing});
    if (view == "tables")
      phones.seats.back().table = phone_table(session, seat, model_.settings.language);
    if (view == "codes" || view == "hands" || view == "links")
      phones.seats.back().code =
          write_hand_code(match, *session.seat_view(seat),
                          {.name = names[seat], .look = looks[seat], .tag = tag_of(session, seat)});
  }
  page_.phones(phones);
}

}  // namespace tablee::app
