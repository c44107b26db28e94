import type { Hono } from 'hono';
import { z } from 'zod';
import { readOutboxMail } from '~/usecases/email/read-outbox-mail.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { localOnly } from '~/web/http/limits/local-only.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

const testMail = z.object({ to: z.email('That is not a mail address.').max(254) });

const mailHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** What the pages under /dev need; only there where those are. */
export function devApi(app: Hono<RequestEnv>): void {
  app.use('/api/dev/*', localOnly);
  endpoint(app, '/api/dev/test-mail', {
    POST: async (c) => {
      const mailId = await sendTestMail(c.get('deps'), await readBody(c, testMail));
      return c.json({ mailId }, 202);
    },
  });
  // A mail brings styles of its own, so it is shown in a frame with a policy of its own.
  endpoint(app, '/api/dev/mails/:id', {
    GET: async (c) => {
      const { html } = await readOutboxMail(c.get('deps'), { id: c.req.param('id') ?? '' });
      return c.html(html, 200, mailHeaders);
    },
  });
}
