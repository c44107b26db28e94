import { z } from 'zod';
import { textSchema } from '~/domain/input/input-types';

const event = textSchema(255).min(1, 'An event must have 1 to 255 characters.');

export const broadcastsSchema = z.object({
  messages: z
    .array(z.object({ topic: textSchema(255), event, payload: z.unknown() }))
    .min(1)
    .max(100),
});
