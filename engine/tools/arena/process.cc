#include "tools/arena/process.h"

#include "protocol/protocol.h"

#ifdef __EMSCRIPTEN__

namespace tablee::tools {

std::unique_ptr<Process> Process::start(const std::string&) { return nullptr; }
Process::~Process() = default;
Process::Outcome Process::write_line(std::string_view, Deadline) { return Outcome::ended; }
Process::Outcome Process::read_line(std::string&, Deadline) { return Outcome::ended; }

}  // namespace tablee::tools

#else

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <mutex>
#include <thread>

namespace tablee::tools {
namespace {

constexpr auto kFarewell = std::chrono::milliseconds(300);

// The process groups of the programs that run, for the signal handler; 0: free. At most ten
// programs on each of 64 threads.
std::array<std::atomic<pid_t>, 1024> groups;

void replace_group(pid_t from, pid_t to) {
  for (auto& group : groups) {
    pid_t expected = from;
    if (group.compare_exchange_strong(expected, to)) return;
  }
}

// Ends the programs and their children, then this process as the signal does.
void end_with_programs(int ended_by) {
  for (const auto& group : groups)
    if (const pid_t id = group.load(); id > 0) kill(-id, SIGKILL);
  signal(ended_by, SIG_DFL);
  raise(ended_by);
}

void end_programs_on_signals() {
  for (const int ended_by : {SIGINT, SIGTERM, SIGHUP}) signal(ended_by, end_with_programs);
}

// Waits until the descriptor is ready or the deadline has passed.
bool wait_for(int fd, short events, Process::Deadline deadline) {
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                          deadline - std::chrono::steady_clock::now())
                          .count();
    if (left <= 0) return false;
    pollfd p{fd, events, 0};
    const int ready = poll(&p, 1, static_cast<int>(std::min<long long>(left + 1, 60'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // the read or write reports the error
  }
}

// Both ends are closed in child processes, except where dup2 copies them.
bool make_pipe(int (&ends)[2]) {
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
}

// Copies the program's standard error up to a limit and discards the rest, so that a program that
// writes without end does not fill the disk. Ends when the last holder of the other end closes it.
[[noreturn]] void pass_on(int complaints) {
  static constexpr char kMore[] = "\n(more of its standard error is not shown)\n";
  std::size_t left = Process::kMostComplaints;
  char part[4096];
  for (ssize_t n; (n = read(complaints, part, sizeof part)) > 0 || (n < 0 && errno == EINTR);) {
    if (n < 0 || left == 0) continue;
    const auto size = std::min(left, static_cast<std::size_t>(n));
    if (write(STDERR_FILENO, part, size) < 0) left = 0;
    left -= std::min(left, size);
    if (left == 0 && write(STDERR_FILENO, kMore, sizeof kMore - 1) < 0) continue;
  }
  _exit(0);
}

[[noreturn]] void become(const char* command, int in, int out) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // the child ends when this process does
#endif
  signal(SIGPIPE, SIG_DFL);
  int complaints[2];
  if (!make_pipe(complaints)) _exit(127);
  const pid_t reader = fork();
  if (reader < 0) _exit(127);
  if (reader == 0) {
    setpgid(0, 0);  // survives the program, whose last output is still in the pipe
    close(in);
    close(out);
    close(complaints[1]);
    pass_on(complaints[0]);
  }
  dup2(complaints[1], STDERR_FILENO);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace

std::unique_ptr<Process> Process::start(const std::string& command) {
  // Two threads that create pipes and children at once would leak each other's ends to them.
  static std::mutex one_at_a_time;
  const std::lock_guard lock(one_at_a_time);
  static const bool once = (end_programs_on_signals(), true);
  static_cast<void>(once);
  int in[2];
  int out[2];
  if (!make_pipe(in)) return nullptr;
  if (!make_pipe(out)) {
    close(in[0]);
    close(in[1]);
    return nullptr;
  }
  const pid_t pid = fork();
  if (pid == 0) become(command.c_str(), in[0], out[1]);
  close(in[0]);
  close(out[1]);
  if (pid < 0) {
    close(in[1]);
    close(out[0]);
    return nullptr;
  }
  setpgid(pid, pid);
  replace_group(0, pid);
  fcntl(in[1], F_SETFL, O_NONBLOCK);
  fcntl(out[0], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Process>(new Process(pid, in[1], out[0]));
}

Process::~Process() {
  close(in_);
  close(out_);
  const auto until = std::chrono::steady_clock::now() + kFarewell;
  bool gone = false;
  while (!(gone = waitpid(pid_, nullptr, WNOHANG) != 0) && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  kill(-pid_, SIGKILL);
  replace_group(pid_, 0);
  if (!gone) waitpid(pid_, nullptr, 0);
}

Process::Outcome Process::write_line(std::string_view line, Deadline deadline) {
  std::string text(line);
  text.push_back('\n');
  std::string_view left = text;
  while (!left.empty()) {
    if (!wait_for(in_, POLLOUT, deadline)) return Outcome::late;
    const ssize_t n = write(in_, left.data(), left.size());
    if (n > 0) left.remove_prefix(n);
    if (n < 0 && errno != EAGAIN && errno != EINTR) return Outcome::ended;
  }
  return Outcome::done;
}

Process::Outcome Process::read_line(std::string& line, Deadline deadline) {
  std::size_t searched = 0;
  for (;;) {
    const std::size_t end = read_.find('\n', searched);
    if (end != std::string::npos) {
      line = read_.substr(0, end);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      read_.erase(0, end + 1);
      return Outcome::done;
    }
    searched = read_.size();
    if (searched > protocol::kMaxLine) return Outcome::ended;
    if (!wait_for(out_, POLLIN, deadline)) return Outcome::late;
    char part[4096];
    const ssize_t n = read(out_, part, sizeof part);
    if (n > 0) read_.append(part, n);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) return Outcome::ended;
  }
}

}  // namespace tablee::tools

#endif
