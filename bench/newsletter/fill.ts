import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const row = `<tr><td style="padding:14px 0"><a href="https://glowfare.example/product/1">
  <span style="display:block;font-size:13px">A brand</span><strong>A product that fell</strong></a></td>
  <td align="right"><strong>$20.00</strong><br><s>$40.00</s> −50%</td></tr>`;
const html = `<!doctype html><table>${row.repeat(30)}</table><a href="https://leave.invalid/">Unsubscribe</a>`;

/** Inserts subscribers and a written issue into a closed database. */
export async function fillNewsletter(dataDir: string, subscribers: number): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'pglite'), {
    extensions: { citext, pg_trgm, unaccent },
  });
  try {
    await db.query(
      `insert into newsletter_subscriber (id, email, asked_at, confirmed_at)
       select gen_random_uuid(), 'reader-' || n || '@example.com', now(), now()
       from generate_series(1, $1) n`,
      [subscribers],
    );
    await db.query(
      `insert into newsletter_issue (id, subject, html, text, written_at)
       values ('bench', 'Twelve prices that really fell', $1, $2, now())`,
      [html, `A letter.\n${'A product that fell, $20.00\n'.repeat(30)}https://leave.invalid/`],
    );
    await db.query(
      `insert into newsletter_delivery (issue_id, subscriber_id, claimed_until)
       select 'bench', id, now() from newsletter_subscriber`,
    );
    await db.query(
      `insert into job (kind, payload, run_at, created_at)
       values ('send-newsletter', '{"issueId": "bench"}', now(), now())`,
    );
  } finally {
    await db.close();
  }
}

/** Expires the claims and leases of a killed sender immediately instead of in ten minutes. */
export async function resetClaims(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'pglite'), {
    extensions: { citext, pg_trgm, unaccent },
  });
  try {
    await db.query(`update newsletter_delivery set claimed_until = now() where state = 'owed'`);
    await db.query(`update job set locked_until = now() where state = 'running'`);
  } finally {
    await db.close();
  }
}
