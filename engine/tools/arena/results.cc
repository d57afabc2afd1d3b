#include "tools/arena/results.h"

#include <algorithm>

#include "tools/arena/sequential.h"
#include "tools/files.h"
#include "tools/setup.h"

namespace tablee::tools {
namespace {

constexpr int kMaxPoints = 1'000'000;

void write_table(json::Writer& out, std::string_view name,
                 const std::vector<std::vector<int>>& table) {
  out.key(name).begin_array();
  for (const auto& row : table) {
    out.begin_array();
    for (const int n : row) out.value(n);
    out.end_array();
  }
  out.end_array();
}

std::string deal_line(const DealResult& r) {
  json::Writer out;
  out.begin_object().member("deal", r.deal);
  write_table(out, "points", r.points);
  if (!r.ties.empty()) write_table(out, "ties", r.ties);
  if (!r.luck.empty()) write_table(out, "luck", r.luck);
  out.numbers("decisions", r.decisions).numbers("ns", r.nanoseconds);
  return out.numbers("forfeits", r.forfeits).end_object().take();
}

bool read_numbers(const json::Value& line, std::string_view name, std::size_t count,
                  std::vector<std::int64_t>& out) {
  const auto* list = line.array_at(name);
  if (!list || list->size() != count) return false;
  for (const json::Value& n : *list) {
    if (n.kind != json::Value::Kind::integer || n.integer < 0) return false;
    out.push_back(n.integer);
  }
  return true;
}

// Reads one row with that many figures for each table.
bool read_table(const std::vector<json::Value>& rows, const ArenaPlan& plan, std::size_t tables,
                std::vector<std::vector<int>>& out) {
  if (rows.size() != tables) return false;
  for (const json::Value& row : rows) {
    if (std::ssize(row.items) != plan.players) return false;
    auto& table = out.emplace_back();
    for (const json::Value& item : row.items) {
      const auto n = item.as_int(-kMaxPoints, kMaxPoints);
      if (!n) return false;
      table.push_back(*n);
    }
  }
  return true;
}

bool read_deal(std::string_view text, const ArenaPlan& plan, DealResult& r) {
  const auto line = json::parse(text);
  if (!line) return false;
  const auto deal = line->integer_at("deal", 0, 1'000'000'000);
  const auto* points = line->array_at("points");
  if (!deal || !points) return false;
  r.deal = static_cast<int>(*deal);
  const std::size_t tables = lineups(plan, r.deal).size();
  if (!read_table(*points, plan, tables, r.points)) return false;
  const auto* ties = line->array_at("ties");
  if (ties && !read_table(*ties, plan, tables, r.ties)) return false;
  // Lines written before luck was measured have none.
  const auto* luck = line->array_at("luck");
  if (luck && !read_table(*luck, plan, tables, r.luck)) return false;
  const std::size_t k = plan.contestants.size();
  return read_numbers(*line, "decisions", k, r.decisions) &&
         read_numbers(*line, "ns", k, r.nanoseconds) &&
         read_numbers(*line, "forfeits", k, r.forfeits);
}

// The means over the tables of one deal and all seats of each contestant.
struct DealMeans {
  std::vector<double> points, wins, luck;
};

// Of `count` tables from `first` on.
DealMeans means_of(const ArenaPlan& plan, const DealResult& r, std::size_t first,
                   std::size_t count) {
  const std::size_t k = plan.contestants.size();
  DealMeans m{std::vector<double>(k), std::vector<double>(k), std::vector<double>(k)};
  std::vector<int> seats(k);
  const auto tables = lineups(plan, r.deal);
  for (std::size_t t = first; t < first + count; ++t) {
    const auto& points = r.points[t];
    const auto places = places_at(plan, r, t);
    const auto winners = std::count(places.begin(), places.end(), 1);
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      const std::size_t c = tables[t][seat];
      ++seats[c];
      m.points[c] += points[seat];
      if (!r.luck.empty()) m.luck[c] += r.luck[t][seat] / 1000.0;
      if (places[seat] == 1) m.wins[c] += 1.0 / static_cast<double>(winners);
    }
  }
  for (std::size_t c = 0; c < k; ++c) {
    m.points[c] /= std::max(1, seats[c]);
    m.wins[c] /= std::max(1, seats[c]);
    m.luck[c] /= std::max(1, seats[c]);
  }
  return m;
}

DealMeans means_of(const ArenaPlan& plan, const DealResult& r) {
  return means_of(plan, r, 0, r.points.size());
}

Mean mean_of(const Sample& s) { return {s.mean(), s.error()}; }

}  // namespace

ArenaResults::~ArenaResults() {
  if (file_) std::fclose(file_);
}

Status ArenaResults::resume(const std::string& path) {
  path_ = path;
  const Error other{msg("cli.error.resume").with_text("file", path), {}};
  std::string text;
  if (std::FILE* there = std::fopen(path.c_str(), "rb")) {
    std::fclose(there);
    auto read = read_file(path);
    if (!read) return read.error();
    text = std::move(*read);
  }
  const auto lines = split(text, '\n');
  const bool fresh = lines.empty();
  if (!fresh && lines[0] != plan_line(plan_)) return other;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    DealResult r;
    if (read_deal(lines[i], plan_, r)) deals_.insert_or_assign(r.deal, std::move(r));
  }
  file_ = std::fopen(path.c_str(), "ab");
  if (!file_) return Error{msg("cli.error.write").with_text("file", path), {}};
  std::string start;
  if (fresh) start = plan_line(plan_) + "\n";
  // The line that was cut off stays in the file and is later skipped as unreadable.
  if (!fresh && text.back() != '\n') start = "\n";
  std::fwrite(start.data(), 1, start.size(), file_);
  return {};
}

