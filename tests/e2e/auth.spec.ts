import type { Page } from '@playwright/test';
import { totpCode } from '../../src/auth/factors/totp.server.ts';
import {
  enrollFactor,
  newPerson,
  registerInBrowser,
  registerPerson,
  signIn,
  submitPassword,
  toast,
} from './account-people.ts';
import { expect, newestMail, test } from './accounts-site.ts';
import { expectAccessible } from './expect-accessible.ts';
import { untilHydrated, withholdScripts } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { signInAtProvider } from './shared-sites.ts';

const signedIn = { name: 'Sign out' } as const;

/** Opens an emailed link and presses its button. */
async function followLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}
const heading = (name: string) => ['heading', { level: 1, name }] as const;

test('signing up: follow the emailed link, be signed in, with a profile', { tag: '@once' }, async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole(...heading('Create Account'))).toBeFocused();
  await page.locator('input[name="confirmation"]').fill(person.password);
  const profile = page.waitForResponse((answer) => answer.url().endsWith('/api/profile'));
  await submitPassword(page, person);
  await expect(toast(page, 'Account created!')).toBeVisible();
  await expect(toast(page, 'Please check your email to verify your account.')).toBeVisible();
  await expect(page.getByRole(...heading('Check your email'))).toBeFocused();
  const { link } = await newestMail(person.email, /confirm/i);
  await page.goto(link);
  await expect(page.getByRole(...heading('Confirm your email address'))).toBeFocused();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(toast(page, 'Your email address is confirmed')).toBeVisible();
  await expect(page.getByRole('button', signedIn)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await profile).status()).toBe(201);
  // The password entered in this browser is valid.
  await page.getByRole('button', signedIn).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, person);
});

test('signing up: the code from the email works too', { tag: '@once' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.locator('input[name="confirmation"]').fill(person.password);
  await page.route('**/auth/v1/signup*', async (route) => {
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    await route.continue();
  });
  await submitPassword(page, person);
  const { code } = await newestMail(person.email, /confirm/i);
  await page.getByLabel('Code from the email').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Authentication Error')).toBeVisible();
  await expect(toast(page, 'Token has expired or is invalid')).toBeVisible();
  // A reload keeps the step and the address.
  await page.reload();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await page.getByLabel('Code from the email').fill('000001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Authentication Error')).toBeVisible();
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Your email address is confirmed')).toBeVisible();
  await expect(toast(page, 'Authentication Error')).toBeHidden({ timeout: 2_000 });
  await expect(page.getByRole('button', signedIn)).toBeVisible();
});

test('signing in leads back when its link was followed before hydration', {
  tag: '@once',
}, async ({ page, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/products?sort=rating');
  // A full page load, without the router.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      location.href = '/auth';
    }),
  ]);
  await untilHydrated(page);
  await submitPassword(page, person);
  await expect(page).toHaveURL('/products?sort=rating');
});

test('signing up: passwords that differ or are weak are rejected with the reasons', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) asked += 1;
  });
  const person = { ...newPerson(), password: 'short' };
  await page.locator('input[name="confirmation"]').fill('something else');
  await submitPassword(page, person);
  await expect(toast(page, "Passwords don't match")).toBeVisible();
  await expect(toast(page, 'Please make sure your passwords match.')).toBeVisible();
  expect(asked).toBe(0);
  await page.locator('input[name="confirmation"]').fill(person.password);
  await submitPassword(page, person);
  await expect(toast(page, 'Authentication Error')).toBeVisible();
  await expect(page.getByText(/at least 8 characters/i).first()).toBeVisible();
  await expect(page.locator('input[name="password"]')).toBeFocused();
});

