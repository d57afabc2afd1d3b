#pragma once
// The JSON-lines protocol between a table and whoever thinks for a seat: the page's worker, the
// bot process and bots written by others. docs/PROTOCOL.md is its full description.
//
//   table → thinker  {"type":"hello","protocol":1}
//   thinker → table  {"type":"hello","protocol":1,"name":"…"}
//   table → thinker  {"type":"think","id":7,"game":"…","rules":1,"bot":"heuristic","seat":2,
//                     "view":{…},"history":[…],"legal":["14","22"],
//                     "budget":{"ms":100,"iterations":0},"noise":123}
//   thinker → table  {"type":"move","id":7,"move":"14","evaluations":[{"move":"14","cost":1200}]}
//   thinker → table  {"type":"error","id":7,"text":"…"}
//   table → thinker  {"type":"cancel","id":7}

#include <memory>
#include <optional>

#include "games/question.h"

namespace tablee::protocol {

inline constexpr int kVersion = 1;
// Longer lines are refused unread. A question carries the whole match: the longest that options can
// ask for (ten seats, known cards and a draft, 99 rounds) takes less than half of this; a test
// plays it.
inline constexpr std::size_t kMaxLine = std::size_t{4} << 20;
// Requests are numbered 0 … kMaxId; kNoId where a line that can't be read has none.
inline constexpr int kMaxId = 2'000'000'000;
inline constexpr int kNoId = -1;

// A question as it arrived: owns what the Question points to.
struct Asked {
  int id = 0;
  std::string bot;  // which of our bots is meant; others may ignore it
  std::unique_ptr<AnyView> view;
  Question question;
};

struct Answer {
  int id = 0;
  Decision decision;
};

// Lines without their newline.
std::string hello_line(std::string_view name);  // an empty name: the table's side
std::string think_line(int id, std::string_view bot, const Question& question);
std::string answer_line(const Answer& answer);
std::string error_line(int id, std::string_view text);
std::string cancel_line(int id);

// The name in a thinker's hello, empty in a table's; another protocol version is an error.
Result<std::string> read_hello(const json::Value& line);
// The legal moves are worked out again from the view, not believed.
Result<Asked> read_think(const json::Value& line);
// Whether the move is legal, and the id the expected one, is the table's to check. A thinker's
// error line is an error here.
Result<Answer> read_answer(std::string_view line);
// The question that an error line refuses; nothing for any other line, and where it names none.
std::optional<int> read_refused(std::string_view line);

// An error for an error line: keys and arguments, not a sentence, as the worker carries no words.
std::string plain_text(const Error& error);

}  // namespace tablee::protocol
