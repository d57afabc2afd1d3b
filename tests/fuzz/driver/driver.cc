// Runs a fuzz target where libFuzzer is not available (gcc): every file of the corpus, then
// mutations of them, the same ones in every run with the same arguments.
//
//   fuzz_<name> [--bytes N] [--large N] [--seed S] [FILE or FOLDER]...
//
// The bytes of the mutations are limited (default two million). Besides, some inputs are as large
// as the parser reads (default two): a piece of a file is repeated. No input may take too long or
// too much memory. The input of a crash is written to crash-<name> in the current folder; running
// the program on that file alone repeats the crash.
#include <sys/time.h>
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "../../limits/meter.h"

// Bytes of the largest input that the target's parser reads.
extern "C" std::size_t FuzzMost();
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
#if defined(__SANITIZE_ADDRESS__)
extern "C" void __sanitizer_set_death_callback(void (*callback)());
#endif

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes current;
std::string crash_file = "crash";

void WriteCrash() {
  if (std::FILE* file = std::fopen(crash_file.c_str(), "wb")) {
    std::fwrite(current.data(), 1, current.size(), file);
    std::fclose(file);
    std::fprintf(stderr, "the input is in %s (%zu bytes)\n", crash_file.c_str(), current.size());
  }
}

void OnAbort(int signal) {
  WriteCrash();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// What one input may take, sanitizers and what the target itself does with the answer included;
// those of the parser alone are in tests/limits.
constexpr int kMostSeconds = 60;
constexpr std::size_t kMostMemory = std::size_t{512} << 20;

void OnTime(int) {
  std::fprintf(stderr, "does not hold: an input is read within %d s\n", kMostSeconds);
  std::abort();
}

// splitmix64: the mutations of a seed are the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  std::size_t Below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(Next() % n); }

 private:
  std::uint64_t state_;
};

constexpr std::size_t kLongest = 1 << 16;
constexpr std::string_view kPieces[] = {"0",
                                        "-1",
                                        "1e999",
                                        "2147483648",
                                        "18446744073709551616",
                                        "-9223372036854775809",
                                        "null",
                                        "true",
                                        "\"\"",
                                        "{}",
                                        "[]",
                                        "[[[[[[[[[[[[[[[[",
                                        "\\u",
                                        "\"",
                                        "\n",
                                        "\xff\xfe",
                                        "\xed\xa0\x80",
                                        "0.1"};

