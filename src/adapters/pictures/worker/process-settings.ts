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
  // Few arenas: libvips' threads would each keep memory of their own.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' },
};
