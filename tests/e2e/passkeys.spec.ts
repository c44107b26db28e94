import type { Page } from '@playwright/test';
import {
  type Person,
  registerInBrowser,
  registerPerson,
  submitPassword,
  toast,
} from './account-people.ts';
import { expect, newestMail, test } from './accounts-site.ts';
import { expectAccessible } from './expect-accessible.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

type Authenticator = Awaited<ReturnType<typeof addAuthenticator>>;

// Signing out may abort pending profile requests.
test.use({ refusals: /^\/(auth\/v1|api)\// });

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Enters the password in the confirmation dialog. */
async function prove(page: Page, { password }: Person, submit = 'Continue') {
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByRole('button', { name: submit }).click();
}

async function addPasskey(page: Page, person: Person, authenticator: Authenticator) {
  await page.goto('/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await authenticator.touch(true);
  await prove(page, person);
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await authenticator.touch(false);
}

async function signOut(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

async function signInWithPasskey(page: Page, authenticator: Authenticator) {
  await page.goto('/auth?next=/profile');
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

test('a passkey is added, named, used and removed', async ({ page, accountsSite }) => {
  const person = await registerInBrowser(page, accountsSite);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, person, authenticator);
  await expect(section(page).getByText('Not used yet.')).toBeVisible();
  await expectAccessible(page);
  await newestMail(person.email, /passkey was added/i);

  await section(page).getByRole('button', { name: 'Rename Passkey' }).click();
  await dialog(page).getByLabel('Name').fill('My laptop');
  await dialog(page).getByRole('button', { name: 'Save name' }).click();
  await expect(section(page).getByText('My laptop').first()).toBeVisible();
  await signOut(page);

  await signInWithPasskey(page, authenticator);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(section(page).getByText(/Last used/)).toBeVisible();
  await authenticator.touch(false);

  await section(page).getByRole('button', { name: 'Remove My laptop' }).click();
  await prove(page, person, 'Remove passkey');
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(section(page).getByText('My laptop')).toHaveCount(0);
  await newestMail(person.email, /passkey was removed/i);
  await signOut(page);
  await signInWithPasskey(page, authenticator);
  await expect(toast(page, 'Authentication Error')).toBeVisible();
  await expect(page.getByText(/We don’t recognize this passkey/).first()).toBeVisible();
});

test('the email field offers a passkey in its autofill', { tag: '@once' }, async ({
  page,
  accountsSite,
}) => {
  const person = await registerInBrowser(page, accountsSite);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, person, authenticator);
  await signOut(page);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  // As if the user selected it from the autofill list.
  await authenticator.touch(true);
  await page.goto('/auth?next=/products');
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
});

test('a passkey is the second step, and a recovery code replaces a lost one', async ({
  page,
  accountsSite,
}) => {
  const person = await registerInBrowser(page, accountsSite);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, person, authenticator);
  await page.getByRole('button', { name: 'Ask for a passkey after my password' }).click();
  await authenticator.touch(true);
  await prove(page, person);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText(/signing in asks for a passkey after your password/)).toBeVisible();
  // The existing passkey is used, not a second one.
  expect(await authenticator.count()).toBe(1);
  await authenticator.touch(false);
  await signOut(page);

  await submitPassword(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await authenticator.touch(false);
  await page.goto('/profile');
  await signOut(page);

  await authenticator.lose();
  await submitPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.goto('/profile');
  await section(page).getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(dialog(page).getByText(/This is your last passkey/)).toBeVisible();
  await prove(page, person, 'Remove passkey');
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  await signOut(page);
  await submitPassword(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('a refused passkey leaves the password form usable', { tag: '@once' }, async ({
  page,
  accountsSite,
}) => {
  const person = await registerPerson(accountsSite);
  const authenticator = await addAuthenticator(page);
  await signInWithPasskey(page, authenticator);
  await expect(page.getByText(/No passkey was used/).first()).toBeVisible();
  await submitPassword(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});
