#pragma once
// An enumerator as an index into a table with one entry for each.

#include <cstddef>
#include <type_traits>

namespace tablee {

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t index_of(E e) { return static_cast<std::size_t>(e); }

}  // namespace tablee
