/** How long shared caches may serve a rendered page. */
export const pageCacheRule = {
  freshSeconds: 60,
  /** After that, caches may serve the old page this long while they fetch a new one. */
  staleSeconds: 600,
} as const;
