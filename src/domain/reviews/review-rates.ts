import type { RateLimit } from '../limits/token-bucket';

/** How often people may do something with reviews. */
export const reviewRates = {
  save: { burst: 30, seconds: 3_600 },
  saveFromNetwork: { burst: 100, seconds: 3_600 },
  vote: { burst: 200, seconds: 3_600 },
  /** Visits to stores. */
  visit: { burst: 60, seconds: 3_600 },
  photo: { burst: 40, seconds: 3_600 },
  proof: { burst: 10, seconds: 86_400 },
  /** Reports of one review. */
  sameReport: { burst: 1, seconds: 86_400 },
  report: { burst: 20, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;
