#pragma once
// A second implementation of placing a card with special cards, written from RULES.md §2 alone and
// without code of the engine: slow and simple, to be compared with it.

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace tablee::test::naive {

using Names = std::vector<std::string>;

struct Row {
  std::vector<int> cards;
  bool stop = false;
  bool seven = false;
  bool fifth = false;
};

struct Player {
  std::vector<int> hand;   // number cards
  std::vector<int> known;  // of those, the cards that were given back openly
  Names specials;
  std::vector<int> pile;
  int heads = 0;
};

struct Table {
  std::vector<Row> rows;
  std::vector<Player> players;
  Names deck;  // the top card is the last
  Names discard;
};

// Random choices: one of these moves for that seat, and an order for these cards. Both see the
// table as it is.
struct Chance {
  std::function<std::string(const Table&, std::size_t seat, const Names& moves)> choose;
  std::function<Names(const Names& cards)> shuffle;
};

inline int heads_on(int card) {
  const std::string digits = std::to_string(card);
  if (card == 55) return 7;
  if (digits.size() == 2 && digits[0] == digits[1]) return 5;
  if (digits.back() == '0') return 3;
  if (digits.back() == '5') return 2;
  return 1;
}

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

template <class T>
void remove_one(std::vector<T>& all, const T& one) {
  all.erase(std::find(all.begin(), all.end(), one));
}

class Placement {
 public:
  Placement(Table& table, std::size_t seat, int card, const Chance& chance)
      : t_(table), seat_(seat), me_(table.players[seat]), card_(card), chance_(chance) {}

  void run() {
    if (me_.specials.empty()) return place_as_usual();
    play(chance_.choose(t_, seat_, moves()));
  }

 private:
  static constexpr std::size_t kNone = 99;

  bool mine(const char* special) const { return holds(me_.specials, std::string(special)); }
  // "5 number cards, or 6 while a seven_takes lies on it. A card beyond capacity takes the row."
  static std::size_t row_capacity(const Row& row) { return row.seven ? 6 : 5; }
  static std::string row_name(std::size_t r) { return "row " + std::to_string(r + 1); }

  // Rules 1 and 2 among the open rows.
  std::size_t normal_row() const {
    std::size_t best = kNone;
    for (int difference = 1; difference <= 104 && best == kNone; ++difference)
      for (std::size_t r = 0; r < t_.rows.size(); ++r)
        if (!t_.rows[r].stop && t_.rows[r].cards.back() + difference == card_) best = r;
    return best;
  }

  Names moves() const {
    Names all{"place"};
    const std::size_t normal = normal_row();
    int stops = 0;
    for (const Row& row : t_.rows) stops += row.stop ? 1 : 0;
    if (mine("fifth_row") && t_.rows.size() == 4) all.push_back("fifth_row");
    if (mine("seven_takes") && normal != kNone && !t_.rows[normal].seven)
      all.push_back("seven_takes");
    if (mine("replace"))
      for (const int other : me_.hand) all.push_back("replace " + std::to_string(other));
    for (std::size_t r = 0; r < t_.rows.size(); ++r) {
      const Row& row = t_.rows[r];
      if (row.stop) continue;
      if (mine("insert") && row.cards.back() > card_) all.push_back("insert " + row_name(r));
      if (mine("stop") && stops < 2) all.push_back("stop " + row_name(r));
      for (std::size_t to = 0; mine("slide") && to < t_.rows.size(); ++to)
        for (const int moved : row.cards)
          if (to != r && !t_.rows[to].stop)
            all.push_back("slide " + std::to_string(moved) + " " + row_name(to));
      if (!mine("negative_positive")) continue;
      std::vector<int> choice = row.cards;
      if (t_.rows.size() == 5) choice.push_back(card_);
      for (const int c : choice) {
        if (normal == kNone)
          all.push_back("negative_positive " + row_name(r) + " " + std::to_string(c));
        else if (normal == r && row.cards.size() == row_capacity(row))
          all.push_back("negative_positive " + std::to_string(c));
      }
    }
    return all;
  }

  void play(const std::string& move) {
    std::istringstream words(move);
    std::string special;
    words >> special;
    if (special == "place") return place_as_usual();
    remove_one(me_.specials, special);
    if (special != "fifth_row" && special != "seven_takes" && special != "stop")
      t_.discard.push_back(special);
    int value = 0;
    std::size_t row = kNone;
    for (std::string word; words >> word;) {
      if (word != "row") {
        value = std::stoi(word);
        continue;
      }
      words >> row;
      --row;
    }
    if (special == "fifth_row") {
      t_.rows.push_back({{card_}, false, false, true});
    } else if (special == "seven_takes") {
      Row& normal = t_.rows[normal_row()];
      normal.cards.push_back(card_);
      normal.seven = true;
    } else if (special == "insert") {
      add_in_order(row, card_);
    } else if (special == "replace") {
      me_.hand.push_back(card_);
      me_.known.push_back(card_);
      remove_one(me_.hand, value);
      if (holds(me_.known, value)) remove_one(me_.known, value);
      card_ = value;
      place_as_usual();
    } else if (special == "slide") {
      for (Row& from : t_.rows)
        if (holds(from.cards, value)) remove_one(from.cards, value);
      add_in_order(row, value);
      place_as_usual();
    } else if (special == "stop") {
      t_.rows[row].stop = true;
      place_as_usual();
    } else {
      take_with_own_card(row == kNone ? normal_row() : row, value);
    }
  }

  void place_as_usual() {
    for (Row& row : t_.rows)
      if (row.cards.empty()) {
        row.cards.push_back(card_);
        return;
      }
    const std::size_t normal = normal_row();
    if (normal != kNone && t_.rows[normal].cards.size() < row_capacity(t_.rows[normal])) {
      t_.rows[normal].cards.push_back(card_);
    } else if (normal != kNone) {
      take_with_own_card(normal, 0);
    } else {
      Names rows;
      for (std::size_t r = 0; r < t_.rows.size(); ++r)
        if (!t_.rows[r].stop) rows.push_back(row_name(r));
      const std::string row = chance_.choose(t_, seat_, rows);
      take_with_own_card(std::stoi(row.substr(4)) - 1, 0);
    }
  }

  // By insert or slide: a row beyond its capacity is taken, except for the last card, which becomes
  // the new row.
  void add_in_order(std::size_t r, int added) {
    std::vector<int>& cards = t_.rows[r].cards;
    cards.push_back(added);
    std::sort(cards.begin(), cards.end());
    if (cards.size() <= row_capacity(t_.rows[r])) return;
    std::vector<int> taken = cards;
    std::vector<int> stay;
    if (t_.rows.size() == 4) {
      stay = {taken.back()};
      taken.pop_back();
    }
    take(r, taken, stay, 0);
  }

  void take_with_own_card(std::size_t r, int chosen) {
    std::vector<int> taken = t_.rows[r].cards;
    if (t_.rows.size() == 5) taken.push_back(card_);
    take(r, taken, {card_}, chosen);
  }

  // "Taking always runs in this order"
  void take(std::size_t r, const std::vector<int>& taken, const std::vector<int>& stay,
            int chosen) {
    int others = 0;
    for (const int c : taken) {
      me_.pile.push_back(c);
      if (c != chosen) others += heads_on(c);
    }
    me_.heads += others;
    if (chosen != 0) me_.heads = std::max(0, me_.heads - heads_on(chosen));

    if (t_.rows[r].seven) t_.discard.push_back("seven_takes");
    for (Row& row : t_.rows) {
      if (row.stop) t_.discard.push_back("stop");
      row.stop = false;
    }
    if (t_.rows.size() == 5) {
      t_.discard.push_back("fifth_row");
      for (Row& row : t_.rows) row.fifth = false;
      t_.rows.erase(t_.rows.begin() + static_cast<std::ptrdiff_t>(r));
    } else {
      t_.rows[r] = {stay};
    }
    exchange();
  }

  void exchange() {
    if (me_.specials.empty() || (t_.deck.empty() && t_.discard.empty())) return;
    Names offers{"keep"};
    for (const std::string& special : me_.specials)
      if (!holds(offers, "exchange " + special)) offers.push_back("exchange " + special);
    const std::string move = chance_.choose(t_, seat_, offers);
    if (move == "keep") return;
    const std::string given = move.substr(9);
    remove_one(me_.specials, given);
    if (t_.deck.empty()) {
      t_.deck = chance_.shuffle(t_.discard);
      t_.discard.clear();
    }
    t_.discard.push_back(given);
    me_.specials.push_back(t_.deck.back());
    t_.deck.pop_back();
  }

  Table& t_;
  std::size_t seat_;
  Player& me_;
  int card_;
  const Chance& chance_;
};

inline void clear_table(Table& t) {
  for (Row& row : t.rows) {
    if (row.stop) t.discard.push_back("stop");
    if (row.seven) t.discard.push_back("seven_takes");
    if (row.fifth) t.discard.push_back("fifth_row");
    row.stop = row.seven = row.fifth = false;
  }
}

}  // namespace tablee::test::naive
