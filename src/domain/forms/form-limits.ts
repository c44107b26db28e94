import type { RateLimit } from '../limits/token-bucket';

/** Submissions per network: more than a person needs, too few for a bot. */
export const formLimits = {
  contact: { burst: 10, seconds: 3_600 },
  'price-match': { burst: 20, seconds: 3_600 },
  application: { burst: 10, seconds: 3_600 },
  newsletter: { burst: 20, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

export type FormName = keyof typeof formLimits;

/**
 * Confirmation emails to one address, so that forms cannot be used to flood a mailbox. Over the
 * limit the submission is still stored, without a confirmation.
 */
export const confirmationLimit: RateLimit = { burst: 5, seconds: 3_600 };
