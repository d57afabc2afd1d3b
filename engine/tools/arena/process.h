#pragma once
// Another program, with which this one exchanges lines through its standard input and output within
// time limits. Only natively: kProcesses says whether processes are supported.

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace tablee::tools {

#ifdef __EMSCRIPTEN__
inline constexpr bool kProcesses = false;
#else
inline constexpr bool kProcesses = true;
#endif

class Process {
 public:
  using Deadline = std::chrono::steady_clock::time_point;
  // The number of bytes of its standard error that are passed on; the rest is discarded.
  static constexpr std::size_t kMostComplaints = std::size_t{64} << 10;
  enum class Outcome { done, late, ended };

  // Runs a command in the shell; null where it cannot be started. From then on SIGINT, SIGTERM and
  // SIGHUP end all commands and their children with this process.
  static std::unique_ptr<Process> start(const std::string& command);
  // Closes its input, gives it a short time to exit, then kills it and its children.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Writes the line and a newline.
  Outcome write_line(std::string_view line, Deadline deadline);
  // Reads one line, without its newline. A line longer than the protocol's limit counts as the end.
  Outcome read_line(std::string& line, Deadline deadline);

 private:
  Process(int pid, int in, int out) : pid_(pid), in_(in), out_(out) {}

  int pid_;
  int in_;            // we write
  int out_;           // we read
  std::string read_;  // input after the last line
};

}  // namespace tablee::tools
