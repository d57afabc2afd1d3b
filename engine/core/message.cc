#include "core/message.h"

#include "core/graphemes.h"
#include "core/utf8.h"

namespace tablee {
namespace {

Arg arg(std::string_view name, Arg::Kind kind) {
  Arg a;
  a.name = name;
  a.kind = kind;
  return a;
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string quote;
  std::size_t letters = 0;
  for (std::size_t at = 0; at < text.size(); ++letters) {
    const std::size_t end = text::next_grapheme(text, at);
    if (letters == kMaxQuote || quote.size() + (end - at) > kMaxQuoteBytes) return quote + "…";
    while (at < end) {
      const std::size_t begin = at;
      const char32_t c = next_code_point(text, at);
      if (c < 0x20 || c == 0x7f)
        quote += ' ';
      else if (!text::invisible(c))
        quote += text.substr(begin, at - begin);
    }
  }
  return quote;
}

Message msg(std::string_view key) { return Message{std::string(key), {}}; }

Message msg_family(std::string_view prefix, std::string_view suffix) {
  return Message{std::string(prefix) + std::string(suffix), {}};
}

Message&& Message::with(std::string_view name, std::int64_t number) && {
  Arg a = arg(name, Arg::Kind::number);
  a.number = number;
  args.push_back(std::move(a));
  return std::move(*this);
}

Message&& Message::with_text(std::string_view name, std::string_view text) && {
  Arg a = arg(name, Arg::Kind::text);
  a.text = text;
  args.push_back(std::move(a));
  return std::move(*this);
}

Message&& Message::with_quote(std::string_view name, std::string_view text) && {
  return std::move(*this).with_text(name, quoted(text));
}

Message&& Message::with_seat(std::string_view name, Seat seat) && {
  Arg a = arg(name, Arg::Kind::seat);
  a.number = seat;
  args.push_back(std::move(a));
  return std::move(*this);
}

Message&& Message::with_list(std::string_view name, std::vector<int> list) && {
  Arg a = arg(name, Arg::Kind::list);
  a.list = std::move(list);
  args.push_back(std::move(a));
  return std::move(*this);
}

Message&& Message::with_message(std::string_view name, Message inner) && {
  std::vector<Message> one;
  one.push_back(std::move(inner));
  return std::move(*this).with_messages(name, std::move(one));
}

Message&& Message::with_messages(std::string_view name, std::vector<Message> inner) && {
  Arg a = arg(name, Arg::Kind::message);
  a.messages = std::move(inner);
  args.push_back(std::move(a));
  return std::move(*this);
}

bool operator==(const Arg& a, const Arg& b) {
  return a.name == b.name && a.kind == b.kind && a.number == b.number && a.text == b.text &&
         a.list == b.list && a.messages == b.messages;
}

bool operator==(const Message& a, const Message& b) { return a.key == b.key && a.args == b.args; }

}  // namespace tablee
