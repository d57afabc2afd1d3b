// What node knows and C++ there does not: the processor's time of this process.
mergeInto(LibraryManager.library, {
  node_cpu_seconds: () => {
    const used = process.cpuUsage();
    return (used.user + used.system) / 1e6;
  },
});
