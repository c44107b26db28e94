import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubscriberForUpdate } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { receiveContactMessage } from '~/usecases/forms/receive-contact-message.server';
import {
  confirmNewsletter,
  requestNewsletter,
} from '~/usecases/newsletter/request-newsletter.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { applyLink, linkTokens } from '../../../tests/sites/security-site';

const db = await openTestDatabase();
const serviceKey = 's'.repeat(40);
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_SERVICE_KEY: serviceKey });
});
afterAll(() => site.stop());

type Member = Awaited<ReturnType<typeof signUpConfirmed>>;

async function ask({ client }: Member, method: string, path = '', body?: object) {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${site.url}/api/profile${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${data.session?.access_token}`,
      'Content-Type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

/** Changes the address as the owner of both mailboxes. */
async function moveTo(member: Member, next: string) {
  site.advance(1);
  const { data } = await member.client.auth.getUser();
  const { error } = await member.client.auth.updateUser({ email: next });
  expect(error).toBeNull();
  for (const address of [data.user?.email ?? '', next]) {
    const { token } = await site.newestMail(address);
    await member.client.auth.verifyOtp({ token_hash: token, type: 'email_change' });
  }
  expect((await member.client.auth.getUser()).data.user?.email).toBe(next);
  site.advance(1);
}

const subscriber = (email: string) => findSubscriberForUpdate(db, email);

async function subjectsTo(email: string) {
  return (await site.mailsTo(email)).map(({ subject }) => subject);
}

function writeToUs(email: string, message: string) {
  const name = { firstName: 'Ann', lastName: 'Lee', subject: 'Hi' };
  return receiveContactMessage(site.deps, { ...name, email, message, keys: [message] });
}

test('the newsletter moves with the address, and export and deletion follow both', async () => {
  const member = await signUpConfirmed(site);
  const [first, second] = [member.person.email, newPerson().email];
  await ask(member, 'PATCH', '/privacy', { newsletter: true });
  await writeToUs(first, 'From the first address.');
  const before = await subscriber(first);
  await moveTo(member, second);

  expect(await subscriber(first)).toBeNull();
  expect(await subscriber(second)).toEqual({ ...before, email: second });
  const data = await ask(member, 'GET', '/export');
  expect(data.newsletter).toMatchObject([{ email: second }]);
  expect(data.contact_messages).toMatchObject([{ message: 'From the first address.' }]);
  expect(data.account.former_addresses).toMatchObject([{ email: first }]);
  const subjects = data.mails.map(({ subject }: { subject: string }) => subject);
  for (const address of [first, second]) {
    expect(subjects).toEqual(expect.arrayContaining(await subjectsTo(address)));
  }

  await ask(member, 'DELETE');
  expect(await subjectsTo(first)).toEqual([]);
  expect(await subjectsTo(second)).toEqual(['Your Glowfare account was deleted']);
  expect(await subscriber(second)).toBeNull();
});

test('a subscription by the form moves too, and appears in the settings', async () => {
  const member = await signUpConfirmed(site);
  const [first, second] = [member.person.email, newPerson().email];
  await requestNewsletter(site.deps, { email: first });
  const [mail] = await site.mailsTo(first);
  const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await confirmNewsletter(site.deps, { token })).toBe(true);
  await moveTo(member, second);
  expect(await subscriber(first)).toBeNull();
  expect((await subscriber(second))?.confirmedAt).toBeInstanceOf(Date);
  expect(await ask(member, 'GET', '/privacy')).toMatchObject({ newsletter: true });
});

test('an address that was already subscribed keeps one subscription', async () => {
  const [member, second] = [await signUpConfirmed(site), newPerson().email];
  await requestNewsletter(site.deps, { email: second });
  await ask(member, 'PATCH', '/privacy', { newsletter: true });
  await moveTo(member, second);
  expect(await subscriber(member.person.email)).toBeNull();
  expect((await subscriber(second))?.confirmedAt).toBeInstanceOf(Date);
});

test('the next account with the address is not affected, and neither sees the other', async () => {
  const ann = await signUpConfirmed(site);
  const address = ann.person.email;
  await writeToUs(address, 'I am Ann.');
  await moveTo(ann, newPerson().email);
  // The mailbox has another owner now.
  const ben = await signUpConfirmed(site, { ...newPerson(), email: address });
  await ask(ben, 'PATCH', '/privacy', { newsletter: true });
  await writeToUs(address, 'I am Ben.');

  const [annsFile, bensFile] = [await ask(ann, 'GET', '/export'), await ask(ben, 'GET', '/export')];
  expect(annsFile.contact_messages).toMatchObject([{ message: 'I am Ann.' }]);
  expect(bensFile.contact_messages).toMatchObject([{ message: 'I am Ben.' }]);
  expect(annsFile.newsletter).toEqual([]);
  expect(bensFile.newsletter).toMatchObject([{ email: address }]);
  const subjects = (file: { mails: { subject: string }[] }) => file.mails.map((m) => m.subject);
  expect(subjects(bensFile)).not.toContain('Glowfare: Your email address was changed');

  // Ben leaves the address too and keeps his own data.
  await moveTo(ben, newPerson().email);
  expect((await ask(ben, 'GET', '/export')).contact_messages).toMatchObject([
    { message: 'I am Ben.' },
  ]);
  await requestNewsletter(site.deps, { email: address });
  await ask(ann, 'DELETE');
  expect(await subjectsTo(address)).toEqual(
    expect.arrayContaining(['Confirm your email address for Glowfare']),
  );
  expect(await subscriber(address)).not.toBeNull();
});

test('undoing a change restores only the account’s own newsletter', async () => {
  for (const newsletter of [true, false]) {
    const [member, stranger] = [await signUpConfirmed(site), newPerson().email];
    await requestNewsletter(site.deps, { email: stranger });
    await ask(member, 'PATCH', '/privacy', { newsletter });
    await moveTo(member, stranger);
    const [undo = ''] = await linkTokens(site, member.person.email, 'email address was changed');
    expect((await applyLink(site, undo)).said).toMatchObject({ email_restored: true });
    expect((await subscriber(member.person.email)) !== null).toBe(newsletter);
    expect((await subscriber(stranger)) !== null).toBe(!newsletter);
  }
});

test.each([false, true])('deletion by the operator (soft: %s) deletes these too', async (soft) => {
  const [member, second] = [await signUpConfirmed(site), newPerson().email];
  await ask(member, 'PATCH', '/privacy', { newsletter: true });
  await moveTo(member, second);
  const headers = { Authorization: `Bearer ${serviceKey}` };
  const body = { should_soft_delete: soft };
  const path = `/admin/users/${member.user.id}`;
  expect((await site.ask('DELETE', path, body, headers)).status).toBe(200);
  expect(await subjectsTo(member.person.email)).toEqual([]);
  expect(await subjectsTo(second)).toEqual([]);
  expect(await subscriber(second)).toBeNull();
});
