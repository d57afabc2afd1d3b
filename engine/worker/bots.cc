// bots.wasm: the bots as a program of their own for the page's worker. It comes without JavaScript:
// web/page instantiates it, calls _initialize once, and then exchanges lines of the JSON protocol
// (docs/PROTOCOL.md) through these five functions.

#include <cstdint>
#include <string>

#include "protocol/server.h"

#define BOTS_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string inbox;
std::string answer;
tablee::protocol::Server& server() {
  static tablee::protocol::Server the("tablee");
  return the;
}

}  // namespace

// A buffer for a line of that many bytes, valid until the next call. Null where no line may be that
// long; nothing can be handed in then.
BOTS_EXPORT(bots_alloc) char* bots_alloc(std::uint32_t size) {
  if (size > tablee::protocol::kMaxLine) return nullptr;
  inbox.resize(size);
  return inbox.data();
}

// Hands in one line, without its newline. The line is copied, so the buffer may be used again.
BOTS_EXPORT(bots_request) void bots_request(const char* line, std::uint32_t size) {
  server().receive({line, size});
}

// Works for about that many milliseconds. 1: an answer line is ready; 0: more work is left; -1:
// idle.
BOTS_EXPORT(bots_step) int bots_step(int max_ms) {
  if (server().idle()) return -1;
  if (!server().step(max_ms)) return 0;
  answer = server().take_answer();
  return 1;
}

// The answer line that bots_step announced, until its next call.
BOTS_EXPORT(bots_answer_ptr) const char* bots_answer_ptr() { return answer.data(); }
BOTS_EXPORT(bots_answer_len) std::uint32_t bots_answer_len() {
  return static_cast<std::uint32_t>(answer.size());
}
