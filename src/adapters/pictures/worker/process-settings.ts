/** Start options of the picture process; the benchmark uses the same. */
export const processSettings = {
  execArgv: [
    '--max-old-space-size=192',
    // Enough for the short-lived objects of a picture; V8's default would take a hundred megabytes.
    '--max-semi-space-size=8',
    // Incremental marking starts long before memory is short. A pause is harmless here, and large buffers
    // are freed explicitly.
    '--no-incremental-marking',
  ],
  // One malloc arena that keeps freed memory: a picture takes about twenty megabytes in large blocks.
  // Returning them to the system cost 3 ms per picture of 960 pixels; more arenas doubled the memory.
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '67108864',
  },
};
