#pragma once
// What `tablee bench --signature` prints.

namespace tablee::tools {

// Hashes many random games and bots' decisions: the same on every platform, or the rules are not.
int print_signature();

}  // namespace tablee::tools
