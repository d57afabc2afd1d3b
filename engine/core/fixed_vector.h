#pragma once
// A vector with a fixed capacity inside the object: trivially copyable and without allocation, so
// that copying a state for a playout is one memcpy. Going past the capacity is a bug and stops the
// program.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace tablee {

template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(Capacity < 256);

 public:
  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  // Replaces the contents by make(x) for each x of the range. Faster than one push_back after
  // another.
  template <class Range, class Make>
  constexpr void assign(const Range& range, Make&& make) {
    std::size_t size = 0;
    for (const auto& each : range) {
      assert(size < Capacity);
      items_[size++] = make(each);
    }
    size_ = static_cast<std::uint8_t>(size);
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void insert(std::size_t at, const T& item) {
    assert(at <= size_ && size_ < Capacity);
    for (std::size_t i = size_; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = item;
    ++size_;
  }
  constexpr void erase(std::size_t at) {
    assert(at < size_);
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    --size_;
  }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& front() { return (*this)[0]; }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr T& back() { return (*this)[size_ - 1u]; }
  constexpr const T& back() const { return (*this)[size_ - 1u]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr std::span<const T> span() const { return {items_.data(), size_}; }
  constexpr std::span<T> span() { return {items_.data(), size_}; }

  constexpr bool operator==(const FixedVector& o) const {
    return std::equal(begin(), end(), o.begin(), o.end());
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace tablee
