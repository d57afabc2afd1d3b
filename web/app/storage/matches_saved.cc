// Matches from the device: listed, opened again, erased.

#include <algorithm>

#include "web/app/storage/matches.h"

namespace tablee::app {
namespace {

bool is_kind(std::string_view name) {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (kind.name == name) return true;
  return false;
}

// From the match as stored; not replayed, so it may turn out to be unplayable, or over.
Result<UnderWay> read_match(std::string key, std::string_view text) {
  const auto document = json::parse(text);
  if (!document) return document.error();
  const json::Value* own = document->find("record");
  if (!own) return Error{msg("error.record"), {}};
  const auto record = read_record(*own);
  if (!record) return record.error();
  return under_way(std::move(key), std::string(document->string_at("sheet").value_or("")), *record,
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
    if (key == match_key(i)) return true;
  return false;
}

void Matches::read_list(std::string_view text) {
  const auto document = json::parse(text);
  if (!document) return;
  front_ = document->string_at("front").value_or("");
  if (!is_match_key(front_)) front_.clear();
  if (const auto* all = document->array_at("list"))
    for (const json::Value& value : *all)
      if (auto match = read_listed(value); match && !find(match->key))
        list_.push_back(std::move(*match));
}

Status Matches::read_stored(const std::string& key, std::string_view text,
                            std::vector<UnderWay>& found) {
  auto match = read_match(key, text);
  if (!match) {
    store_.set_aside(key);
    return match.error();
  }
  found.push_back(std::move(*match));
  return {};
}

void Matches::read_again(const std::vector<std::string>& aside) {
  for (const std::string& away : aside) {
    const auto text = store_.find(away);
    const auto session = text ? read_session(*text) : Result<Session>(Error{});
    if (!session || session->match().over() || full()) continue;
    // Listed already: the last visit was interrupted between its two writes.
    if (!with_sheet(session->key())) {
      const std::string key = free_key();
      auto match = read_match(key, *text);
      if (!match || !store_.put(key, *text)) continue;
      list_.push_back(std::move(*match));
    }
    store_.erase(away);
  }
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
  waits_ = beside_record(*session);
  if (own != list_.end()) {
    own->round = static_cast<int>(session->match().record().deals.size());
    std::rotate(list_.begin(), own, own + 1);
  }
  write_list();
  if (!over.empty()) store_.erase(over);
  return session;
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
