// bots.wasm: the bots as a program of their own for the page's worker. No JavaScript comes with it;
// web/page instantiates it, calls _initialize once, and then speaks the JSON-lines protocol
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

// Room for a line of that many bytes, until the next call. Null where it is longer than any line
// may be: there is nothing to write to then, and nothing to hand in.
BOTS_EXPORT(bots_alloc) char* bots_alloc(std::uint32_t size) {
  if (size > tablee::protocol::kMaxLine) return nullptr;
  inbox.resize(size);
  return inbox.data();
}

// Hands in one line, without its newline. It is copied: the room may be used again.
BOTS_EXPORT(bots_request) void bots_request(const char* line, std::uint32_t size) {
  server().receive({line, size});
}

// Works for about that long. 1: an answer line is ready; 0: there is more to do; -1: idle.
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
