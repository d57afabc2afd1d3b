#include "protocol/protocol.h"

namespace tablee::protocol {
namespace {

constexpr std::size_t kMaxName = 200;  // bytes of a name or a move
constexpr std::size_t kMaxEvents = 50'000;
constexpr int kMaxBudget = 1'000'000'000;  // ms, or iterations
constexpr int kMaxCost = 1'000'000'000;

Error wrong(std::string_view where) { return {msg("error.line"), std::string(where)}; }

Error inside(std::string_view member, const Error& error) {
  std::string where(member);
  if (!error.where.empty()) where += "." + error.where;
  return {error.what, std::move(where)};
}

Error other_version(std::int64_t version) {
  return {msg("error.protocol").with("version", version), "protocol"};
}

bool is(const json::Value& line, std::string_view type) { return line.string_at("type") == type; }

// Each bound is optional; a missing one means no bound of that kind.
Status read_budget(const json::Value& line, Budget& budget) {
  const json::Value* given = line.find("budget");
  if (!given) return {};
  if (given->kind != json::Value::Kind::object) return wrong("budget");
  for (const auto& [name, number] : given->members) {
    const auto n = number.as_int(0, kMaxBudget);
    if (!n) return wrong("budget." + quoted(name));
    if (name == "ms") budget.ms = *n;
    if (name == "iterations") budget.iterations = *n;
  }
  return {};
}

Status read_history(const json::Value& line, std::vector<Event>& history) {
  const auto* events = line.array_at("history");
  if (!events || events->size() > kMaxEvents) return wrong("history");
  history.reserve(events->size());
  for (std::size_t i = 0; i < events->size(); ++i) {
    auto event = read_event((*events)[i]);
    if (!event) return Error{event.error().what, "history[" + std::to_string(i) + "]"};
    history.push_back(std::move(*event));
  }
  return {};
}

}  // namespace

std::string hello_line(std::string_view name) {
  json::Writer out;
  out.begin_object().member("type", "hello").member("protocol", kVersion);
  if (!name.empty()) out.member("name", name);
  return out.end_object().take();
}

std::string think_line(int id, std::string_view bot, const Question& q) {
  const AnyGame& game = q.view->game();
  json::Writer out;
  out.begin_object().member("type", "think").member("id", id);
  out.member("game", game.id()).member("rules", game.rules_version());
  if (!bot.empty()) out.member("bot", bot);
  out.member("seat", int{q.view->viewer()});
  out.key("view");
  q.view->write(out);
  out.key("history").begin_array();
  for (const Event& event : q.history) write_event(out, event);
  out.end_array();
  out.key("legal").begin_array();
  for (const std::string& move : q.legal) out.value(std::string_view(move));
  out.end_array();
  out.key("budget").begin_object();
  out.member("ms", q.budget.ms).member("iterations", q.budget.iterations).end_object();
  out.member("noise", static_cast<std::int64_t>(q.noise));
  return out.end_object().take();
}

std::string answer_line(const Answer& answer) {
  json::Writer out;
  out.begin_object().member("type", "move").member("id", answer.id);
  out.member("move", std::string_view(answer.decision.move));
  out.key("evaluations").begin_array();
  for (const Evaluation& e : answer.decision.evaluations) {
    out.begin_object().member("move", std::string_view(e.move)).member("cost", e.cost);
    if (e.chance >= 0) out.member("chance", e.chance);
    if (e.now >= 0) out.member("now", e.now).member("later", e.later);
    if (e.takes >= 0) out.member("takes", e.takes);
    if (e.others >= 0) out.member("others", e.others);
    if (e.forced >= 0) out.member("forced", e.forced);
    if (!e.kept.empty()) out.numbers("kept", e.kept);
    out.end_object();
  }
  return out.end_array().end_object().take();
}

std::string error_line(int id, std::string_view text) {
  json::Writer out;
  out.begin_object().member("type", "error");
  if (id != kNoId) out.member("id", id);
  return out.member("text", text).end_object().take();
}

std::string cancel_line(int id) {
  json::Writer out;
  return out.begin_object().member("type", "cancel").member("id", id).end_object().take();
}

Result<std::string> read_hello(const json::Value& line) {
  if (!is(line, "hello")) return wrong("type");
  const auto version = line.integer_at("protocol", 0, kMaxId);
  if (!version) return wrong("protocol");
  if (*version != kVersion) return other_version(*version);
  const json::Value* name = line.find("name");
  if (!name) return std::string();
  if (name->kind != json::Value::Kind::string || name->string.size() > kMaxName)
    return wrong("name");
  return name->string;
}

Result<Asked> read_think(const json::Value& line) {
  if (!is(line, "think")) return wrong("type");
  Asked asked;
  const auto id = line.integer_at("id", 0, kMaxId);
  if (!id) return wrong("id");
  asked.id = static_cast<int>(*id);

  const auto game_id = line.string_at("game");
  if (!game_id || game_id->size() > kMaxName) return wrong("game");
  const AnyGame* game = find_game(*game_id);
  if (!game) return Error{msg("error.game_unknown").with_quote("game", *game_id), "game"};
  const auto rules = line.integer_at("rules", 0, kMaxId);
  if (!rules) return wrong("rules");
  if (*rules != game->rules_version())
    return Error{msg("error.record_rules").with("rules", *rules), "rules"};

  if (const json::Value* bot = line.find("bot")) {
    if (bot->kind != json::Value::Kind::string || bot->string.size() > kMaxName)
      return wrong("bot");
    asked.bot = bot->string;
  }

  const json::Value* written = line.find("view");
  if (!written) return wrong("view");
  auto view = game->read_view(*written);
  if (!view) return inside("view", view.error());
  asked.view = std::move(*view);
  const auto seat = line.integer_at("seat", 0, kMaxSeats - 1);
  if (!seat || *seat != asked.view->viewer()) return wrong("seat");

  Question& q = asked.question;
  q.view = asked.view.get();
  q.legal = q.view->legal_moves();
  if (q.legal.empty()) return Error{msg("error.nothing_to_decide"), "view"};
  if (Status s = read_history(line, q.history); !s) return s.error();
  if (Status s = read_budget(line, q.budget); !s) return s.error();
  const auto noise = line.integer_at("noise", 0, UINT32_MAX);
  if (!noise) return wrong("noise");
  q.noise = static_cast<std::uint32_t>(*noise);
  return asked;
}

namespace {

// One of `count` evaluations of an answer; an error has the name of the member as its place.
Result<Evaluation> read_evaluation(const json::Value& e, std::size_t count) {
  const auto of = e.string_at("move");
  const auto cost = e.integer_at("cost", -kMaxCost, kMaxCost);
  if (!of || of->empty() || of->size() > kMaxName || !cost) return wrong({});
  Evaluation one{std::string(*of), static_cast<int>(*cost)};
  if (e.find("chance")) {
    const auto chance = e.integer_at("chance", 0, 1000);
    if (!chance) return wrong("chance");
    one.chance = static_cast<int>(*chance);
  }
  if (e.find("now")) {
    const auto now = e.integer_at("now", 0, kMaxCost);
    const auto later = e.integer_at("later", 0, kMaxCost);
    if (!now || !later) return wrong("now");
    one.now = static_cast<int>(*now), one.later = static_cast<int>(*later);
  }
  const std::pair<const char*, int Evaluation::*> kPercents[] = {{"takes", &Evaluation::takes},
                                                                 {"others", &Evaluation::others},
                                                                 {"forced", &Evaluation::forced}};
  for (const auto& [name, member] : kPercents) {
    if (!e.find(name)) continue;
    const auto percent = e.integer_at(name, 0, 100);
    if (!percent) return wrong(name);
    one.*member = static_cast<int>(*percent);
  }
  if (!e.find("kept")) return one;
  const auto* kept = e.array_at("kept");
  if (!kept || kept->size() != count) return wrong("kept");
  for (const json::Value& each : *kept) {
    const auto tenths = each.as_int(0, kMostKept);
    if (!tenths) return wrong("kept");
    one.kept.push_back(static_cast<std::int8_t>(*tenths));
  }
  return one;
}

}  // namespace

Result<Answer> read_answer(std::string_view text) {
  if (text.size() > kMaxLine) return wrong({});
  const auto line = json::parse(text);
  if (!line) return line.error();
  if (is(*line, "error")) {
    const auto said = line->string_at("text").value_or("");
    return Error{msg("error.thinker").with_quote("text", said), {}};
  }
  if (!is(*line, "move")) return wrong("type");
  Answer answer;
  const auto id = line->integer_at("id", 0, kMaxId);
  if (!id) return wrong("id");
  answer.id = static_cast<int>(*id);
  const auto move = line->string_at("move");
  if (!move || move->empty() || move->size() > kMaxName) return wrong("move");
  answer.decision.move = *move;
  if (!line->find("evaluations")) return answer;
  const auto* evaluations = line->array_at("evaluations");
  if (!evaluations || evaluations->size() > 1000) return wrong("evaluations");
  for (std::size_t i = 0; i < evaluations->size(); ++i) {
    auto one = read_evaluation((*evaluations)[i], evaluations->size());
    const std::string place = "evaluations[" + std::to_string(i) + "]";
    if (!one) return inside(place, one.error());
    answer.decision.evaluations.push_back(std::move(*one));
  }
  return answer;
}

std::optional<int> read_refused(std::string_view text) {
  if (text.size() > kMaxLine) return std::nullopt;
  const auto line = json::parse(text);
  if (!line || !is(*line, "error")) return std::nullopt;
  const auto id = line->integer_at("id", 0, kMaxId);
  return id ? std::optional(static_cast<int>(*id)) : std::nullopt;
}

std::string plain_text(const Error& error) {
  std::string text = error.what.key;
  for (const Arg& arg : error.what.args) {
    if (arg.kind != Arg::Kind::number && arg.kind != Arg::Kind::text) continue;
    text += " " + arg.name + "=";
    text += arg.kind == Arg::Kind::text ? arg.text : std::to_string(arg.number);
  }
  if (!error.where.empty()) text += " at " + error.where;
  return text;
}

}  // namespace tablee::protocol
