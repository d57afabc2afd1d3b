// A program for node that only prints the signature. The rest of the command line takes a minute to
// compile for the web, and only scripts/bench needs anything of it there.

#include "tools/bench.h"

int main() { return tablee::tools::print_signature(); }
