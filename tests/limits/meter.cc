#include "meter.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

std::size_t now = 0, peak = 0;

void add(std::size_t size) { peak = std::max(peak, now += size); }
void remove(std::size_t size) { now -= std::min(now, size); }

}  // namespace

#if defined(__SANITIZE_ADDRESS__)

extern "C" {
int __sanitizer_install_malloc_and_free_hooks(void (*on_malloc)(const volatile void*, std::size_t),
                                              void (*on_free)(const volatile void*));
std::size_t __sanitizer_get_allocated_size(const volatile void* p);
int __sanitizer_get_ownership(const volatile void* p);
}

namespace {

void on_malloc(const volatile void*, std::size_t size) { add(size); }
void on_free(const volatile void* p) {
  if (p && __sanitizer_get_ownership(p)) remove(__sanitizer_get_allocated_size(p));
}
const bool installed = __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free) != 0;

}  // namespace

#else

namespace {

constexpr bool installed = true;
constexpr std::size_t kHead = alignof(std::max_align_t);  // the size is written before the block

}  // namespace

void* operator new(std::size_t size) {
  auto* const block = static_cast<unsigned char*>(std::malloc(size + kHead));
  if (!block) std::abort();
  *reinterpret_cast<std::size_t*>(block) = size;
  add(size);
  return block + kHead;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* p) noexcept {
  if (!p) return;
  auto* const block = static_cast<unsigned char*>(p) - kHead;
  remove(*reinterpret_cast<std::size_t*>(block));
  std::free(block);
}
void operator delete(void* p, std::size_t) noexcept { operator delete(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { operator delete(p); }

#endif

namespace tablee::limits {

Meter::Meter() : began_(std::clock()), bytes_(now) {
  if (!installed) std::abort();
  peak = now;
}

double Meter::seconds() const {
  return static_cast<double>(std::clock() - began_) / CLOCKS_PER_SEC;
}

std::size_t Meter::peak_bytes() const { return peak - std::min(peak, bytes_); }

}  // namespace tablee::limits
