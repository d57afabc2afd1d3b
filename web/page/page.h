#pragma once
// The line to the page: JSON messages both ways (docs/PAGE.md), and animation frames. The only
// module that depends on a browser; natively the same calls fill lists that tests read.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tablee::page {

// Sends the page a message: {"do":…}.
void post(std::string_view json);

// From now on the page's messages, {"on":…}, are passed to `receive`. The first is "start".
void connect(void (*receive)(std::string_view json));

// What the device stores, by key, through js/storage.js: see web/app/storage/storage.h.
std::optional<std::string> stored(std::string_view key);
bool store(std::string_view key, std::string_view value);
void erase(std::string_view key);
std::vector<std::string> stored_keys(std::string_view prefix);
std::size_t stored_size(std::string_view prefix);
std::size_t stored_lines(std::string_view key);

// A line of text in the fonts of the device (js/extra/text.js): its width, or its picture. Weights
// are those of CSS, `em` is in device pixels, `rgb` is the colour of letters. Empty: the script
// that does it is not there. Else, of a width: 64ths of a pixel; of a picture: left, top (from the
// beginning of the text on its baseline), width, height, 1 if it has colours of its own else 0, and
// pixels in rows from the top, R in the lowest byte, not premultiplied.
enum class TextPart : std::uint8_t { width, picture };
std::vector<std::int32_t> browser_text(TextPart part, std::string_view text, int weight, float em,
                                       std::uint32_t rgb);

// A picture that the page asked for: R, G, B and opacity of each pixel, in rows from the bottom.
// None: it cannot be drawn.
void pixels(std::span<const std::uint8_t> rgba, int width, int height);

// The time in milliseconds, monotonic. Natively it stands still until it is set.
double now();

// Calls `frame` before the next repaint, with the time in milliseconds. Two requests bring one
// call.
void request_frame(void (*frame)(double ms));

#ifndef __EMSCRIPTEN__
std::vector<std::string>& posted();
void receive(std::string_view json);
void set_now(double ms);
bool run_frame(double ms);  // the requested frame, if there is one
std::map<std::string, std::string, std::less<>>& kept();
#endif

}  // namespace tablee::page
