#include "core/json.h"

#include <algorithm>
#include <cstdlib>

#include "core/utf8.h"

namespace tablee::json {
namespace {

void append_utf8(std::string& out, unsigned code) {
  const auto put = [&](unsigned b) { out.push_back(static_cast<char>(b)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | (code >> 6));
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | (code >> 12));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | (code >> 18));
    put(0x80 | ((code >> 12) & 0x3F));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

// The most members of one object. Names are compared one by one, which would be quadratic without a
// bound, so anything that may be long has to be an array. A larger object is refused with an error
// of its own, and every caller that can meet one reports it (web/app/app.cc,
// engine/table/exchange.cc).
constexpr std::size_t kMaxMembers = 512;
// Of one document: each takes many times the room of its text.
constexpr int kMaxValues = 250'000;
constexpr std::uint64_t kMaxInteger = 9'000'000'000'000'000'000u;

// A decimal number while it is being read. strtod would be exact to the last bit, but is as large
// as the rest of this file in wasm. This is exact for up to 15 digits and small powers, and
// otherwise wrong in the last few bits at most.
struct Decimal {
  std::uint64_t mantissa = 0;
  int power = 0;      // of ten
  bool exact = true;  // the mantissa holds every digit

  void digit(int d, int shift) {
    if (mantissa < kMaxInteger / 10) {
      mantissa = mantissa * 10 + static_cast<std::uint64_t>(d);
      power += shift;
    } else {
      exact = false;
      power += shift + 1;
    }
  }
  double real(int more) const {
    double value = static_cast<double>(mantissa);
    int left = power + more;
    while (left != 0 && value != 0) {
      const int step = std::clamp(left, -22, 22);
      double scale = 1;
      for (int i = 0; i < std::abs(step); ++i) scale *= 10;
      value = step > 0 ? value * scale : value / scale;
      left -= step;
    }
    return value;
  }
};

// A recursive descent over one document. Every reader returns false once something is wrong; `at_`
// is then the place of the error.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<Value> document() {
    Value value;
    skip_space();
    if (!read(value, 0)) return fail();
    skip_space();
    if (at_ != text_.size()) return fail();
    return value;
  }

 private:
  Error fail() const {
    return Error{too_many_ ? msg("error.json_members").with("most", static_cast<int>(kMaxMembers))
                 : values_ > kMaxValues ? msg("error.json_values").with("most", kMaxValues)
                                        : msg("error.json"),
                 "byte " + std::to_string(at_)};
  }

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool eat(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool eat(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  void skip_space() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') ++at_;
  }

  bool read(Value& out, int depth) {
    if (depth > kMaxDepth || ++values_ > kMaxValues) return false;
    switch (peek()) {
      case '{':
        return read_object(out, depth);
      case '[':
        return read_array(out, depth);
      case '"':
        out.kind = Value::Kind::string;
        return read_string(out.string);
      case 't':
        out.boolean = true;
        out.kind = Value::Kind::boolean;
        return eat("true");
      case 'f':
        out.kind = Value::Kind::boolean;
        return eat("false");
      case 'n':
        return eat("null");
      default:
        return read_number(out);
    }
  }

  bool read_object(Value& out, int depth) {
    out.kind = Value::Kind::object;
    ++at_;
    skip_space();
    if (eat('}')) return true;
    for (;;) {
      std::string name;
      skip_space();
      if (peek() != '"' || !read_string(name)) return false;
      if (out.find(name)) return false;
      if (out.members.size() == kMaxMembers) {
        too_many_ = true;
        return false;
      }
      skip_space();
      if (!eat(':')) return false;
      skip_space();
      Value member;
      if (!read(member, depth + 1)) return false;
      out.members.emplace_back(std::move(name), std::move(member));
      skip_space();
      if (eat('}')) return true;
      if (!eat(',')) return false;
    }
  }

  bool read_array(Value& out, int depth) {
    out.kind = Value::Kind::array;
    ++at_;
    skip_space();
    if (eat(']')) return true;
    for (;;) {
      skip_space();
      out.items.emplace_back();
      if (!read(out.items.back(), depth + 1)) return false;
      skip_space();
      if (eat(']')) return true;
      if (!eat(',')) return false;
    }
  }

  static bool plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

  bool read_hex4(unsigned& out) {
    out = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      unsigned digit = 0;
      if (c >= '0' && c <= '9')
        digit = static_cast<unsigned>(c - '0');
      else if (c >= 'a' && c <= 'f')
        digit = static_cast<unsigned>(c - 'a' + 10);
      else if (c >= 'A' && c <= 'F')
        digit = static_cast<unsigned>(c - 'A' + 10);
      else
        return false;
      out = out * 16 + digit;
    }
    return true;
  }