Status ArenaResults::add(DealResult result) {
  if (file_) {
    const std::string line = deal_line(result) + "\n";
    if (std::fwrite(line.data(), 1, line.size(), file_) != line.size() || std::fflush(file_) != 0)
      return Error{msg("cli.error.write").with_text("file", path_), {}};
  }
  deals_.insert_or_assign(result.deal, std::move(result));
  return {};
}

std::vector<int> places_at(const ArenaPlan& plan, const DealResult& result, std::size_t table) {
  return places(result.points[table], plan.game->goal(),
                result.ties.empty() ? std::vector<int>{} : result.ties[table]);
}

Ahead::One Ahead::add(const DealResult& result) {
  const DealMeans m = means_of(plan_, result);
  const double plain = m.points[0] - m.points[of_];
  return {plain, control_.take(plain, m.luck[0] - m.luck[of_])};
}

std::vector<Figures> figures(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                             int count) {
  const std::size_t k = plan.contestants.size();
  std::vector<Figures> all(k);
  std::vector<Sample> points(k), ahead(k), apart(k), luck_adjusted(k), wins(k);
  std::vector<Ahead> difference;
  for (std::size_t c = 0; c < k; ++c) difference.emplace_back(plan, c);
  std::vector<std::int64_t> nanoseconds(k);
  for (const auto& [deal, r] : deals) {
    if (deal >= count) break;
    const DealMeans m = means_of(plan, r);
    for (std::size_t t = 0; t < r.points.size(); ++t) {
      const DealMeans one = means_of(plan, r, t, 1);
      for (std::size_t c = 0; c < k; ++c) apart[c].add(one.points[0] - one.points[c]);
    }
    for (std::size_t c = 0; c < k; ++c) {
      points[c].add(m.points[c]);
      const Ahead::One one = difference[c].add(r);
      ahead[c].add(one.plain);
      luck_adjusted[c].add(one.luck_adjusted);
      wins[c].add(m.wins[c]);
      all[c].decisions += r.decisions[c];
      all[c].forfeits += r.forfeits[c];
      nanoseconds[c] += r.nanoseconds[c];
    }
  }
  for (std::size_t c = 0; c < k; ++c) {
    all[c].points = mean_of(points[c]);
    all[c].ahead = mean_of(ahead[c]);
    all[c].luck_adjusted = mean_of(luck_adjusted[c]);
    all[c].apart = apart[c].error();
    all[c].wins = mean_of(wins[c]);
    if (all[c].decisions > 0)
      all[c].ms = static_cast<double>(nanoseconds[c]) / 1e6 / static_cast<double>(all[c].decisions);
  }
  return all;
}

}  // namespace tablee::tools
