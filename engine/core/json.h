#pragma once
// JSON, as records, the protocol and stored data use it. Reading gives a value or an error that
// says where; depth is bounded, so that hostile text can't exhaust the stack. RFC 8259, with two
// strictnesses: names in an object must be unique, and text must be valid UTF-8.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"

namespace tablee::json {

class Value {
 public:
  enum class Kind : std::uint8_t { null, boolean, integer, real, string, array, object };
  using Members = std::vector<std::pair<std::string, Value>>;

  // Defined where Value is complete: some standard libraries need both types of a pair complete.
  Value();
  ~Value();
  Value(const Value&);
  Value(Value&&) noexcept;
  Value& operator=(const Value&);
  Value& operator=(Value&&) noexcept;

  Kind kind = Kind::null;
  bool boolean = false;
  std::int64_t integer = 0;  // of an integer
  double real = 0;           // of a real, or the integer again
  std::string string;
  std::vector<Value> items;  // of an array
  Members members;           // of an object, in the order written

  // The member of that name, or null where this is no object or has none.
  const Value* find(std::string_view name) const;
  // The same for a member of one type: nothing where it is missing or of another type.
  std::optional<std::int64_t> integer_at(std::string_view name, std::int64_t low,
                                         std::int64_t high) const;
  std::optional<std::string_view> string_at(std::string_view name) const;
  std::optional<bool> boolean_at(std::string_view name) const;
  // The items of an array member, or null.
  const std::vector<Value>* array_at(std::string_view name) const;
  // As an integer within bounds.
  std::optional<int> as_int(int low, int high) const;
};

inline constexpr int kMaxDepth = 32;
inline constexpr std::size_t kMaxText = std::size_t{8} << 20;  // bytes of a document

// Reads one whole document, which may have `most` bytes.
Result<Value> parse(std::string_view text, std::size_t most = kMaxText);

// Writes JSON left to right; commas come by themselves.
class Writer {
 public:
  Writer& begin_object() { return open('{'); }
  Writer& end_object() { return close('}'); }
  Writer& begin_array() { return open('['); }
  Writer& end_array() { return close(']'); }
  Writer& key(std::string_view name);
  Writer& value(std::int64_t n);
  Writer& value(int n) { return value(static_cast<std::int64_t>(n)); }
  Writer& value(bool b) { return raw(b ? "true" : "false"); }
  Writer& value(std::string_view s);
  Writer& value(const char* s) { return value(std::string_view(s)); }
  Writer& null() { return raw("null"); }
  // JSON text made elsewhere.
  Writer& raw(std::string_view text);

  template <class T>
  Writer& member(std::string_view name, const T& v) {
    return key(name).value(v);
  }
  // Writes an array of the numbers of a range.
  template <class Range>
  Writer& numbers(std::string_view name, const Range& range) {
    key(name).begin_array();
    for (const auto& n : range) value(static_cast<std::int64_t>(n));
    return end_array();
  }

  const std::string& text() const { return out_; }
  std::string take() { return std::move(out_); }

 private:
  Writer& open(char c);
  Writer& close(char c);
  void separate();

  std::string out_;
  bool fresh_ = true;  // nothing before at this level: no comma
};

}  // namespace tablee::json
