import { z } from 'zod';
import { textSchema } from '~/domain/input/input-types';

export const voteSchema = z.object({
  slug: textSchema(100).min(1),
  helpful: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }),
});
