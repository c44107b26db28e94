import type { RateLimit } from '../auth/rate-limit';

/** How much one visitor's network may send us; more than anybody needs, less than a program wants. */
export const formLimits = {
  contact: { burst: 10, seconds: 3_600 },
  'price-match': { burst: 20, seconds: 3_600 },
  application: { burst: 10, seconds: 3_600 },
  newsletter: { burst: 20, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

export type FormName = keyof typeof formLimits;

/**
 * Mails that forms may cause to one address, whoever fills them in: nobody's mailbox is flooded by
 * somebody else's joke. What was sent is kept all the same; only the confirmation is left out.
 */
export const confirmationLimit: RateLimit = { burst: 5, seconds: 3_600 };
