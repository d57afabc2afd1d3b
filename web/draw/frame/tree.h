#pragma once
// Turns the flat list of a screen into the tree that the depths describe.

#include <span>
#include <vector>

#include "web/draw/frame/draw.h"

namespace tablee::draw {

struct Node {
  const Spoken* spoken = nullptr;
  std::vector<Node> kids;

  const Item& item() const { return *spoken->item; }
  Role role() const { return spoken->item->role; }
  std::string_view id() const { return spoken->item->id; }
};

std::vector<Node> tree_of(std::span<const Spoken> items);

}  // namespace tablee::draw
