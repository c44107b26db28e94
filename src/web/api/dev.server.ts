import type { Hono } from 'hono';
import { z } from 'zod';
import { sendTestMail } from '~/usecases/send-test-mail.server';
import { readBody } from '../http/read-body.server';
import type { RequestEnv } from '../http/request-env.server';
import { endpoint } from './endpoint.server';

const testMail = z.object({ to: z.email('is not a mail address').max(254) });

/** What the pages under /dev need; only there where those are. */
export function devApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/api/dev/test-mail', {
    POST: async (c) => {
      const mailId = await sendTestMail(c.get('deps'), await readBody(c, testMail));
      return c.json({ mailId }, 202);
    },
  });
}