test('signing in disables the button and leads back to the previous page', {
  tag: '@once',
}, async ({ page, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/products?sort=rating');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await page.route('**/auth/v1/token*', async (route) => {
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await route.continue();
  });
  await expect(page.getByRole('main').locator('form button[type="submit"]')).toBeEnabled();
  // Selecting it again does not change where it leads.
  await page.getByRole('link', { name: 'Sign In' }).click();
  await submitPassword(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(toast(page, 'You have successfully signed in.')).toBeVisible();
  await expect(page).toHaveURL('/products?sort=rating');
  await expect(page.getByRole('link', { name: 'Favorites' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
});

test('signing in: after a wrong password and while the service is unreachable, a retry works', {
  tag: '@once',
}, async ({ page, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/auth');
  const field = page.locator('input[name="password"]');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await test.step('the password can be shown, and Caps Lock shows a warning', async () => {
    await field.fill('secret words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await field.focus();
    await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText('Caps Lock is on.')).toBeVisible();
  });
  await submitPassword(page, { ...person, password: 'not this one' });
  await expect(toast(page, 'Authentication Error')).toBeVisible();
  await expect(toast(page, 'Invalid login credentials')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.route('**/auth/v1/token*', (route) => route.abort());
  await submitPassword(page, person);
  await expect(toast(page, 'An error occurred')).toBeVisible();
  await expect(toast(page, 'Please try again later.')).toBeVisible();
  await page.unroute('**/auth/v1/token*');
  await submitPassword(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('an unconfirmed user can request the confirmation email again', { tag: '@once' }, async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.locator('input[name="confirmation"]').fill(person.password);
  await submitPassword(page, person);
  const first = await newestMail(person.email, /confirm/i);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await submitPassword(page, person);
  await expect(toast(page, 'Email not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
  await expect(page.getByRole(...heading('Check your email'))).toBeVisible();
  const latest = async () => (await newestMail(person.email, /confirm/i)).link;
  await expect.poll(latest).not.toBe(first.link);
  // Both links work until one is used.
  await page.goto(await latest());
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  await followLink(page, first.link, 'Confirm my address');
  await expect(page.getByRole('button', signedIn)).toBeVisible();
  await page.goto(await latest());
  await expect(toast(page, 'That link no longer works')).toBeVisible();
});

test('a forgotten password is reset by email', { tag: '@once' }, async ({ page, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole(...heading('Check your email'))).toBeVisible();
  const { link } = await newestMail(person.email, /new .* password/i);
  await followLink(page, link, 'Continue');
  await expect(page.getByRole(...heading('Choose a new password'))).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  // Still there after a reload, once the session is known.
  await page.reload();
  await expect(page.getByRole(...heading('Choose a new password'))).toBeVisible();
  const password = 'something entirely different';
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="confirmation"]').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', signedIn).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, { ...person, password });
});

test('a forgotten password: the code works, and the link works in another browser', {
  tag: '@once',
}, async ({ page, newBrowser, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const first = await newestMail(person.email, /new .* password/i);
  await page.getByLabel('Code from the email').fill(first.code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole(...heading('Choose a new password'))).toBeVisible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  // A link works in another browser.
  const phone = await newBrowser();
  await page.getByRole('button', signedIn).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  const latest = async () => (await newestMail(person.email, /new .* password/i)).link;
  await expect.poll(latest).not.toBe(first.link);
  await followLink(phone, await latest(), 'Continue');
  await expect(phone.getByRole(...heading('Choose a new password'))).toBeVisible();
  const password = 'chosen on the phone instead';
  await phone.locator('input[name="password"]').fill(password);
  await phone.locator('input[name="confirmation"]').fill(password);
  await phone.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(phone, 'Password changed')).toBeVisible();
  await signIn(page, { ...person, password });
});

test('programs that open an emailed link do not use it up', { tag: '@once' }, async ({
  page,
  request,
  accountsSite,
}) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  const { link } = await newestMail(person.email, /sign-in link/i);
  for (const method of ['HEAD', 'GET', 'GET']) {
    expect((await request.fetch(link, { method })).ok()).toBe(true);
  }
  // Opening the page without pressing the button does not either.
  await page.goto(link);
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page.getByRole('button', signedIn)).toBeVisible();
});

test('a sign-in link works once and leads back', { tag: '@once' }, async ({
  page,
  newBrowser,
  accountsSite,
}) => {
  const person = await registerPerson(accountsSite);
  await page.goto('/product/1');
  await page.goto('/auth?next=/products%3Fsort%3Drating');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  // Wait for the response, or the verifier is not stored.
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  const { link } = await newestMail(person.email, /sign-in link/i);
  await followLink(page, link, 'Sign in');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/products?sort=rating');
  await expect(page.getByRole('button', signedIn)).toBeVisible();
  // The second time, while signed in: an error, and the session stays.
  await page.goto(link);
  await expect(toast(page, 'That link no longer works')).toBeVisible();
  await expect(page.getByRole('button', signedIn)).toBeVisible();
  const elsewhere = await newBrowser();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('That link no longer works')).toBeVisible();
  await expect(elsewhere.getByRole(...heading('Sign in by email'))).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe('');
});

test('a provider is linked on the profile, used to sign in, and unlinked', {
  tag: '@once',
}, async ({ page, newBrowser, accountsSite }) => {
  const person = await registerInBrowser(page, accountsSite);
  await signInAtProvider({
    sub: person.email,
    email: `work-${person.email}`,
    email_verified: true,
  });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Other ways to sign in' });
  const confirm = async (action: 'Link' | 'Unlink') => {
    await section.getByRole('button', { name: `${action} Keycloak` }).click();
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await confirm('Link');
  await expect(toast(page, 'Keycloak is linked')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(section.getByText(`work-${person.email}`)).toBeVisible();
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  // Linking is not signing in.
  await expect(devices).toHaveCount(1);

  const elsewhere = await newBrowser();
  await elsewhere.goto('/auth?next=/alerts');
  await elsewhere.getByRole('button', { name: 'Continue with Keycloak' }).click();
  await expect(toast(elsewhere, 'Welcome back!')).toBeVisible();
  await expect(elsewhere).toHaveURL('/alerts');

  // Already linked to another account: an error, and the person stays signed in.
  const other = await newBrowser();
  const second = await registerInBrowser(other, accountsSite);
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Link Keycloak' }).click();
  await other.getByLabel('Current password').fill(second.password);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByText('That Keycloak account is already linked')).toBeVisible();
  await expect(other.getByRole('button', signedIn)).toBeVisible();

  await confirm('Unlink');
  await expect(toast(page, 'Keycloak was unlinked')).toBeVisible();
  await expect(section.getByText('Not linked')).toBeVisible();
});

test('a confirmation opened in another browser asks for a password there', {
  tag: '@once',
}, async ({ page, newBrowser }) => {
  const person = newPerson();
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.locator('input[name="confirmation"]').fill(person.password);
  await submitPassword(page, person);
  const { link } = await newestMail(person.email, /confirm/i);
  const phone = await newBrowser();
  await followLink(phone, link, 'Confirm my address');
  await expect(phone.getByRole(...heading('Choose a password'))).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole(...heading('Choose a password'))).toBeVisible();
  await expectAccessible(phone, 'choosing the first password');
  const password = 'chosen where it was confirmed';
  await phone.locator('input[name="password"]').fill(password);
  await phone.locator('input[name="confirmation"]').fill(password);
  await phone.getByRole('button', { name: 'Save the password' }).click();
  await expect(toast(phone, 'Password saved')).toBeVisible();
  await expect(phone).toHaveURL('/');
  // The password is requested only once.
  await phone.goto('/auth');
  await expect(phone).toHaveURL('/');
  await signIn(page, { ...person, password });
});

test('an error text in the URL is not displayed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/#error=x&error_code=y&error_description=Call+0900+now');
  await expect(page.getByText('That link did not work')).toBeVisible();
  await expect(page.getByText('0900')).toHaveCount(0);
});

test('the second factor: app code, wrong code, recovery code', { tag: '@once' }, async ({
  page,
  accountsSite,
}) => {
  const person = await registerPerson(accountsSite);
  const { secret, recoveryCode } = await enrollFactor(accountsSite, person, (own) =>
    totpCode(own, new Date()),
  );
  await page.goto('/auth?next=/products');
  await submitPassword(page, person);
  await expect(page.getByRole(...heading('One more step'))).toBeVisible();
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  // Not signed in yet, also after a reload.
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Invalid TOTP code entered')).toBeVisible();
  // The current code was used up during enrollment.
  await page.getByLabel('Code from your app').fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/products');
  await page.getByRole('button', signedIn).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/auth');
  await submitPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', signedIn)).toBeVisible();
});

test('tabs stay in sync', { tag: '@once' }, async ({ page, context, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, person);
  await expect(other.getByRole('button', signedIn)).toBeVisible();
  await test.step('the session survives a reload, and /auth redirects home', async () => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', signedIn)).toBeVisible();
  });
  await other.getByRole('button', signedIn).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('signing in does not redirect to another site', { tag: '@once' }, async ({
  page,
  accountsSite,
}) => {
  const person = await registerPerson(accountsSite);
  await page.goto(`/auth?next=${encodeURIComponent('//evil.example')}`);
  await submitPassword(page, person);
  await expect(page).toHaveURL('/');
});

test('visitors who only browse never load the client', { tag: '@once' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/open-auth-client|accounts\/client/.test(request.url())) loaded.push(request.url());
  });
  for (const path of ['/', '/products', '/favorites', '/auth']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(loaded).toEqual([]);
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus();
  await expect.poll(() => loaded.length).toBe(2);
});