void Mutate(Bytes& bytes, const std::vector<Bytes>& corpus, Random& random) {
  const auto at = [](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
  const std::size_t from = random.Below(bytes.size() + 1);
  const std::size_t length = random.Below(std::min<std::size_t>(bytes.size() - from, 64) + 1);
  switch (random.Below(8)) {
    case 0:
      if (from < bytes.size()) bytes[from] ^= static_cast<std::uint8_t>(1u << random.Below(8));
      break;
    case 1:
      if (from < bytes.size()) bytes[from] = static_cast<std::uint8_t>(random.Next());
      break;
    case 2:
      bytes.erase(bytes.begin() + at(from), bytes.begin() + at(from + length));
      break;
    case 3: {
      const Bytes copy(bytes.begin() + at(from), bytes.begin() + at(from + length));
      bytes.insert(bytes.begin() + at(random.Below(bytes.size() + 1)), copy.begin(), copy.end());
      break;
    }
    case 4: {
      const std::string_view piece = kPieces[random.Below(std::size(kPieces))];
      bytes.insert(bytes.begin() + at(from), piece.begin(), piece.end());
      break;
    }
    case 5: {  // A number becomes another.
      auto digit = std::find_if(bytes.begin() + at(from), bytes.end(),
                                [](std::uint8_t c) { return c >= '0' && c <= '9'; });
      if (digit != bytes.end()) *digit = static_cast<std::uint8_t>('0' + random.Below(10));
      break;
    }
    case 6: {  // The rest comes from another file.
      const Bytes& other = corpus[random.Below(corpus.size())];
      bytes.resize(from);
      bytes.insert(bytes.end(), other.begin() + at(random.Below(other.size() + 1)), other.end());
      break;
    }
    default:
      bytes.resize(from);
      break;
  }
  if (bytes.size() > kLongest) bytes.resize(kLongest);
}

// An input as large as the parser reads: a file, sometimes mutated, with one piece of it repeated.
Bytes Repeat(const std::vector<Bytes>& corpus, Random& random) {
  Bytes bytes = corpus[random.Below(corpus.size())];
  for (std::size_t times = random.Below(3); times > 0; --times) Mutate(bytes, corpus, random);
  const std::size_t from = random.Below(bytes.size());
  const std::size_t longest = random.Below(2) == 0 ? 4 : 400;
  const std::size_t length = 1 + random.Below(std::min(bytes.size() - from, longest));
  const auto at = [&](std::size_t i) { return bytes.begin() + static_cast<std::ptrdiff_t>(i); };
  const Bytes piece(at(std::min(from, bytes.size())), at(std::min(from + length, bytes.size())));
  Bytes large(bytes.begin(), at(from));
  large.reserve(FuzzMost());
  while (!piece.empty() && large.size() + piece.size() + bytes.size() - from <= FuzzMost())
    large.insert(large.end(), piece.begin(), piece.end());
  large.insert(large.end(), at(from), bytes.end());
  return large;
}

void Run(const Bytes& bytes) {
  current = bytes;
  // A copy of exactly this size, so that the sanitizer sees a read past its end.
  const Bytes exact(current.begin(), current.end());
  const itimerval limit{{0, 0}, {kMostSeconds, 0}};
  setitimer(ITIMER_PROF, &limit, nullptr);  // processor time
  const tablee::limits::Meter meter;
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
  if (meter.peak_bytes() <= kMostMemory) return;
  std::fprintf(stderr, "does not hold: an input takes %zu MiB at most\n", kMostMemory >> 20);
  std::abort();
}

Bytes Read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return Bytes(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t bytes_left = 2'000'000, large_left = 2;
  std::uint64_t seed = 1;
  bool mutate = true;
  std::vector<std::filesystem::path> files;
  crash_file = "crash-" + std::filesystem::path(argv[0]).filename().string();
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--bytes" && i + 1 < argc) {
      bytes_left = std::strtoull(argv[++i], nullptr, 10);
    } else if (word == "--large" && i + 1 < argc) {
      large_left = std::strtoull(argv[++i], nullptr, 10);
    } else if (word == "--seed" && i + 1 < argc) {
      seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (std::filesystem::is_directory(word)) {
      for (const auto& entry : std::filesystem::recursive_directory_iterator(word)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
      }
    } else if (std::filesystem::is_regular_file(word)) {
      files.emplace_back(word);
      mutate = false;
    } else {
      std::fprintf(stderr, "no such file: %s\n", argv[i]);
      return 2;
    }
  }
  std::sort(files.begin(), files.end());

  for (const int signal : {SIGABRT, SIGILL, SIGFPE}) std::signal(signal, OnAbort);
  std::signal(SIGPROF, OnTime);
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_set_death_callback(WriteCrash);
#else
  std::signal(SIGSEGV, OnAbort);
#endif

  std::vector<Bytes> corpus;
  for (const auto& file : files) corpus.push_back(Read(file));
  if (corpus.empty()) corpus.emplace_back();
  for (const Bytes& bytes : corpus) Run(bytes);

  Random random(seed);
  std::uint64_t runs = 0;
  while (mutate && bytes_left > 0) {
    Bytes bytes = corpus[random.Below(corpus.size())];
    for (std::size_t times = 1 + random.Below(6); times > 0; --times) Mutate(bytes, corpus, random);
    Run(bytes);
    ++runs;
    bytes_left -= std::min<std::uint64_t>(bytes_left, bytes.size() + 16);
  }
  std::uint64_t large = 0;
  for (; mutate && large < large_left; ++large) Run(Repeat(corpus, random));
  std::printf("%zu files, %llu mutations, %llu of the largest size\n", files.size(),
              static_cast<unsigned long long>(runs), static_cast<unsigned long long>(large));
  return 0;
}
