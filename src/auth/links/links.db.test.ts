import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';

const app = 'https://app.example/welcome';
const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_REDIRECT_URLS: 'https://app.example/*' });
});
afterAll(() => site.stop());

const open = (link: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(link, { method, redirect: 'manual', headers });

async function emailed(purpose: string, target: string) {
  const { person } = await signUpConfirmed(site);
  const path = `/${purpose}?redirect_to=${encodeURIComponent(target)}`;
  await site.ask('POST', path, { email: person.email });
  return { person, ...(await site.newestMail(person.email)) };
}

describe.each(['recover', 'otp'])('a link from /%s', (purpose) => {
  test('is not used up by programs that open it repeatedly', async () => {
    const { link, token } = await emailed(purpose, `${site.url}/auth?for=new-password`);
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      const answer = await open(link, method);
      expect(answer.status).toBe(303);
      const landed = new URL(answer.headers.get('location') ?? '');
      expect(landed.origin + landed.pathname + landed.search).toBe(
        `${site.url}/auth?for=new-password`,
      );
      expect(new URLSearchParams(landed.hash.slice(1)).get('token_hash')).toBe(token);
    }
    const type = purpose === 'otp' ? 'magiclink' : 'recovery';
    const verified = await site.ask('POST', '/verify', { type, token_hash: token });
    expect(verified.status).toBe(200);
    const dead = await open(link);
    expect(dead.headers.get('location')).toContain('error_code=otp_expired');
  });

  test('to another site leads to a page with a button, which leads there', async () => {
    const { link, person } = await emailed(purpose, app);
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('form-action');
    const html = await page.text();
    expect(html).toContain(person.email);
    expect(html).not.toContain('type="password"');
    const pressed = await site.press(link);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toContain(`${app}#access_token=`);
  });
});

test('a program can check a link without using it', async () => {
  const { link, person } = await emailed('recover', site.url);
  const headers = { Accept: 'application/json' };
  const answer = await open(link, 'GET', headers);
  expect(await answer.json()).toEqual({ email: person.email, type: 'recovery' });
  const dead = await open(link.replace(/token=..../, 'token=0000'), 'GET', headers);
  expect([dead.status, (await dead.json()).error_code]).toEqual([403, 'otp_expired']);
});

test('with PKCE, a press in another browser keeps the link valid for the requesting browser', async () => {
  const { person } = await signUpConfirmed(site);
  const asking = site.client({ flowType: 'pkce' });
  await asking.auth.resetPasswordForEmail(person.email, { redirectTo: app });
  const { link } = await site.newestMail(person.email);
  const codeOf = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const elsewhere = codeOf(await site.press(link));
  const body = { auth_code: elsewhere, code_verifier: 'x'.repeat(60) };
  const refused = await site.ask('POST', '/token?grant_type=pkce', body);
  expect((await refused.json()).error_code).toBe('bad_code_verifier');
  const { data, error } = await asking.auth.exchangeCodeForSession(codeOf(await site.press(link)));
  expect(error).toBeNull();
  expect(data.user?.email).toBe(person.email);
  expect((await site.press(link)).headers.get('location')).toContain('error_code=otp_expired');
});

test('with PKCE, a press does not survive a new password', async () => {
  const { person, client } = await signUpConfirmed(site);
  const asking = site.client({ flowType: 'pkce' });
  await asking.auth.resetPasswordForEmail(person.email, { redirectTo: app });
  const pressed = await site.press((await site.newestMail(person.email)).link);
  const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect((await client.auth.updateUser({ password: 'chosen in the meantime' })).error).toBeNull();
  const { error } = await asking.auth.exchangeCodeForSession(code);
  expect(error?.code).toBe('flow_state_not_found');
});

test('with PKCE, a link works in another browser that shows the token itself', async () => {
  const { person } = await signUpConfirmed(site);
  const asking = site.client({ flowType: 'pkce' });
  await asking.auth.resetPasswordForEmail(person.email, { redirectTo: site.url });
  const { token } = await site.newestMail(person.email);
  const phone = site.client({ flowType: 'pkce' });
  const { error } = await phone.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(error).toBeNull();
  const password = 'chosen on the phone instead';
  expect((await phone.auth.updateUser({ password })).error).toBeNull();
  expect((await phone.auth.signInWithPassword({ ...person, password })).error).toBeNull();
});

describe('a sign-up at another site without PKCE', () => {
  async function joined() {
    const person = newPerson();
    const data = { full_name: 'Vera' };
    await site.ask('POST', `/signup?redirect_to=${encodeURIComponent(app)}`, { ...person, data });
    return { person, ...(await site.newestMail(person.email)) };
  }
  const signIn = (person: { email: string; password: string }) =>
    site.ask('POST', '/token?grant_type=password', person);

  test('asks for the password, and keeps the metadata if it is correct', async () => {
    const { person, link } = await joined();
    expect(await (await open(link)).text()).toContain('type="password"');
    expect((await site.press(link)).status).toBe(200);
    const weak = await site.press(link, { password: 'short' });
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('at least 8 characters');
    const pressed = await site.press(link, { password: person.password });
    expect(pressed.headers.get('location')).toContain(`${app}#access_token=`);
    const session = await (await signIn(person)).json();
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Vera' });
  });

  test('accepts a different password as a new one, and drops the metadata', async () => {
    const { person, link } = await joined();
    const password = 'the one of the mailbox owner';
    await site.press(link, { password });
    expect((await signIn(person)).status).toBe(400);
    const session = await (await signIn({ ...person, password })).json();
    expect(session.user.user_metadata).toEqual({ email_verified: true });
  });
});

test('untrusted parts of the URL are shown as text', async () => {
  const { link } = await emailed('recover', `${app}"><script>alert(1)</script>`);
  const html = await (await open(link)).text();
  expect(html).toContain('alert(1)');
  expect(html).not.toContain('<script>');
});

test('rejects a form that is too large', async () => {
  const { link } = await emailed('recover', app);
  expect((await site.press(link, { more: 'x'.repeat(5_000) })).status).toBe(413);
});

describe('an email change', () => {
  async function changing() {
    const { client, person } = await signUpConfirmed(site);
    const { email } = newPerson();
    await client.auth.updateUser({ email });
    return { client, person, email };
  }

  test('requested again by a stranger voids nothing', async () => {
    const { client, person, email } = await changing();
    const [fromOld, fromNew] = [await site.newestMail(person.email), await site.newestMail(email)];
    await site.ask('POST', '/resend', { type: 'email_change', email: person.email });
    await site.press(fromOld.link);
    // Halfway: only the other address is emailed again.
    const before = (await site.mailsTo(person.email)).length;
    await site.ask('POST', '/resend', { type: 'email_change', email: person.email });
    expect(await site.mailsTo(person.email)).toHaveLength(before);
    await site.press(fromNew.link);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('to another address voids the emails about the first', async () => {
    const { client, person, email } = await changing();
    const first = await site.newestMail(email);
    await client.auth.updateUser({ email: newPerson().email });
    expect((await site.press(first.link)).headers.get('location')).toContain('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(person.email);
  });
});
