#pragma once
// The command `tablee bench --signature`.

namespace tablee::tools {

// Hashes many random games and bots' decisions. If the number differs between platforms, so do the
// rules or the bots.
int print_signature();

}  // namespace tablee::tools
