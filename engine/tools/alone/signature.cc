// The signature alone, as a program for node: the rest of the command line takes a minute to
// compile for the web, where nobody asks for it but scripts/bench.

#include "tools/bench.h"

int main() { return tablee::tools::print_signature(); }
