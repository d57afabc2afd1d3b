#include "games/nimmt/compose.h"

#include <algorithm>

#include "core/scan.h"
#include "games/nimmt/describe.h"

namespace tablee::nimmt {
namespace {

using Steps = std::vector<std::string>;

// The words of a move; a row and its number are one word.
Steps steps(std::string_view move) {
  Steps words;
  Scan scan(move);
  while (!scan.at_end()) {
    std::string word(scan.word());
    if (word == "row") word += " " + std::string(scan.word());
    words.push_back(std::move(word));
  }
  return words;
}

int number_in(std::string_view word) { return static_cast<int>(Scan::to_number(word).value_or(0)); }

std::string joined(const Steps& words, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += (i ? " " : "") + words[i];
  return text;
}

bool same(const Steps& a, const Steps& b, std::size_t count) {
  return a.size() >= count && b.size() >= count &&
         std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(count), b.begin());
}

// A way of going on, or the plain one.
struct Way {
  Steps words;
  Item item;
};

class Composer {
 public:
  Composer(Items& items, const View& view, std::string_view begun) : items_(items), view_(view) {
    // An exchange is begun by the special card that is given away, without a word before it.
    exchange_ = view_.pub.phase == Phase::exchange;
    first_ = steps(begun);
    if (first_.empty() && exchange_) first_.emplace_back("exchange");
    begun_ = !begun.empty();
  }

  void run() {
    take_moves();
    const auto whole =
        std::find_if(ways_.begin(), ways_.end(), [&](const Way& w) { return w.words == first_; });
    const std::size_t level = first_.size() - (whole != ways_.end() ? 1 : 0);
    lift_specials();
    for (const Way& way : ways_)
      if (level > 0 && way.words.size() > level && same(way.words, first_, level))
        light(way, level);
    if (begun_)
      ask(whole == ways_.end() ? nullptr : &*whole, level);
    else if (!exchange_ && !ways_.empty())
      offer();
    add_buttons(whole == ways_.end() ? nullptr : &*whole);
  }

 private:
  Item* find(std::string_view id) {
    const auto at =
        std::find_if(items_.begin(), items_.end(), [&](const Item& i) { return i.id == id; });
    return at == items_.end() ? nullptr : &*at;
  }

  void take_moves() {
    std::erase_if(items_, [&](Item& item) {
      if (!item.id.starts_with(ids::kDo)) return false;
      if (item.on)
        plain_.push_back(std::move(item));
      else
        ways_.push_back({steps(item.action.text), std::move(item)});
      return true;
    });
  }

  // The viewer's special cards: touching one that can be played now selects it, touching it again
  // deselects it.
  void lift_specials() {
    for (Item& item : items_) {
      const auto* card = data_of<CardText>(item);
      if (!card) continue;
      const std::string& kind = card->text;
      const auto playable = [&](const Way& way) { return way.words.front() == kind; };
      if (!exchange_ && std::any_of(ways_.begin(), ways_.end(), playable)) {
        item.confirm = true;
        item.on = begun_ && first_.front() == kind;
        const bool back = item.on && first_.size() == 1;
        item.action = {Verb::compose, back ? std::string() : kind};
      } else if (!exchange_ && !plain_.empty()) {
        item.hint = msg("nimmt.special_not_now").with_message("about", std::move(item.hint));
      }
    }
  }

  // Makes the things on the table that the next word of the way may name selectable.
  void light(const Way& way, std::size_t level) {
    const std::string& step = way.words[level];
    Item* item = nullptr;
    if (step.starts_with("row "))
      item = find(ids::row_id(number_in(step.substr(4))));
    else if (exchange_)
      item = find(special_id(step));
    else
      item = number_card(static_cast<Card>(number_in(step)));
    if (!item) return;
    item->role = Role::button;
    item->confirm = true;
    item->action = {Verb::compose, joined(way.words, level + 1)};
    item->on = first_.size() > level && first_[level] == step;
    if (way.words.size() > level + 1) return;
    item->hint = advised(way) ? way.item.hint : explained(way.item.text, way.item.hint);
    item->cost = way.item.cost;
  }

