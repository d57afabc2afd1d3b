#pragma once
// The JSON-lines protocol between a table and a program that decides for a seat: the page's worker,
// the bot process and bots written by others. docs/PROTOCOL.md is its full description.
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
// A longer line is refused before it is read. A question carries the whole match: the longest that
// options allow (ten seats, known cards and a draft, 99 rounds) takes less than half of this, and a
// test plays such a match.
inline constexpr std::size_t kMaxLine = std::size_t{4} << 20;
// Requests are numbered 0 … kMaxId. A line that can't be read has no number: kNoId.
inline constexpr int kMaxId = 2'000'000'000;
inline constexpr int kNoId = -1;

// A question as received. It owns what its Question points to.
struct Asked {
  int id = 0;
  std::string bot;  // which of our bots is to answer; other programs may ignore it
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
// The legal moves are computed again from the view: those in the line are not trusted.
Result<Asked> read_think(const json::Value& line);
// The table has to check that the move is legal and that the id is the expected one. An error line
// of the bot is returned as an error.
Result<Answer> read_answer(std::string_view line);
// The id of the question that an error line refuses; nothing for any other line and where the error
// line has no id.
std::optional<int> read_refused(std::string_view line);

// The text of an error line: keys and arguments instead of a sentence, because the worker carries
// no words.
std::string plain_text(const Error& error);

}  // namespace tablee::protocol
