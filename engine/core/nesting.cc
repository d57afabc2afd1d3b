#include "core/nesting.h"

#include <vector>

namespace tablee {
namespace {

bool is_cell(Role role) { return role == Role::cell || role == Role::header; }

// Why an item of role `inner` cannot be in one of role `outer`; empty where it can.
std::string_view refusal(Role outer, Role inner) {
  switch (outer) {
    case Role::region:
    case Role::list:
    case Role::entry:
      if (inner == Role::row) return "a row outside a table";
      return is_cell(inner) ? "a cell outside a row" : std::string_view();
    case Role::table:
      return inner == Role::row ? std::string_view() : "a table holds only rows";
    case Role::row:
      return is_cell(inner) ? std::string_view() : "a row holds only cells";
    case Role::chart:
      return inner == Role::entry ? std::string_view() : "a chart holds only entries";
    default:
      return "its parent holds no items";
  }
}

}  // namespace

std::optional<NestingError> nesting_error(std::span<const Item> items) {
  // The roles of the items that the next one may be in, from depth 0 on.
  std::vector<Role> open;
  for (const Item& item : items) {
    if (item.depth > open.size()) return NestingError{item.id, "more than one level too deep"};
    open.resize(item.depth);
    // A screen holds what a region holds.
    const Role outer = open.empty() ? Role::region : open.back();
    if (const std::string_view why = refusal(outer, item.role); !why.empty())
      return NestingError{item.id, why};
    open.push_back(item.role);
  }
  return std::nullopt;
}

}  // namespace tablee