  static bool advised(const Way& way) { return way.item.cost.has_value(); }

  // The item of a number card: in the hand, the one to be placed, or one in a row. A card in a row
  // becomes an item of its own only while it can be chosen.
  Item* number_card(Card card) {
    for (const std::string& id :
         {ids::hand_card_id(card), queue_card_id(card), ids::card_in_id(card)})
      if (Item* item = find(id)) return item;
    for (std::size_t r = 0; r < view_.pub.rows.size(); ++r) {
      const Row& row = view_.pub.rows[r];
      if (std::find(row.begin(), row.end(), card) == row.end()) continue;
      auto at = std::find_if(items_.begin(), items_.end(), [&](const Item& item) {
        return item.id == ids::row_id(static_cast<int>(r) + 1);
      });
      if (at == items_.end()) return nullptr;
      const int depth = at->depth + 1;
      for (++at; at != items_.end() && at->depth >= depth;) ++at;
      return &*items_.insert(at, {.id = ids::card_in_id(card),
                                  .depth = static_cast<std::uint8_t>(depth),
                                  .text = msg("nimmt.do.card").with("card", card),
                                  .data = NumberCard{card}});
    }
    return nullptr;
  }

  // Sets the prompt: it explains a move while it is being composed, and its effect once it is
  // complete.
  void ask(const Way* whole, std::size_t level) {
    Item* prompt = find(ids::kPrompt);
    if (!prompt) return;
    if (whole) {
      prompt->text = explained(whole->item.text, whole->item.hint);
      return;
    }
    const std::string& kind = first_.front();
    Message about = msg_family("nimmt.special_about.", kind);
    if (level == 1)
      about = msg("table.opening")
                  .with_message("word", std::move(about))
                  .with_message("prompt", wanted());
    else
      about = wanted();
    prompt->text = explained(msg_family("nimmt.special.", kind), std::move(about));
  }

  // Where the plain move costs heads, offers the special cards as an alternative.
  void offer() {
    Item* prompt = find(ids::kPrompt);
    if (!prompt || (prompt->text.key != "nimmt.prompt.place_full" &&
                    prompt->text.key != "nimmt.prompt.place_low"))
      return;
    prompt->text = msg("nimmt.prompt.or_special").with_message("prompt", std::move(prompt->text));
    for (Item& item : plain_) item.on = false;
  }

  Message wanted() const {
    for (const Way& way : ways_) {
      if (!same(way.words, first_, first_.size()) || way.words.size() <= first_.size()) continue;
      const bool row = way.words[first_.size()].starts_with("row ");
      if (first_.size() > 1)
        return row ? msg("nimmt.ask.where").with("card", number_in(first_.back()))
                   : msg("nimmt.ask.of_row");
      if (row) return msg("nimmt.ask.row");
      return first_.front() == "replace" ? msg("nimmt.ask.hand") : msg("nimmt.ask.card");
    }
    return {};
  }

  // The buttons for the next step come right after the prompt.
  void add_buttons(const Way* whole) {
    Items buttons;
    if (whole && begun_) {
      buttons.push_back(whole->item);
      buttons.back().text = exchange_ ? msg("nimmt.special.exchange") : msg("nimmt.do.it");
      buttons.back().hint = whole->item.text;
      buttons.back().on = true;
    }
    if (begun_)
      buttons.push_back({.id = kCancelId,
                         .role = Role::button,
                         .text = msg("nimmt.do.never_mind"),
                         .action = Verb::compose});
    else
      buttons = std::move(plain_);
    auto at = std::find_if(items_.begin(), items_.end(),
                           [](const Item& item) { return item.id == ids::kPrompt; });
    if (at != items_.end()) ++at;
    items_.insert(at, std::make_move_iterator(buttons.begin()),
                  std::make_move_iterator(buttons.end()));
  }

  Items& items_;
  const View& view_;
  Steps first_;
  bool begun_ = false, exchange_ = false;
  std::vector<Way> ways_;
  Items plain_;
};

}  // namespace

void compose_moves(const View& view, Items& items, std::string_view begun) {
  Composer(items, view, begun).run();
}

}  // namespace tablee::nimmt
