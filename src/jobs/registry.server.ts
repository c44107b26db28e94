import { z } from 'zod';
import { dropAvatarJob } from '~/domain/accounts/avatar';
import { dropApplicationFileJob } from '~/domain/forms/job-application';
import { dropAvatar } from '~/usecases/accounts/change-avatar.server';
import { removeAccountJob, removeRemoteAccount } from '~/usecases/accounts/delete-person.server';
import { evaluateAlerts } from '~/usecases/alerts/evaluate-alerts.server';
import { sendPushJob } from '~/usecases/alerts/notify/queue-alert-notifications.server';
import { sendPush } from '~/usecases/alerts/notify/send-push.server';
import { evaluateAlertsJob } from '~/usecases/alerts/queue-alert-evaluation.server';
import type { Deps } from '~/usecases/deps';
import { sendMailJob } from '~/usecases/email/queue-mail.server';
import { sendOutboxMail } from '~/usecases/email/send-outbox-mail.server';
import { dropApplicationFile } from '~/usecases/forms/tidy-forms.server';
import { sendNewsletter } from '~/usecases/newsletter/send-newsletter.server';
import { sendNewsletterJob } from '~/usecases/newsletter/write-newsletter.server';
import { fetchProductPhoto } from '~/usecases/pictures/fetch-product-photo.server';
import { fetchPhotoJob } from '~/usecases/pictures/request-photo.server';

export interface JobHandler {
  run(deps: Deps, payload: unknown): Promise<void>;
}

function handler<T>(
  schema: z.ZodType<T>,
  run: (deps: Deps, payload: T) => Promise<void>,
): JobHandler {
  return { run: async (deps, payload) => run(deps, schema.parse(payload)) };
}

export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  [sendMailJob]: handler(z.object({ mailId: z.uuid() }), sendOutboxMail),
  [sendNewsletterJob]: handler(z.object({ issueId: z.string() }), sendNewsletter),
  [evaluateAlertsJob]: handler(z.object({ productIds: z.array(z.int()) }), evaluateAlerts),
  [sendPushJob]: handler(
    z.object({ deviceId: z.uuid(), noticeIds: z.array(z.uuid()), count: z.int() }),
    sendPush,
  ),
  [fetchPhotoJob]: handler(z.object({ productId: z.int() }), fetchProductPhoto),
  [dropAvatarJob]: handler(z.object({ avatar: z.string() }), dropAvatar),
  [dropApplicationFileJob]: handler(z.object({ fileKey: z.string() }), dropApplicationFile),
  [removeAccountJob]: handler(z.object({ userId: z.uuid() }), removeRemoteAccount),
};
