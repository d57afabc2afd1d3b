#include "tools/arena/contestant.h"

#include <algorithm>
#include <chrono>

#include "protocol/protocol.h"
#include "tools/arena/lab_opponents.h"
#include "tools/arena/process.h"

namespace tablee::tools {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kHelloTime = std::chrono::seconds(30);
constexpr int kLeastMs = 5000;    // time that every decision may take
constexpr int kBudgetTimes = 20;  // a decision may take this many times its budget
constexpr int kStarts = 6;        // how often the process of a seat may be started

std::int64_t nanoseconds_since(Clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
}

class OwnPlayer final : public Player {
 public:
  explicit OwnPlayer(const BotInfo& bot) : bot_(bot) {}

  Choice choose(const Question& question) override {
    const auto start = Clock::now();
    Decision decision = think(bot_, question);
    return {std::move(decision.move), nanoseconds_since(start), false};
  }

 private:
  const BotInfo& bot_;
};

// Whatever the process does, the run goes on: where it gives no decision, the first legal move is
// played.
class ProcessPlayer final : public Player {
 public:
  ProcessPlayer(const Contestant& contestant, Seat seat, const Console& console)
      : label_(contestant.label), command_(contestant.command), seat_(seat), console_(console) {}

  Choice choose(const Question& question) override {
    if (!process_ && starts_ < kStarts && !start()) {
      process_.reset();
      forfeit(msg("cli.warn.hello"));
      return give_up(question);
    }
    if (!process_) return give_up(question);
    const int id = next_id_++;
    const std::string line = protocol::think_line(id, {}, question);
    const auto begin = Clock::now();
    const auto limit = std::chrono::milliseconds(
        std::max<std::int64_t>(kLeastMs, std::int64_t{kBudgetTimes} * question.budget.ms));
    Choice choice;
    if (ask(line, id, begin + limit, question, choice.move)) {
      choice.nanoseconds = nanoseconds_since(begin);
      return choice;
    }
    choice = give_up(question);
    choice.nanoseconds = nanoseconds_since(begin);
    return choice;
  }

 private:
  bool start() {
    ++starts_;
    process_ = Process::start(command_);
    const auto deadline = Clock::now() + kHelloTime;
    std::string text;
    if (!process_ ||
        process_->write_line(protocol::hello_line({}), deadline) != Process::Outcome::done ||
        process_->read_line(text, deadline) != Process::Outcome::done)
      return false;
    const auto line = json::parse(text);
    return line.ok() && protocol::read_hello(*line).ok();
  }

  // Returns true with a legal move; otherwise a warning has been written.
  bool ask(const std::string& line, int id, Clock::time_point deadline, const Question& question,
           std::string& move) {
    auto outcome = process_->write_line(line, deadline);
    while (outcome == Process::Outcome::done) {
      std::string text;
      outcome = process_->read_line(text, deadline);
      if (outcome != Process::Outcome::done) break;
      const auto answer = protocol::read_answer(text);
      if (!answer) return forfeit(msg("cli.warn.answer").with_quote("answer", text));
      if (answer->id < id) continue;  // the answer to an earlier question, which has timed out
      const auto& legal = question.legal;
      const bool found =
          std::find(legal.begin(), legal.end(), answer->decision.move) != legal.end();
      if (answer->id != id || !found)
        return forfeit(msg("cli.warn.answer").with_quote("answer", text));
      move = answer->decision.move;
      return true;
    }
    process_.reset();
    return forfeit(outcome == Process::Outcome::late ? msg("cli.warn.late")
                                                     : msg("cli.warn.ended"));
  }

  bool forfeit(Message why) {
    console_.warn(std::move(why).with_text("contestant", label_).with("seat", seat_ + 1));
    if (!process_ && starts_ == kStarts)
      console_.warn(
          msg("cli.warn.given_up").with_text("contestant", label_).with("seat", seat_ + 1));
    return false;
  }

  static Choice give_up(const Question& question) { return {question.legal.front(), 0, true}; }

  const std::string label_;
  const std::string command_;
  const Seat seat_;
  const Console& console_;
  std::unique_ptr<Process> process_;
  int starts_ = 0;
  int next_id_ = 1;
};

// The parts between commas, except commas after a backslash.
std::vector<std::string> guarded_split(std::string_view text) {
  std::vector<std::string> parts(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == ',')
      parts.back().push_back(text[++i]);
    else if (text[i] == ',')
      parts.emplace_back();
    else
      parts.back().push_back(text[i]);
  }
  return parts;
}

}  // namespace

Result<std::vector<Contestant>> contestants_of(std::string_view text, std::string_view game,
                                               bool held_out) {
  constexpr std::string_view kExec = "exec:";
  std::vector<Contestant> list;
  for (const std::string& part : guarded_split(text)) {
    std::string_view name = part;
    Contestant one;
    const std::size_t equals = name.find('=');
    if (equals < name.find(':')) {
      one.label = name.substr(0, equals);
      name.remove_prefix(equals + 1);
    }
    if (name.substr(0, kExec.size()) == kExec) {
      if (!kProcesses) return Error{msg("cli.error.no_exec"), {}};
      one.command = name.substr(kExec.size());
      if (one.command.empty()) return Error{msg("cli.error.exec"), {}};
    } else {
      one.bot = find_bot(game, name);
      if (!one.bot) one.bot = find_lab_opponent(game, name);
      if (!held_out && is_held_out_opponent(game, name))
        return Error{msg("cli.error.held_out").with_quote("bot", name), {}};
      if (!one.bot) return Error{msg("error.bot_unknown").with_quote("bot", name), {}};
    }
    if (one.label.empty()) one.label = name;
    list.push_back(std::move(one));
  }
  return list;
}

std::unique_ptr<Player> make_player(const Contestant& contestant, Seat seat,
                                    const Console& console) {
  if (contestant.bot) return std::make_unique<OwnPlayer>(*contestant.bot);
  return std::make_unique<ProcessPlayer>(contestant, seat, console);
}

}  // namespace tablee::tools
