#include "table/updates.h"

#include <cassert>
#include <utility>

#include "table/match.h"

namespace tablee {
namespace {

class Looking final : public EventSink {
 public:
  Looking(const AnyState& state, const Onlooker& onlooker, std::size_t at)
      : state_(state), onlooker_(onlooker), at_(at), lies_(onlooker.look(state)) {}
  void emit(Event event) override {
    const std::size_t at = at_++;
    if (!event.visible_to(onlooker_.seat)) return;
    std::shared_ptr<const AnyView> after = onlooker_.look(state_);
    updates.push_back({std::move(event), at, after, std::exchange(lies_, after)});
  }
  std::vector<TableUpdate> updates;

 private:
  const AnyState& state_;
  const Onlooker& onlooker_;
  std::size_t at_;
  std::shared_ptr<const AnyView> lies_;
};

}  // namespace

std::vector<TableUpdate> Follower::catch_up(const Match& match, const Onlooker& onlooker) {
  const Record& record = match.record();
  if (deals_ == record.deals.size() && moves_ == record.moves.size()) return {};
  if (!state_) state_ = std::move(*record.setup.game->start(record.setup.options));
  Looking looking(*state_, onlooker, events_);
  while (deals_ < record.deals.size() || moves_ < record.moves.size()) {
    Status done;
    if (state_->needs_deal()) {
      done = state_->deal(record.deals[deals_++], &looking);
    } else {
      const PlayedMove& move = record.moves[moves_++];
      done = state_->apply(move.seat, move.text, &looking);
    }
    assert(done.ok());
  }
  events_ = match.events().size();
  return std::move(looking.updates);
}

void Follower::pass(const Match& match) {
  state_ = match.state().clone();
  deals_ = match.record().deals.size();
  moves_ = match.record().moves.size();
  events_ = match.events().size();
}

}  // namespace tablee
