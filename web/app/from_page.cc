#include "web/app/from_page.h"

#include <algorithm>

namespace tablee::app {
namespace {

float real_at(const json::Value& message, std::string_view name, float otherwise) {
  const json::Value* v = message.find(name);
  const bool number =
      v && (v->kind == json::Value::Kind::integer || v->kind == json::Value::Kind::real);
  return number ? static_cast<float>(v->real) : otherwise;
}

bool flag_at(const json::Value& message, std::string_view name, bool otherwise = false) {
  return message.boolean_at(name).value_or(otherwise);
}

}  // namespace

std::string_view text_at(const json::Value& message, std::string_view member) {
  return message.string_at(member).value_or("");
}

std::string_view name_of(const json::Value& message) { return text_at(message, "on"); }

bool asks_for_check(std::string_view text) { return text.starts_with(R"({"on":"check")"); }

BackSaid read_back(const json::Value& message) { return {flag_at(message, "key")}; }

ActionSaid read_action(const json::Value& message) {
  ActionSaid said{text_at(message, "action"), {}, flag_at(message, "at_once")};
  if (const json::Value* moment = message.find("moment"))
    said.moment = moment->as_int(0, 1 << 30).value_or(-1);
  return said;
}

InputSaid read_input(const json::Value& message) {
  return {text_at(message, "id"), text_at(message, "value")};
}

SizeSaid read_size(const json::Value& message) {
  constexpr float kMost = 20000;
  return {std::clamp(real_at(message, "width", 0), 0.0f, kMost),
          std::clamp(real_at(message, "height", 0), 0.0f, kMost),
          std::clamp(real_at(message, "dpr", 1), 0.5f, 4.0f), message.array_at("insets")};
}

MediaSaid read_media(const json::Value& message) {
  return {message.boolean_at("dark"), message.boolean_at("contrast"),
          message.boolean_at("reduced_motion")};
}

StorageSaid read_storage(const json::Value& message) {
  return {message.string_at("state").value_or("ok"), text_at(message, "damaged"),
          message.boolean_at("promised")};
}

StartSaid read_start(const json::Value& message) {
  return {.media = read_media(message),
          .storage = read_storage(message),
          .lang = text_at(message, "lang"),
          .lang_asked = flag_at(message, "lang_asked"),
          .theme = text_at(message, "theme"),
          .wanted = text_at(message, "wanted"),
          .link = text_at(message, "link"),
          .table = text_at(message, "table"),
          .seed = text_at(message, "seed"),
          .now = text_at(message, "now"),
          .whole = flag_at(message, "whole", true),
          .embedded = flag_at(message, "embedded")};
}

}  // namespace tablee::app
