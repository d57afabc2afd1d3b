#include "web/page/page.h"

#include <algorithm>
#include <cstdlib>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include <emscripten/html5.h>

#include "web/page/file_reader.h"
#endif

namespace tablee::page {
namespace {

void (*receiver)(std::string_view) = nullptr;
void (*next_frame)(double) = nullptr;

}  // namespace
}  // namespace tablee::page

#ifdef __EMSCRIPTEN__

// The two directions of the line, and the call that connects them.
EM_JS_DEPS(tablee_page, "$UTF8ToString,$stringToNewUTF8")
// JavaScript, which is not C++ to be formatted.
// clang-format off
EM_JS(void, page_post, (const char* text, size_t size), {
  tablee.post(UTF8ToString(text, size));
})
EM_JS(void, page_connect, (void* begin, void* read), {
  tablee.connect((text) => {
    // A message can be megabytes of a file: the browser's own encoder is many times as fast.
    const bytes = new TextEncoder().encode(text);
    const at = _malloc(bytes.length);
    HEAPU8.set(bytes, at);
    _page_receive(at, bytes.length);
  }, begin, read);
})
EM_JS(char*, page_stored, (const char* key, size_t size), {
  const value = tablee.storage.read(UTF8ToString(key, size));
  if (value === null) return 0;
  // An archive reads thousands of characters hundreds of times: the browser's own encoder is many
  // times as fast.
  const bytes = new TextEncoder().encode(value);
  const text = _malloc(bytes.length + 1);
  HEAPU8.set(bytes, text);
  HEAPU8[text + bytes.length] = 0;
  return text;
})
EM_JS(int, page_store, (const char* key, size_t key_size, const char* value, size_t size), {
  return tablee.storage.write(UTF8ToString(key, key_size), UTF8ToString(value, size)) ? 1 : 0;
})
EM_JS(void, page_erase, (const char* key, size_t size), {
  tablee.storage.erase(UTF8ToString(key, size));
})
EM_JS(char*, page_stored_keys, (const char* prefix, size_t size), {
  return stringToNewUTF8(tablee.storage.keys(UTF8ToString(prefix, size)).join(' '));
})
EM_JS(size_t, page_stored_size, (const char* prefix, size_t size), {
  return tablee.storage.size(UTF8ToString(prefix, size));
})
EM_JS(int*, page_text, (int part, const char* text, size_t size, int weight, double em, int rgb), {
  const bytes = tablee.text?.(part, UTF8ToString(text, size), weight, em, rgb);
  if (!bytes) return 0;
  const at = _malloc(bytes.length);
  HEAPU8.set(bytes, at);
  return at;
})
EM_JS(void, page_pixels, (const uint8_t* rgba, size_t size, int width, int height), {
  tablee.pixels?.(HEAPU8.slice(rgba, rgba + size), width, height);
})
EM_JS(size_t, page_stored_lines, (const char* key, size_t size), {
  return tablee.storage.lines(UTF8ToString(key, size));
})
// clang-format on
// Takes ownership of the text.
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

std::optional<std::string> stored(std::string_view key) {
  char* const text = page_stored(key.data(), key.size());
  if (!text) return std::nullopt;
  std::string value(text);
  std::free(text);
  return value;
}

bool store(std::string_view key, std::string_view value) {
  return page_store(key.data(), key.size(), value.data(), value.size()) != 0;
}

void erase(std::string_view key) { page_erase(key.data(), key.size()); }

std::vector<std::string> stored_keys(std::string_view prefix) {
  char* const text = page_stored_keys(prefix.data(), prefix.size());
  std::vector<std::string> keys;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view key = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), key.size() + 1));
    keys.emplace_back(key);
  }
  std::free(text);
  return keys;
}

std::size_t stored_size(std::string_view prefix) {
  return page_stored_size(prefix.data(), prefix.size());
}

std::size_t stored_lines(std::string_view key) { return page_stored_lines(key.data(), key.size()); }

std::vector<std::int32_t> browser_text(TextPart part, std::string_view text, int weight, float em,
                                       std::uint32_t rgb) {
  int* const made = page_text(static_cast<int>(part), text.data(), text.size(), weight, em,
                              static_cast<int>(rgb));
  if (!made) return {};
  std::vector<std::int32_t> numbers(made + 1, made + 1 + *made);  // how many, then themselves
  std::free(made);
  return numbers;
}

void pixels(std::span<const std::uint8_t> rgba, int width, int height) {
  page_pixels(rgba.data(), rgba.size(), width, height);
}

void connect(void (*receive)(std::string_view)) {
  receiver = receive;
  page_connect(reinterpret_cast<void*>(begin_file), reinterpret_cast<void*>(read_file));
}

double now() { return emscripten_get_now(); }

void request_frame(void (*frame)(double)) {
  if (!next_frame) emscripten_request_animation_frame(run_next, nullptr);
  next_frame = frame;
}

}  // namespace tablee::page

#else

namespace tablee::page {
namespace {

double clock_ms = 0;

}  // namespace

double now() { return clock_ms; }
void set_now(double ms) { clock_ms = ms; }

std::vector<std::string>& posted() {
  static std::vector<std::string> all;
  return all;
}

void post(std::string_view json) { posted().emplace_back(json); }
void connect(void (*receive)(std::string_view)) { receiver = receive; }
void pixels(std::span<const std::uint8_t>, int, int) {}
void request_frame(void (*frame)(double)) { next_frame = frame; }

void receive(std::string_view json) {
  if (receiver) receiver(json);
}

std::map<std::string, std::string, std::less<> >& kept() {
  static std::map<std::string, std::string, std::less<> > all;
  return all;
}

std::optional<std::string> stored(std::string_view key) {
  const auto at = kept().find(key);
  return at == kept().end() ? std::nullopt : std::optional(at->second);
}

bool store(std::string_view key, std::string_view value) {
  kept()[std::string(key)] = value;
  return true;
}

void erase(std::string_view key) { kept().erase(std::string(key)); }

std::vector<std::string> stored_keys(std::string_view prefix) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : kept())
    if (key.substr(0, prefix.size()) == prefix) keys.push_back(key);
  return keys;
}

std::size_t stored_size(std::string_view prefix) {
  std::size_t size = 0;
  for (const std::string& key : stored_keys(prefix)) size += kept()[key].size();
  return size;
}

std::size_t stored_lines(std::string_view key) {
  const auto value = stored(key).value_or("");
  return value.empty() ? 0 : 1 + std::count(value.begin(), value.end(), '\n');
}

bool run_frame(double ms) {
  auto* const frame = next_frame;
  next_frame = nullptr;
  if (frame) frame(ms);
  return frame != nullptr;
}

}  // namespace tablee::page

#endif
