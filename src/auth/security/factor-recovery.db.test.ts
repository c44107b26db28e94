import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFactorRecoveryEmails } from '~/usecases/security/send-factor-recovery-emails.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import {
  applyLink,
  type Browser,
  bearer,
  linkTokens,
  withApp,
} from '../../../tests/sites/security-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_FACTOR_RECOVERY_HOURS: '72' });
});
afterAll(() => site.stop());

const hour = 3_600;
const ask = async (browser: Browser, method: string) =>
  site.ask(method, '/factor-recovery', undefined, await bearer(browser));

/** A user without their phone who requested recovery and confirmed it by email. */
async function waiting() {
  const owner = await withApp(site);
  const locked = site.client();
  await locked.auth.signInWithPassword(owner.person);
  expect((await ask(locked, 'POST')).status).toBe(200);
  const [start = ''] = await linkTokens(site, owner.person.email, 'without your second step');
  const started = await applyLink(site, start);
  expect(started.status).toBe(200);
  return { ...owner, locked, readyAt: started.said.ready_at };
}

async function waitOver(person: { email: string }) {
  site.advance(72 * hour + 1);
  await sendFactorRecoveryEmails(site.deps);
  const [finish = '', cancel = ''] = await linkTokens(site, person.email, 'you can turn off');
  return { finish, cancel };
}

