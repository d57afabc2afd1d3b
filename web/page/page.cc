#include "web/page/page.h"

#include <cstdlib>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include <emscripten/html5.h>
#endif

namespace tablee::page {
namespace {

void (*receiver)(std::string_view) = nullptr;
void (*next_frame)(double) = nullptr;

}  // namespace
}  // namespace tablee::page

#ifdef __EMSCRIPTEN__

// The two functions of the line, and the one that joins its ends.
EM_JS_DEPS(tablee_page, "$UTF8ToString,$stringToNewUTF8,$lengthBytesUTF8")
// JavaScript, which is not C++ to be formatted.
// clang-format off
EM_JS(void, page_post, (const char* text, size_t size), {
  tablee.post(UTF8ToString(text, size));
})
EM_JS(void, page_connect, (), {
  tablee.connect((text) => {
    _page_receive(stringToNewUTF8(text), lengthBytesUTF8(text));
  });
})
// clang-format on
// Owns the text from here on.
extern "C" EMSCRIPTEN_KEEPALIVE void page_receive(char* text, std::size_t size) {
  if (tablee::page::receiver) tablee::page::receiver(std::string_view(text, size));
  std::free(text);
}

namespace tablee::page {
namespace {

EM_BOOL run_next(double ms, void*) {
  auto* const frame = next_frame;
  next_frame = nullptr;
  if (frame) frame(ms);
  return EM_FALSE;
}

}  // namespace

void post(std::string_view json) { page_post(json.data(), json.size()); }

void connect(void (*receive)(std::string_view)) {
  receiver = receive;
  // SDL asks to be told before the page is left, which keeps pages out of the browser's
  // back/forward cache.
  emscripten_set_beforeunload_callback(nullptr, nullptr);
  page_connect();
}

void request_frame(void (*frame)(double)) {
  if (!next_frame) emscripten_request_animation_frame(run_next, nullptr);
  next_frame = frame;
}

}  // namespace tablee::page

#else

namespace tablee::page {

std::vector<std::string>& posted() {
  static std::vector<std::string> all;
  return all;
}

void post(std::string_view json) { posted().emplace_back(json); }
void connect(void (*receive)(std::string_view)) { receiver = receive; }
void request_frame(void (*frame)(double)) { next_frame = frame; }

void receive(std::string_view json) {
  if (receiver) receiver(json);
}

bool run_frame(double ms) {
  auto* const frame = next_frame;
  next_frame = nullptr;
  if (frame) frame(ms);
  return frame != nullptr;
}

}  // namespace tablee::page

#endif
