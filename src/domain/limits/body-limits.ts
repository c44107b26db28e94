const kibibyte = 1_024;

/** For forms without a file. */
export const maxFormBytes = 128 * kibibyte;

/** For the operator API, which is reachable only from this machine. */
export const maxOperatorBodyBytes = 1_024 * kibibyte;

/** Clients that are still sending often do not see the answer, so this much of a refused body is read. */
export const maxDiscardedBytes = 16 * 1_024 * kibibyte;

/**
 * Maximum size of a request body without a file, by path prefix; the first match wins. Larger bodies get
 * 413 and are not parsed. The auth service has its own limits (auth/http/body-limits.ts).
 */
export const bodyLimits: readonly { path: string; maxBytes: number; about: string }[] = [
  {
    path: '/api/favorites/on-device',
    maxBytes: 1_024 * kibibyte,
    about: 'All 10,000 products that a device may have saved',
  },
  {
    path: '/api/favorites',
    maxBytes: 128 * kibibyte,
    about: '500 products saved at once',
  },
  {
    path: '/realtime/v1/api/',
    maxBytes: 1_024 * kibibyte,
    about: '100 broadcasts of a publisher that holds the service key',
  },
  { path: '/', maxBytes: maxFormBytes, about: 'Forms, and all other requests' },
];
