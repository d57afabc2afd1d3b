// The processor time of this process, which node knows and C++ cannot ask for there.
mergeInto(LibraryManager.library, {
  node_cpu_seconds: () => {
    const used = process.cpuUsage();
    return (used.user + used.system) / 1e6;
  },
});
