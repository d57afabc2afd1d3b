#pragma once
// The answering side of the protocol, shared by the page's worker and the bot process. It takes
// lines, produces lines, and works in slices, so that the caller decides how long each call lasts.

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "protocol/protocol.h"

namespace tablee::protocol {

class Server {
 public:
  // `name` is sent in its hello. `bot` answers all requests; where it is empty, each request names
  // its bot.
  explicit Server(std::string name, std::string bot = {});

  // Takes one line without its newline. A line that is wrong leads to an error line as its answer.
  void receive(std::string_view line);
  // Works for about that many milliseconds; returns true when an answer line is ready.
  bool step(int ms);
  // Whether no answer waits and no request is being worked on.
  bool idle() const { return answers_.empty() && jobs_.empty(); }
  // The oldest answer line, without a newline. To be called only after step() has returned true.
  std::string take_answer();

 private:
  struct Job {
    Asked asked;
    const BotInfo* bot;
    std::unique_ptr<Thinking> thinking;  // started when this job is the first in the queue
  };

  void receive_think(const json::Value& line);
  void refuse(int id, const Error& error);

  std::string name_;
  std::string bot_;
  std::deque<std::unique_ptr<Job>> jobs_;  // in the order received; the first is being worked on
  std::deque<std::string> answers_;
};

}  // namespace tablee::protocol
