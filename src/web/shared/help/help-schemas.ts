import { z } from 'zod';
import { textSchema } from '~/domain/input/input-types';

/** A vote; forms send the same fields. */
export const voteSchema = z.object({
  slug: textSchema(100).min(1),
  helpful: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }),
});
