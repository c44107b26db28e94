import { z } from 'zod';
import { dropAvatarJob } from '~/domain/avatar';
import { dropApplicationFileJob } from '~/domain/forms/job-application';
import { removeAccountJob } from '~/usecases/delete-person.server';
import type { Deps } from '~/usecases/deps';
import { dropApplicationFile } from '~/usecases/drop-application-file.server';
import { dropAvatar } from '~/usecases/drop-avatar.server';
import { evaluateAlerts } from '~/usecases/evaluate-alerts.server';
import { fetchPhoto } from '~/usecases/fetch-photo.server';
import { evaluateAlertsJob } from '~/usecases/queue-alert-evaluation.server';
import { sendMailJob } from '~/usecases/queue-mail.server';
import { removeRemoteAccount } from '~/usecases/remove-remote-account.server';
import { sendNewsletter } from '~/usecases/send-newsletter.server';
import { sendOutboxMail } from '~/usecases/send-outbox-mail.server';
import { sendPush } from '~/usecases/send-push.server';
import { sendPushJob } from '~/usecases/tell-people.server';
import { fetchPhotoJob } from '~/usecases/want-photo.server';
import { sendNewsletterJob } from '~/usecases/write-newsletter.server';

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
  [sendNewsletterJob]: handler(z.object({ issueId: z.string() }), sendNewsletter),
  [evaluateAlertsJob]: handler(z.object({ productIds: z.array(z.int()) }), evaluateAlerts),
  [sendPushJob]: handler(
    z.object({ deviceId: z.uuid(), noticeIds: z.array(z.uuid()), count: z.int() }),
    sendPush,
  ),
  [fetchPhotoJob]: handler(z.object({ productId: z.int() }), fetchPhoto),
  [dropAvatarJob]: handler(z.object({ avatar: z.string() }), dropAvatar),
  [dropApplicationFileJob]: handler(z.object({ fileKey: z.string() }), dropApplicationFile),
  [removeAccountJob]: handler(z.object({ userId: z.uuid() }), removeRemoteAccount),
};
