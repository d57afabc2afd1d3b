#include "web/draw/frame/tree.h"

namespace tablee::draw {
namespace {

// Takes the items from `at` on that have at least that depth.
std::vector<Node> take(std::span<const Spoken> items, std::size_t& at, int depth) {
  std::vector<Node> nodes;
  while (at < items.size() && items[at].item->depth >= depth) {
    const int own = items[at].item->depth;
    Node node{&items[at], {}};
    ++at;
    node.kids = take(items, at, own + 1);
    nodes.push_back(std::move(node));
  }
  return nodes;
}

}  // namespace

std::vector<Node> tree_of(std::span<const Spoken> items) {
  std::size_t at = 0;
  return take(items, at, 0);
}

}  // namespace tablee::draw
