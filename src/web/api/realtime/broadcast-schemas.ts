import { z } from 'zod';
import { text } from '~/domain/input/input-types';

const event = text(255).min(1, 'An event has 1 to 255 characters.');

/** Messages that publishers broadcast. */
export const broadcastsSchema = z.object({
  messages: z
    .array(z.object({ topic: text(255), event, payload: z.unknown() }))
    .min(1)
    .max(100),
});
