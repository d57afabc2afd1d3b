#pragma once
// The answering side of the protocol, shared by the page's worker and the bot process: lines in,
// lines out, worked on in slices so that the caller decides how long it is away.

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "protocol/protocol.h"

namespace tablee::protocol {

class Server {
 public:
  // `name` is what its hello says. `bot` answers everything; where it is empty, each request names
  // its bot itself.
  explicit Server(std::string name, std::string bot = {});

  // Takes one line, without its newline. Whatever is wrong with it becomes an error line to take.
  void receive(std::string_view line);
  // Works for about that long; true when an answer line is ready to be taken.
  bool step(int ms);
  // Nothing to say and nothing to think about.
  bool idle() const { return answers_.empty() && jobs_.empty(); }
  // The oldest answer line, without a newline. Only after step() has said true.
  std::string take_answer();

 private:
  struct Job {
    Asked asked;
    const BotInfo* bot;
    std::unique_ptr<Thinking> thinking;  // started when its turn comes
  };

  void receive_think(const json::Value& line);
  void refuse(int id, const Error& error);

  std::string name_;
  std::string bot_;
  std::deque<std::unique_ptr<Job>> jobs_;  // in the order asked; the first is being thought about
  std::deque<std::string> answers_;
};

}  // namespace tablee::protocol
