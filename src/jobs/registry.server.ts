import { z } from 'zod';
import type { Deps } from '~/usecases/deps';
import { fetchPhoto } from '~/usecases/fetch-photo.server';
import { sendMailJob } from '~/usecases/queue-mail.server';
import { sendOutboxMail } from '~/usecases/send-outbox-mail.server';
import { fetchPhotoJob } from '~/usecases/want-photo.server';

export interface JobHandler {
  run(deps: Deps, payload: unknown): Promise<void>;
}

function handler<T>(
  schema: z.ZodType<T>,
  run: (deps: Deps, payload: T) => Promise<void>,
): JobHandler {
  return { run: async (deps, payload) => run(deps, schema.parse(payload)) };
}

/** Every kind of job there is, and what doing it means. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  [sendMailJob]: handler(z.object({ mailId: z.uuid() }), sendOutboxMail),
  [fetchPhotoJob]: handler(z.object({ productId: z.int() }), fetchPhoto),
};
