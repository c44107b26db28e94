import type { Hono } from 'hono';
import { z } from 'zod';
import { readOutboxMail } from '~/usecases/email/read-outbox.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { localOnly } from '~/web/http/limits/local-only.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

const testMail = z.object({ to: z.email('That is not an email address.').max(254) });

const mailHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Endpoints for the pages below /dev; registered only with them. */
export function devApi(app: Hono<RequestEnv>): void {
  app.use('/api/dev/*', localOnly);
  endpoint(app, '/api/dev/test-mail', {
    POST: async (c) => {
      const mailId = await sendTestMail(c.get('deps'), await readBody(c, testMail));
      return c.json({ mailId }, 202);
    },
  });
  // Emails contain inline styles, so they get a frame with its own policy.
  endpoint(app, '/api/dev/mails/:id', {
    GET: async (c) => {
      const { html } = await readOutboxMail(c.get('deps'), { id: c.req.param('id') ?? '' });
      return c.html(html, 200, mailHeaders);
    },
  });
}
