#include "protocol/server.h"

#include <algorithm>

namespace tablee::protocol {
namespace {

// The most requests that may wait. A table has at most ten seats and asks for a hint or two
// besides.
constexpr std::size_t kMaxJobs = 64;
// The time limit of a request that sets no bound, so that no caller waits for ever.
constexpr int kUnboundedMs = 1000;

}  // namespace

Server::Server(std::string name, std::string bot) : name_(std::move(name)), bot_(std::move(bot)) {}

void Server::receive(std::string_view text) {
  if (text.size() > kMaxLine) return refuse(kNoId, {msg("error.line"), {}});
  const auto line = json::parse(text);
  if (!line) return refuse(kNoId, line.error());
  const auto type = line->string_at("type").value_or("");
  const int id = static_cast<int>(line->integer_at("id", 0, kMaxId).value_or(kNoId));
  if (type == "think") return receive_think(*line);
  if (type == "cancel") {
    std::erase_if(jobs_, [&](const auto& job) { return job->asked.id == id; });
    return;
  }
  const auto hello = read_hello(*line);
  if (!hello) return refuse(id, hello.error());
  answers_.push_back(hello_line(name_));
}

void Server::receive_think(const json::Value& line) {
  const int id = static_cast<int>(line.integer_at("id", 0, kMaxId).value_or(kNoId));
  if (jobs_.size() >= kMaxJobs) return refuse(id, {msg("error.too_many"), {}});
  auto asked = read_think(line);
  if (!asked) return refuse(id, asked.error());
  Budget& budget = asked->question.budget;
  if (budget.ms == 0 && budget.iterations == 0) budget.ms = kUnboundedMs;
  const std::string_view name = bot_.empty() ? std::string_view(asked->bot) : bot_;
  const BotInfo* bot = find_bot(asked->view->game().id(), name);
  if (!bot) return refuse(id, {msg("error.bot_unknown").with_quote("bot", name), "bot"});
  jobs_.push_back(std::make_unique<Job>(Job{std::move(*asked), bot, nullptr}));
}

bool Server::step(int ms) {
  if (answers_.empty() && !jobs_.empty()) {
    Job& job = *jobs_.front();
    if (!job.thinking) job.thinking = job.bot->ask(job.asked.question);
    if (job.thinking->step(ms)) {
      answers_.push_back(answer_line({job.asked.id, job.thinking->decision()}));
      jobs_.pop_front();
    }
  }
  return !answers_.empty();
}

std::string Server::take_answer() {
  assert(!answers_.empty());
  std::string answer = std::move(answers_.front());
  answers_.pop_front();
  return answer;
}

void Server::refuse(int id, const Error& error) {
  answers_.push_back(error_line(id, plain_text(error)));
}

}  // namespace tablee::protocol
