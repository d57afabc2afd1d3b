#pragma once
// Another program, spoken to in lines through its standard input and output, with a limit on how
// long it may take. Natively only: kProcesses says whether there is such a thing here.

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
  // Of its standard error so many bytes are passed on to ours; the rest is swallowed.
  static constexpr std::size_t kMostComplaints = std::size_t{64} << 10;
  enum class Outcome { done, late, ended };

  // Runs a command of the shell; null where none can be started.
  static std::unique_ptr<Process> start(const std::string& command);
  // Closes its input, gives it a moment to leave, then ends it and what it started.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // The line and a newline.
  Outcome write_line(std::string_view line, Deadline deadline);
  // One line without its newline. Lines longer than the protocol's limit count as an end.
  Outcome read_line(std::string& line, Deadline deadline);

 private:
  Process(int pid, int in, int out) : pid_(pid), in_(in), out_(out) {}

  int pid_;
  int in_;            // we write
  int out_;           // we read
  std::string read_;  // beyond the last line
};

}  // namespace tablee::tools
