#include "web/app/storage/matches.h"

#include <algorithm>

#include "core/sort_few.h"

namespace tablee::app {
namespace {

constexpr std::string_view kFirst = "match";
constexpr std::string_view kListKey = "matches";

std::string key_of(int i) {
  return i == 0 ? std::string(kFirst) : std::string(kFirst) + '.' + std::to_string(i);
}

bool is_kind(std::string_view name) {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (kind.name == name) return true;
  return false;
}

UnderWay told(std::string key, std::string sheet, const Record& record, std::string when) {
  const Setup& setup = record.setup;
  return {std::move(key),
          std::move(sheet),
          std::string(kind_of(*setup.game, setup.options).name),
          setup.seats,
          static_cast<int>(record.deals.size()),
          std::move(when)};
}

// From the match as it is kept; not replayed, so that it may turn out to be unplayable, or over.
Result<UnderWay> read_kept(std::string key, std::string_view text) {
  const auto document = json::parse(text);
  if (!document) return document.error();
  const json::Value* own = document->find("record");
  if (!own) return Error{msg("error.record"), {}};
  const auto record = read_record(*own);
  if (!record) return record.error();
  return told(std::move(key), std::string(document->string_at("sheet").value_or("")), *record,
              std::string(document->string_at("when").value_or(record->setup.date)));
}

std::optional<UnderWay> read_listed(const json::Value& value) {
  UnderWay match;
  match.key = value.string_at("key").value_or("");
  match.sheet = value.string_at("sheet").value_or("");
  match.kind = value.string_at("kind").value_or("");
  match.when = value.string_at("when").value_or("");
  match.round = static_cast<int>(value.integer_at("round", 0, 1'000'000).value_or(0));
  const bool sense =
      is_match_key(match.key) && is_kind(match.kind) && read_seats(value, "seats", match.seats);
  return sense ? std::optional(std::move(match)) : std::nullopt;
}

}  // namespace

bool is_match_key(std::string_view key) {
  for (int i = 0; i <= kMostMatches; ++i)
    if (key == key_of(i)) return true;
  return false;
}

Status Matches::load() {
  Status all_read;
  list_.clear();
  front_.clear();
  if (const auto text = store_.find(kListKey)) {
    if (const auto document = json::parse(*text)) {
      front_ = document->string_at("front").value_or("");
      if (!is_match_key(front_)) front_.clear();
      if (const auto* all = document->array_at("list"))
        for (const json::Value& value : *all)
          if (auto match = read_listed(value); match && !find(match->key))
            list_.push_back(std::move(*match));
    }
  }
  // What is kept and not listed: from before there was a list, or a list that was not written.
  std::vector<UnderWay> found;
  for (int i = 0; i <= kMostMatches; ++i) {
    const std::string key = key_of(i);
    if (key == front_ || find(key)) continue;
    const auto text = store_.find(key);
    if (!text) continue;
    auto match = read_kept(key, *text);
    if (match) {
      found.push_back(std::move(*match));
    } else {
      all_read = match.error();
      store_.set_aside(key);
    }
  }
  sort_few(found.begin(), found.end(),
           [](const UnderWay& a, const UnderWay& b) { return a.when > b.when; });
  std::move(found.begin(), found.end(), std::back_inserter(list_));
  if (front_.empty() && !list_.empty()) front_ = list_.front().key;
  if (const auto front = at(front_); front != list_.end())
    std::rotate(list_.begin(), front, front + 1);
  return all_read;
}

std::vector<UnderWay>::iterator Matches::at(std::string_view key) {
  return std::find_if(list_.begin(), list_.end(),
                      [&](const UnderWay& match) { return match.key == key; });
}

const UnderWay* Matches::find(std::string_view key) const {
  for (const UnderWay& match : list_)
    if (match.key == key) return &match;
  return nullptr;
}

const UnderWay* Matches::with_sheet(std::string_view sheet) const {
  for (const UnderWay& match : list_)
    if (match.sheet == sheet) return &match;
  return nullptr;
}

std::string Matches::free_key() const {
  for (int i = 0; i <= kMostMatches; ++i)
    if (std::string key = key_of(i); key != front_ && !find(key)) return key;
  return {};
}

bool Matches::begin(const Session& session, std::string_view today) {
  if (full()) return false;
  const std::string over = find(front_) ? std::string() : front_;
  front_ = free_key();
  write(session, std::string(today), write_record(session.match().record()));
  write_list();
  if (!over.empty()) store_.erase(over);
  return true;
}

void Matches::keep(const Session& session, std::string_view today) {
  if (front_.empty()) return;
  std::string record = write_record(session.match().record());
  const auto own = at(front_);
  const std::string waits = session.waiting() ? session.waiting()->text : std::string();
  const bool played = record != record_ || waits != waits_;
  const std::string when = played || own == list_.end() ? std::string(today) : own->when;
  if (played || (own == list_.end()) != session.match().over())
    write(session, when, std::move(record));
  write_list();
}

// The match in front and what is told of it.
void Matches::write(const Session& session, const std::string& when, std::string record) {
  json::Writer out;
  out.begin_object().member("sheet", std::string_view(session.key()));
  const auto& waits = session.waiting();
  if (waits) out.member("seat", int{waits->seat}).member("move", std::string_view(waits->text));
  out.member("when", std::string_view(when)).key("record").raw(record).end_object();
  store_.put(front_, out.take());
  record_ = std::move(record);
  waits_ = waits ? waits->text : std::string();
  if (const auto own = at(front_); own != list_.end()) list_.erase(own);
  if (!session.match().over())
    list_.insert(list_.begin(), told(front_, session.key(), session.match().record(), when));
}

// A single match under the first key needs no list.
void Matches::write_list() {
  const bool plain = (front_.empty() || front_ == kFirst) &&
                     std::all_of(list_.begin(), list_.end(),
                                 [](const UnderWay& match) { return match.key == kFirst; });
  if (plain) {
    store_.erase(kListKey);
    return;
  }
  json::Writer out;
  out.begin_object().member("front", std::string_view(front_)).key("list").begin_array();
  for (const UnderWay& match : list_) {
    out.begin_object().member("key", std::string_view(match.key));
    out.member("sheet", std::string_view(match.sheet));
    out.member("kind", std::string_view(match.kind)).key("seats");
    write_seats(out, match.seats);
    out.member("round", match.round).member("when", std::string_view(match.when)).end_object();
  }
  store_.put(kListKey, out.end_array().end_object().take());
}

Result<Session> Matches::open(std::string_view wanted) {
  const std::string key(wanted);
  const auto text = store_.find(key);
  auto session = text ? read_session(*text) : Result<Session>(Error{msg("matches.gone"), {}});
  const auto own = at(key);
  if (!session) {
    if (own != list_.end()) list_.erase(own);
    if (front_ == key) front_.clear();
    write_list();
    store_.set_aside(key);
    return session;
  }
  const std::string over = front_ == key || find(front_) ? std::string() : front_;
  front_ = key;
  record_ = write_record(session->match().record());
  waits_ = session->waiting() ? session->waiting()->text : std::string();
  if (own != list_.end()) {
    own->round = static_cast<int>(session->match().record().deals.size());
    std::rotate(list_.begin(), own, own + 1);
  }
  write_list();
  if (!over.empty()) store_.erase(over);
  return session;
}

void Matches::close() {
  if (front_.empty() || find(front_)) return;
  const std::string over = std::exchange(front_, {});
  record_.clear();
  write_list();
  store_.erase(over);
}

std::optional<Matches::Erased> Matches::erase(std::string_view key) {
  const auto own = at(key);
  const auto text = store_.find(key);
  if (own == list_.end()) return std::nullopt;
  Erased erased{*own, static_cast<std::size_t>(own - list_.begin()),
                text ? std::string(*text) : std::string()};
  list_.erase(own);
  if (front_ == key) front_.clear();
  write_list();
  store_.erase(erased.match.key);
  return erased;
}

void Matches::restore(Erased back) {
  if (back.match.key == front_ || find(back.match.key)) back.match.key = free_key();
  store_.put(back.match.key, std::move(back.text));
  const auto place = std::min(back.place, list_.size());
  list_.insert(list_.begin() + static_cast<std::ptrdiff_t>(place), std::move(back.match));
  write_list();
}

}  // namespace tablee::app
