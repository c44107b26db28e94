/** How the process that makes pictures is started. The benchmark starts its own alike. */
export const processSettings = {
  execArgv: [
    '--max-old-space-size=192',
    // What is left of a picture fits; by itself V8 would take a hundred megabytes for it.
    '--max-semi-space-size=8',
    // Collecting beside the work begins long before memory is short, whenever a shape is read. Here a
    // pause delays nobody, and what is large is given back by hand.
    '--no-incremental-marking',
  ],
  // One arena, and what was freed in it is used again: every picture takes some twenty megabytes in pieces
  // of two and more. Handed back to the system each time, the pages cost 3 ms of a picture's 960 pixels;
  // spread over arenas, they were there twice.
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '67108864',
  },
};
