import { z } from 'zod';

/** What a vote says; a form sends the same fields. */
export const voteSchema = z.object({
  slug: z.string().min(1).max(100),
  helpful: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }),
});
