import { z } from 'zod';

export const voteSchema = z.object({ helpful: z.boolean('Please say whether it was helpful.') });