  bool read_escape(std::string& out) {
    const char c = peek();
    ++at_;
    switch (c) {
      case '"':
      case '\\':
      case '/':
        out.push_back(c);
        return true;
      case 'b':
        out.push_back('\b');
        return true;
      case 'f':
        out.push_back('\f');
        return true;
      case 'n':
        out.push_back('\n');
        return true;
      case 'r':
        out.push_back('\r');
        return true;
      case 't':
        out.push_back('\t');
        return true;
      case 'u': {
        unsigned code = 0;
        if (!read_hex4(code)) return false;
        if (code >= 0xDC00 && code <= 0xDFFF) return false;
        if (code >= 0xD800 && code <= 0xDBFF) {
          unsigned low = 0;
          if (!eat("\\u") || !read_hex4(low) || low < 0xDC00 || low > 0xDFFF) return false;
          code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        append_utf8(out, code);
        return true;
      }
      default:
        --at_;
        return false;
    }
  }

  bool read_string(std::string& out) {
    ++at_;
    while (at_ < text_.size()) {
      // Most of a long text are plain letters: these at once.
      std::size_t end = at_;
      while (end < text_.size() && plain(text_[end])) ++end;
      out.append(text_, at_, end - at_);
      at_ = end;
      if (at_ == text_.size()) break;
      const char c = text_[at_];
      if (c == '"') {
        ++at_;
        return true;
      }
      if (static_cast<unsigned char>(c) < 0x20) return false;
      if (c == '\\') {
        ++at_;
        if (!read_escape(out)) return false;
        continue;
      }
      const std::size_t n = utf8_length(text_.substr(at_, 4));
      if (n == 0) return false;
      out.append(text_.substr(at_, n));
      at_ += n;
    }
    return false;
  }

  // Reads a run of digits into the number's value; false where there is none.
  bool digits(Decimal& number, int shift) {
    const std::size_t from = at_;
    for (; peek() >= '0' && peek() <= '9'; ++at_) number.digit(peek() - '0', shift);
    return at_ > from;
  }

  bool exponent(int& power) {
    const bool minus = peek() == '-';
    if (!eat('+')) eat('-');
    const std::size_t from = at_;
    for (; peek() >= '0' && peek() <= '9'; ++at_)
      power = std::min(power * 10 + (peek() - '0'), 999);
    if (minus) power = -power;
    return at_ > from;
  }

  bool read_number(Value& out) {
    const std::size_t from = at_;
    Decimal number;
    const bool negative = eat('-');
    const bool zero = peek() == '0';
    if (!digits(number, 0)) return false;
    if (zero && at_ > from + (negative ? 2u : 1u)) return false;
    bool whole = true;
    if (eat('.')) {
      whole = false;
      if (!digits(number, -1)) return false;
    }
    int power = 0;
    if (peek() == 'e' || peek() == 'E') {
      whole = false;
      ++at_;
      if (!exponent(power)) return false;
    }
    if (at_ - from > 64) return false;
    out.real = number.real(power);
    if (negative) out.real = -out.real;
    out.kind = Value::Kind::real;
    if (whole && number.exact && number.mantissa < kMaxInteger) {
      out.kind = Value::Kind::integer;
      const auto n = static_cast<std::int64_t>(number.mantissa);
      out.integer = negative ? -n : n;
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int values_ = 0;
  bool too_many_ = false;  // members of an object
};

}  // namespace

Value::Value() = default;
Value::~Value() = default;
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;

const Value* Value::find(std::string_view name) const {
  for (const auto& [key, value] : members)
    if (key == name) return &value;
  return nullptr;
}

std::optional<std::int64_t> Value::integer_at(std::string_view name, std::int64_t low,
                                              std::int64_t high) const {
  const Value* v = find(name);
  if (!v || v->kind != Kind::integer || v->integer < low || v->integer > high) return std::nullopt;
  return v->integer;
}

std::optional<std::string_view> Value::string_at(std::string_view name) const {
  const Value* v = find(name);
  if (!v || v->kind != Kind::string) return std::nullopt;
  return v->string;
}

std::optional<bool> Value::boolean_at(std::string_view name) const {
  const Value* v = find(name);
  if (!v || v->kind != Kind::boolean) return std::nullopt;
  return v->boolean;
}

const std::vector<Value>* Value::array_at(std::string_view name) const {
  const Value* v = find(name);
  return v && v->kind == Kind::array ? &v->items : nullptr;
}

std::optional<int> Value::as_int(int low, int high) const {
  if (kind != Kind::integer || integer < low || integer > high) return std::nullopt;
  return static_cast<int>(integer);
}

Result<Value> parse(std::string_view text, std::size_t most) {
  if (text.size() > most)
    return Error{msg("error.json_long").with("most", static_cast<std::int64_t>(most >> 20)),
                 "byte " + std::to_string(most)};
  return Parser(text).document();
}

void Writer::separate() {
  if (!fresh_) out_.push_back(',');
  fresh_ = false;
}

Writer& Writer::open(char c) {
  separate();
  out_.push_back(c);
  fresh_ = true;
  return *this;
}

Writer& Writer::close(char c) {
  out_.push_back(c);
  fresh_ = false;
  return *this;
}

Writer& Writer::key(std::string_view name) {
  value(name);
  out_.push_back(':');
  fresh_ = true;
  return *this;
}

Writer& Writer::value(std::int64_t n) { return raw(std::to_string(n)); }

Writer& Writer::raw(std::string_view text) {
  separate();
  out_.append(text);
  return *this;
}

Writer& Writer::value(std::string_view s) {
  static constexpr char kHex[] = "0123456789abcdef";
  separate();
  out_.push_back('"');
  for (const char c : s) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_.push_back('\\');
      out_.push_back(c);
    } else if (byte < 0x20) {
      out_.append("\\u00");
      out_.push_back(kHex[byte >> 4]);
      out_.push_back(kHex[byte & 15]);
    } else {
      out_.push_back(c);
    }
  }
  out_.push_back('"');
  return *this;
}

}  // namespace tablee::json
