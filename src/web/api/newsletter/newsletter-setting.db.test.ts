import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findNewsletterKey,
  findSubscriberForUpdate,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import { receiveContactMessage } from '~/usecases/forms/receive-contact-message.server';
import { unsubscribeLink } from '~/usecases/newsletter/newsletter-links.server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

async function member() {
  const { person, session } = await signUpConfirmed(site);
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${site.url}/api/profile${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: body ? JSON.stringify(body) : null,
    });
    return response.json();
  };
  return { email: person.email.toLowerCase(), ask };
}

test('adds a confirmed address to the list and removes it', async () => {
  const { email, ask } = await member();
  await ask('PATCH', '/privacy', { newsletter: true });
  expect((await findSubscriberForUpdate(db, email))?.confirmedAt).toBeInstanceOf(Date);
  await ask('PATCH', '/privacy', { alert_mails: true });
  expect(await findSubscriberForUpdate(db, email)).not.toBeNull();
  await ask('PATCH', '/privacy', { newsletter: false });
  expect(await findSubscriberForUpdate(db, email)).toBeNull();
});

test('is off after unsubscribing by the link in an issue', async () => {
  const { email, ask } = await member();
  await ask('PATCH', '/privacy', { newsletter: true });
  const { id = '' } = (await findSubscriberForUpdate(db, email)) ?? {};
  const link = new URL(unsubscribeLink(site.deps.site, await findNewsletterKey(db), id));
  const left = await fetch(`${site.url}${link.pathname}${link.search}`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(left.status).toBe(303);
  expect(await ask('GET', '/privacy')).toMatchObject({ newsletter: false });
});

test('the data export contains submitted forms, without our keys', async () => {
  const { email, ask } = await member();
  const message = { firstName: 'Ann', lastName: 'Lee', subject: 'Hi', message: 'A question.' };
  for (const [from, key] of [
    [email, 'mine'],
    ['someone@example.com', 'theirs'],
  ] as const) {
    await receiveContactMessage(site.deps, { ...message, email: from, keys: [`key-${key}`] });
  }
  await ask('PATCH', '/privacy', { newsletter: true });
  const data = await ask('GET', '/export');
  expect(data.contact_messages).toMatchObject([{ email, message: 'A question.' }]);
  expect(data.newsletter).toMatchObject([{ email }]);
  expect(JSON.stringify(data)).not.toMatch(/key-mine|confirm_hash|submission_key/);
});
