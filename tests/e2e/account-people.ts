import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { expect, newestMail } from './accounts-site.ts';
import { openBrowserWith } from './member.ts';
import type { SharedSite } from './shared-sites.ts';

export interface Person {
  email: string;
  password: string;
}

export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return { email: `person-${id}@example.com`, password: `a good password ${id}` };
}

/** The official client outside a browser, for setup before a journey. */
function clientOf(site: SharedSite) {
  return createClient(site.url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Signs up a person and confirms their email address. */
export async function registerPerson(site: SharedSite): Promise<Person> {
  return (await registerWithSession(site)).person;
}

/** Signs up a person and stores the session in this browser: for tests that are not about signing in. */
export async function registerInBrowser(page: Page, site: SharedSite): Promise<Person> {
  const { person, session } = await registerWithSession(site);
  await openBrowserWith(page, session, session.user.id);
  return person;
}

async function registerWithSession(site: SharedSite) {
  const person = newPerson();
  const client = clientOf(site);
  const { error } = await client.auth.signUp(person);
  if (error) throw error;
  const { code: token } = await newestMail(person.email, /confirm/i);
  const { email } = person;
  const { data, error: refusal } = await client.auth.verifyOtp({ email, token, type: 'signup' });
  if (refusal || !data.session) throw refusal ?? new Error('There is no session.');
  return { person, session: data.session };
}

/** Enrolls a second factor and returns its secret and a recovery code. */
export async function enrollFactor(
  site: SharedSite,
  person: Person,
  codeFor: (secret: string) => string,
): Promise<{ secret: string; recoveryCode: string }> {
  const client = createClient(site.url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
  });
  await client.auth.signInWithPassword(person);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = codeFor(data.totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  const codes = await client.auth.mfa.recoveryCodes.generate();
  if (codes.error) throw codes.error;
  return { secret: data.totp.secret, recoveryCode: codes.data.codes[0] ?? '' };
}

/** Fills in the form at /auth and submits it. */
export async function submitPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('main').locator('form[method="post"] button[type="submit"]').click();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  // A browser with a pending email shows the code field first.
  const back = page.getByRole('button', { name: 'Back to sign in' });
  await expect(back.or(page.getByRole('textbox', { name: 'Email', exact: true }))).toBeVisible();
  if (await back.isVisible()) await back.click();
  await submitPassword(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
}

/** A toast with exactly this title. */
export function toast(page: Page, title: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
}
