import { listOutboxMails } from '~/db/email/outbox-mail.repo.server';
import type { Database } from '~/db/engine/database.server';
import { emptyTables } from '~/db/testing/tables.server';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { testDeps } from '../setup/test-deps';

/** The site's forms over HTTP, without its pages. */
export function openFormWorld(db: Database, overrides: Parameters<typeof testDeps>[1] = {}) {
  const deps = testDeps(db, overrides);
  const app = createApp({
    deps,
    build: () => Promise.reject(new Error('there are no pages here')),
    cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
    devPages: false,
    clientDir: undefined,
  });
  return {
    deps,
    app,
    /** Sends a form as our script does. */
    send(
      form: string,
      fields: Record<string, string | File>,
      headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
    ) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return app.request(`/api/forms/${form}`, { method: 'POST', headers, body });
    },
    mails: () => listOutboxMails(db, 100),
    /** The emails to an address. */
    mailsTo: async (to: string) =>
      (await listOutboxMails(db, 100)).filter((mail) => mail.to === to),
    forgetMails: () => emptyTables(db, 'outbox_mail', 'job', 'auth_limit'),
  };
}