test('nothing moves when the session of a signed-in person is known', async ({
  page,
  accountsSite,
}) => {
  await registerInBrowser(page, accountsSite);
  // Before any script has loaded.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/status', { waitUntil: 'commit' });
  const controls = page.getByRole('banner').getByRole('button', signedIn);
  await expect(controls).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  const before = await controls.boundingBox();
  await page.unroute('**/assets/*.js');
  const known = page.waitForResponse((answer) => answer.url().includes('open-auth-client'));
  await page.goto('/status');
  await known;
  await page.waitForLoadState('networkidle');
  expect(await controls.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('input typed before hydration is kept', { tag: '@once' }, async ({ page, accountsSite }) => {
  const person = await registerPerson(accountsSite);
  const release = await withholdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.locator('input[name="password"]').fill(person.password);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('no step has accessibility violations', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expectAccessible(page, 'signing in');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expectAccessible(page, 'signing up');
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(newPerson().email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  await expectAccessible(page, 'an email was sent');
  await page.goto('/#error_code=otp_expired');
  await expect(page.getByText('That link no longer works')).toBeVisible();
  await expectAccessible(page, 'a link that no longer works');
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  const person = newPerson();
  await page.locator('input[name="confirmation"]').fill(person.password);
  await submitPassword(page, person);
  const { link } = await newestMail(person.email, /confirm/i);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  await expectAccessible(page, 'a link before its button is pressed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains that signing in needs it, and no password can be submitted', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/auth');
    await expect(page.locator('noscript p')).toContainText('Signing in needs JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  });
});
