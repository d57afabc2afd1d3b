#pragma once
// The app's messages to the page, as defined in web/page/js/messages.d.ts: all are written here,
// except those of the drawing (web/main/screen_host.cc).

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/item_data.h"
#include "core/seat.h"
#include "web/app/page/outbox.h"

namespace tablee::app {

class ToPage {
 public:
  explicit ToPage(Outbox& outbox) : outbox_(outbox) {}

  // A line for the log, announced, or both; `answer`: it answers a question.
  void say(std::string_view text, bool aloud, bool logged, bool answer = false);
  void clear_log();
  // The focus goes to that item.
  void focus(std::string_view id);
  // Requests that language, and the deferred part if it is not loaded yet.
  void words(std::string_view language);
  void whole();
  // One line of the protocol, for the bots.
  void think(std::string_view line);
  // Steps back that there are from here.
  void screen_depth(int depth);
  void awake(bool on);
  void link_done();
  // That the match began, or how it ended: its sheet as JSON.
  void host(bool finished, std::string_view sheet);

  void share(std::string_view link, std::string_view title, std::string_view text);
  // The result of a match, to be drawn: `text` is the same in words.
  struct Picture {
    std::string name, title, brand, text;
    std::string about{}, note{}, link{};  // empty: none
    bool example = false;                 // with the example on the screen
    struct Row {
      std::string line, points;
      int total, place;
    };
    std::vector<Row> rows;
  };
  void picture(const Picture& picture);
  // The dialogue of phones as hands.
  struct Phones {
    // codes, links, numbers, done, hands, tables, over, gone
    std::string_view view;
    std::string problem;
    // What a linked phone shows of its seat's table, without the hand.
    struct Table {
      struct Line {
        std::string id, text, hint;
        bool title;
        std::vector<CardText> cards;  // of a row on the table
      };
      // A move that the seat may make for all to see. If it is to be confirmed, a first tap raises
      // it.
      struct Choice {
        std::string move, text, hint;
        bool confirm;
        std::vector<CardText> cards;
      };
      std::string_view language;  // of its words
      int turn = 0;               // how many moves there were
      CardText card{};            // that the decision under way is about; empty: none
      std::vector<Line> lines;
      std::vector<Choice> choices;
      bool elsewhere = false;  // its decision takes more than a choice: the table's device has it
    };
    struct One {
      Seat seat;
      std::string name, code, number;
      bool phone, awaited;
      std::optional<Table> table{};
    };
    std::vector<One> seats;
  };
  void phones(const Phones& phones);
  void download(std::string_view name, std::string_view type, std::string_view text);
  // Asks for a file with sheets.
  void pick();
  void stop_reading();
  void print();
  void open(std::string_view page);
  void update();
  void promise(bool by_hand);
  // What a copy laid aside holds, or a sentence why it can't be read.
  void checked(int sheets, bool match);
  void checked(std::string_view error);

 private:
  void post_flag(std::string_view what, std::string_view member, bool on);
  void post_text(std::string_view what, std::string_view member, std::string_view text);

  Outbox& outbox_;
};

}  // namespace tablee::app