describe('a user who cannot use their second step', () => {
  test('recovers after the waiting period with the email and the password', async () => {
    const { client, person, locked } = await waiting();
    const { finish } = await waitOver(person);
    const wrong = await applyLink(site, finish, { password: 'not the password' });
    expect(wrong).toMatchObject({ status: 403, said: { error_code: 'invalid_credentials' } });
    expect((await applyLink(site, finish)).status).toBe(400);
    const done = await applyLink(site, finish, { password: person.password });
    expect(done).toMatchObject({ status: 200, said: { email: person.email } });
    for (const browser of [client, locked]) {
      expect((await browser.auth.getUser()).error).not.toBeNull();
    }
    const browser = site.client();
    expect((await browser.auth.signInWithPassword(person)).error).toBeNull();
    expect((await browser.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await applyLink(site, finish, { password: person.password })).status).toBe(403);
    const [told] = await site.mailsTo(person.email);
    expect(told?.subject).toContain('two-step sign-in was turned off');
  });

  test('recovers without the password by choosing a new one', async () => {
    const { person } = await waiting();
    const { finish } = await waitOver(person);
    expect((await applyLink(site, finish, { forgot_password: true })).status).toBe(200);
    const old = await site.client().auth.signInWithPassword(person);
    expect(old.error?.code).toBe('invalid_credentials');
    const browser = site.client();
    await browser.auth.resetPasswordForEmail(person.email);
    const { token } = await site.newestMail(person.email);
    await browser.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect((await browser.auth.updateUser({ password: 'back at last, alone' })).error).toBeNull();
  });

  test('cannot turn anything off before the waiting period ends', async () => {
    const { client, person } = await waiting();
    site.advance(71 * hour);
    await sendFactorRecoveryEmails(site.deps);
    await expect(linkTokens(site, person.email, 'you can turn off')).rejects.toThrow();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('is emailed once at the start, a day before the end and at the end', async () => {
    const { person } = await waiting();
    const subjects = async () =>
      (await site.mailsTo(person.email))
        .map(({ subject }) => subject)
        .slice(0, 4)
        .reverse();
    for (let tick = 0; tick < 80; tick += 1) {
      site.advance(hour);
      await sendFactorRecoveryEmails(site.deps);
    }
    expect(await subjects()).toEqual([
      'Glowfare: sign in without your second step',
      'Glowfare: waiting period started',
      'Glowfare: two-step sign-in can be turned off soon',
      'Glowfare: you can turn off two-step sign-in now',
    ]);
  });

  test('has seven days to finish', async () => {
    const { person } = await waiting();
    const { finish } = await waitOver(person);
    site.advance(7 * 24 * hour);
    expect((await applyLink(site, finish, { password: person.password })).status).toBe(403);
  });
});

describe('the request can be canceled', () => {
  test('only by a device that is signed in with the second step', async () => {
    const { client, person, locked } = await waiting();
    expect((await ask(locked, 'DELETE')).status).toBe(401);
    expect(await (await ask(client, 'GET')).json()).toMatchObject({ state: 'waiting' });
    expect((await ask(client, 'DELETE')).status).toBe(200);
    expect(await (await ask(client, 'GET')).json()).toEqual({ state: null });
    site.advance(80 * hour);
    await sendFactorRecoveryEmails(site.deps);
    await expect(linkTokens(site, person.email, 'you can turn off')).rejects.toThrow();
  });

  test('by the link in every email', async () => {
    const first = await waiting();
    const [atStart = ''] = await linkTokens(site, first.person.email, 'period started');
    expect((await applyLink(site, atStart)).status).toBe(200);
    expect(await (await ask(first.client, 'GET')).json()).toEqual({ state: null });
    const second = await waiting();
    const { finish, cancel } = await waitOver(second.person);
    expect((await applyLink(site, cancel)).status).toBe(200);
    const late = await applyLink(site, finish, { password: second.person.password });
    expect(late.status).toBe(403);
  });

  test('by a new email address: links sent to the old one are void', async () => {
    const { client, person } = await waiting();
    const { finish } = await waitOver(person);
    await client.auth.refreshSession();
    const { email } = newPerson();
    const change = { email, current_password: person.password };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    for (const address of [person.email, email]) {
      const { token } = await site.newestMail(address);
      await site.ask('POST', '/verify', { type: 'email_change', token_hash: token });
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const late = await applyLink(site, finish, { password: person.password });
    expect(late.status).toBe(403);
  });

  test('by securing the account, if it was requested after the undone change', async () => {
    const { person } = await waiting();
    const [undo = ''] = await linkTokens(site, person.email, 'Two-step sign-in was turned on');
    const { finish } = await waitOver(person);
    expect((await applyLink(site, undo)).status).toBe(200);
    expect((await applyLink(site, finish, { forgot_password: true })).status).toBe(403);
  });

  test('a thief who keeps canceling loses: the owner of the mailbox ends their sessions', async () => {
    const { client: thief, person } = await waiting();
    // A factor that was added within the last day would be removed by the link itself.
    site.advance(25 * hour);
    await thief.auth.refreshSession();
    await ask(thief, 'DELETE');
    const [undo = ''] = await linkTokens(site, person.email, 'was canceled');
    expect((await applyLink(site, undo)).status).toBe(200);
    expect((await thief.auth.getUser()).error).not.toBeNull();
    // The password is void, so the factor alone is useless; the owner requests recovery again.
    const locked = site.client();
    await locked.auth.resetPasswordForEmail(person.email);
    const { token } = await site.newestMail(person.email);
    await locked.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect((await ask(locked, 'POST')).status).toBe(200);
    const [start = ''] = await linkTokens(site, person.email, 'without your second step');
    await applyLink(site, start);
    const { finish } = await waitOver(person);
    expect((await applyLink(site, finish, { forgot_password: true })).status).toBe(200);
  });
});

describe('it cannot be bypassed', () => {
  test('nothing starts without the email', async () => {
    const owner = await withApp(site);
    const locked = site.client();
    await locked.auth.signInWithPassword(owner.person);
    await ask(locked, 'POST');
    site.advance(80 * hour);
    await sendFactorRecoveryEmails(site.deps);
    await expect(linkTokens(site, owner.person.email, 'period started')).rejects.toThrow();
  });

  test('a second request does not shorten the wait', async () => {
    const { person, locked, readyAt } = await waiting();
    site.advance(10 * hour);
    await locked.auth.signInWithPassword(person);
    await ask(locked, 'POST');
    const [again = ''] = await linkTokens(site, person.email, 'without your second step');
    expect((await applyLink(site, again)).said.ready_at).toBe(readyAt);
  });

  test('is rejected without a second step', async () => {
    const { client } = await signUpConfirmed(site);
    expect((await ask(client, 'POST')).status).toBe(422);
  });
});
