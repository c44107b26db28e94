import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { totpCode } from '../../src/auth/factors/totp.server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import {
  callAuth,
  codeIn,
  linkIn,
  type Member,
  mailTo,
  newMember,
  openBrowserWith,
  signInBrowser,
  signInByApi,
} from './member.ts';

/** For journeys with expected refusals, which Chromium logs. */
const testWithRefusals = test.extend({ refusals: /^\/(auth\/v1|api)\// });

const picture = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#b0203c' } })
    .png()
    .toBuffer();

/** Sets up an authenticator app through the API; returns the recovery codes. */
async function setUpSecondFactor(member: Member): Promise<string[]> {
  const session = await signInByApi(member);
  const begun = await callAuth('POST', '/factors', session, { factor_type: 'totp' });
  const challenge = await callAuth('POST', `/factors/${begun.id}/challenge`, session, {});
  const raised = await callAuth('POST', `/factors/${begun.id}/verify`, session, {
    challenge_id: challenge.id,
    code: totpCode(begun.totp.secret, new Date()),
  });
  const { codes } = await callAuth('POST', '/factors/recovery-codes', raised, {});
  return codes;
}

test('shows the account, its creation date and its counts', { tag: '@once' }, async ({ page }) => {
  const member = await newMember();
  await signInBrowser(page, member);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const name = member.email.split('@')[0] ?? '';
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('M', { exact: true })).toBeVisible();
  await expect(main.getByText(member.email).first()).toBeVisible();
  await expect(main.getByText(/^Member since \w+ \d+, 20\d\d$/)).toBeVisible();
  await expect(main.getByText('0 Favorites')).toBeVisible();
  await expect(main.getByText('0 Price Alerts')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Account info' })).toBeVisible();
  await main.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await signInByApi(member)).access_token).toBeTruthy();
});

test('a picture can be added, viewed at its URL and removed', {
  tag: '@once',
}, async ({ page }) => {
  await signInBrowser(page, await newMember());
  await page.goto('/profile');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Add a picture').setInputFiles(file);
  const shown = page.getByRole('img', { name: 'Your avatar' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  const address = (await shown.getAttribute('src')) ?? '';
  await page.reload();
  await expect(shown).toHaveAttribute('src', address);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
});

testWithRefusals(
  'a file that is not a picture is rejected with a clear message',
  { tag: '@once' },
  async ({ page }) => {
    await signInBrowser(page, await newMember());
    await page.goto('/profile');
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    const input = page.getByLabel('Add a picture');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('alert')).toContainText('We can’t read this picture');
    await expect(input).toBeAttached();
  },
);

test('the name can be changed with the keyboard, and the focus returns', {
  tag: '@once',
}, async ({ page }) => {
  await signInBrowser(page, await newMember());
  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change name' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mara L.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mara L.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mara L.' })).toBeVisible();
});

testWithRefusals(
  'the email address changes once both addresses confirmed',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    const next = `new-${member.email}`;
    await signInBrowser(page, member);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByLabel('Current password').fill(member.password);
    await page.getByRole('button', { name: 'Send both emails' }).click();
    await expect(page.getByRole('heading', { name: 'Please check both inboxes' })).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText(`Changes to ${next}`)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Confirm the change' });
    await page.goto(linkIn(await mailTo(next, 'Confirm your new email address')));
    await confirm.click();
    await expect(page.getByRole('status').getByText('One more step')).toBeVisible();
    expect((await signInByApi({ ...member, email: next })).access_token).toBeUndefined();
    // The other one is confirmed by its code, also after a reload.
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Enter the codes' }).click();
    const code = page.getByLabel(`Code sent to ${member.email}`);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('is wrong, has expired, or was already used')).toBeVisible();
    await code.fill(codeIn(await mailTo(member.email, 'Confirm the change of your')));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(
      page.getByRole('status').getByText('Your email address was changed'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(next).first()).toBeVisible();
    // The code opened a new session; this browser's previous one has ended.
    const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(1);
    expect((await signInByApi({ ...member, email: next })).access_token).toBeTruthy();
    for (const address of [member.email, next]) {
      expect(await mailTo(address, 'email address was changed')).toContain("This wasn't me");
    }
  },
);

testWithRefusals(
  'changing the password requires the current one',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    await signInBrowser(page, member);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const password = 'another good password';
    const fill = async (current: string, repeated = password) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password *', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(repeated);
      await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    };
    const refusal = page.getByRole('dialog').getByRole('alert').first();
    await fill(member.password, 'something else');
    await expect(refusal).toContainText('Please make sure your passwords match.');
    await fill('not my password');
    await expect(refusal).toContainText('That is not your current password.');
    // Switching to another method clears the error.
    await page.getByRole('button', { name: 'Email me a code instead' }).click();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await expect(refusal).toBeEmpty();
    await page.getByRole('button', { name: 'Use your password' }).click();
    await fill(member.password);
    await expect(page.getByRole('status').getByText('Your password was changed')).toBeVisible();
    expect((await signInByApi(member)).access_token).toBeUndefined();
    expect((await signInByApi({ ...member, password })).access_token).toBeTruthy();
    await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
    expect(await mailTo(member.email, 'password was changed')).toContain('signed out');
  },
);

testWithRefusals(
  'a device that signed in long ago also needs an emailed code',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    await signInBrowser(page, member);
    await page.goto('/profile');
    // Simulates an old session with the service's own error, once.
    let asked = 0;
    await page.route('**/auth/v1/user*', async (route) => {
      if (route.request().method() !== 'PUT' || asked > 0) return route.continue();
      asked += 1;
      const code = 'reauthentication_needed';
      const msg = 'Password update requires reauthentication';
      return route.fulfill({ status: 400, json: { code: 400, error_code: code, msg } });
    });
    await page.getByRole('button', { name: 'Change password' }).click();
    const password = 'another good password';
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByLabel('New password *', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm new password').fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    const code = dialog.getByLabel('Code from the email');
    await expect(code).toBeVisible();
    await code.fill(codeIn(await mailTo(member.email, 'is your Glowfare code')));
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').getByText('Your password was changed')).toBeVisible();
    expect((await signInByApi({ ...member, password })).access_token).toBeTruthy();
  },
);

test('two-step sign-in: QR code, app code, recovery codes shown once, and turning it off', {
  tag: '@once',
}, async ({ page, context }) => {
  const member = await newMember();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInBrowser(page, member);
  await page.goto('/profile');
  await signInByApi(member);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  const confirmIdentity = async () => {
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await confirmIdentity();
  const code = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code from the app').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  // Escape asks first, even when pressed repeatedly.
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Escape');
    await expect(page.getByText('Have you saved these codes?')).toBeVisible();
    await expect(codes.first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shown.join('\n')}\n`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(`${shown.join('\n')}\n`);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await confirmIdentity();
  await expect(codes).toHaveCount(10);
  expect(await codes.allTextContents()).not.toEqual(shown);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Current password').fill(member.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  const activity = page.getByRole('region', { name: 'Recent security activity' });
  for (const what of ['Authenticator app added', 'Authenticator app removed', 'Signed in']) {
    await expect(activity.getByText(what).first()).toBeVisible();
  }
  for (const subject of ['turned on', 'New recovery codes', 'second step was removed']) {
    expect(await mailTo(member.email, subject)).toContain("This wasn't me");
  }
});

testWithRefusals(
  'an unrecognized change is undone by the link in its email',
  {
    tag: '@once',
  },
  async ({ page, browser }) => {
    const member = await newMember();
    await setUpSecondFactor(member);
    const [link = ''] =
      /https?:\/\/\S+\/auth\/secure#\S+/.exec(await mailTo(member.email, 'turned on')) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This wasn’t you?' })).toBeVisible();
    await expect(page.getByText('two-step sign-in was turned on')).toBeVisible();
    await expectAccessible(page);
    // Opening it changed nothing.
    expect((await signInByApi(member)).access_token).toBeTruthy();
    await page.getByRole('button', { name: 'Secure my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is secured' })).toBeVisible();
    expect((await signInByApi(member)).error_code).toBe('invalid_credentials');
    await page.goto(linkIn(await mailTo(member.email, 'Choose a new')));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password *', { exact: true }).fill('the owner is back again');
    await page.getByLabel('Confirm Password').fill('the owner is back again');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await other.close();
  },
);

test('without the second step, an emailed link starts recovery, and a device cancels it', {
  tag: '@once',
}, async ({ page }) => {
  const member = await newMember();
  const codes = await setUpSecondFactor(member);
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(member.email);
  await main.getByLabel('Password *', { exact: true }).fill(member.password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'I can’t use my second step' }).click();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('waiting period of 3 days')).toBeVisible();
  const mail = await mailTo(member.email, 'without your second step');
  await page.goto(/https?:\/\/\S+\/auth\/secure#\S+/.exec(mail)?.[0] ?? '');
  await page.getByRole('button', { name: 'Start the waiting period' }).click();
  await expect(page.getByRole('heading', { name: 'waiting period has started' })).toBeVisible();
  expect(await mailTo(member.email, 'waiting period started')).toContain('Cancel the request');
  const session = await signInByApi(member);
  const raised = await callAuth('POST', '/factors/recovery-codes/verify', session, {
    code: codes[0],
  });
  await openBrowserWith(page, raised, member.id);
  await page.goto('/profile');
  await expect(page.getByText('Someone asked to turn off two-step sign-in.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByText('The request was canceled')).toBeVisible();
  await expect(page.getByText('Someone asked to turn off two-step sign-in.')).toBeHidden();
});

testWithRefusals(
  'devices are listed, and signed out one by one or all together',
  { tag: '@once' },
  async ({ page, newBrowser }) => {
    const member = await newMember();
    const away = await newBrowser();
    await signInBrowser(away, member);
    const saved = away.waitForResponse((answer) => answer.url().endsWith('/api/favorites'));
    await away.goto('/product/1');
    await saved;
    const heart = away
      .getByRole('main')
      .getByRole('button', { name: /Favorites|Saved/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAccessibleName('Saved, remove from favorites');
    await signInBrowser(page, member);
    for (let others = 0; others < 2; others += 1) await signInByApi(member);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Signed-in devices' });
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await section
      .getByRole('button', { name: /^Sign out Unknown/ })
      .first()
      .click();
    await expect(rows).toHaveCount(3);
    await section.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('This device');
    // The other browser notices on its next call and is signed out.
    await heart.click();
    const gone = 'You were signed out on another device';
    await expect(away.getByRole('status').getByText(gone)).toBeVisible();
    await expect(away.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(away.getByText('Could not remove from favorites')).toBeHidden();
    await expect(heart).toHaveAccessibleName('Add to Favorites');
    // Signing out oneself shows no message.
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(gone)).toBeHidden();
  },
);

test('all data is exported in one file', { tag: '@once' }, async ({ page }) => {
  const member = await newMember();
  await signInBrowser(page, member);
  await page.goto('/profile');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.email).toBe(member.email);
  expect(data.sessions).toHaveLength(1);
});

test('consent settings are off by default and are saved', { tag: '@once' }, async ({ page }) => {
  await signInBrowser(page, await newMember());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  await expect(page.getByRole('switch')).toHaveCount(6);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Newsletter' }).check();
  await expect(page.getByRole('dialog').getByText('Saved.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product analytics' })).not.toBeChecked();
});

testWithRefusals(
  'deleting an account requires the password',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    await signInBrowser(page, member);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You can’t undo this');
    const remove = dialog.getByRole('button', { name: 'Delete my account' });
    await dialog.getByLabel('Current password').fill('not my password');
    await remove.click();
    // The checkbox is not checked: the browser requires it, and nothing is sent.
    await expect(dialog.getByRole('alert').first()).toBeEmpty();
    await dialog.getByRole('checkbox').check();
    await remove.click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      'That is not your current password.',
    );
    await dialog.getByLabel('Current password').fill(member.password);
    await remove.click();
    await expect(page.getByText('Your account was deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/auth$/);
    expect((await signInByApi(member)).error_code).toBe('invalid_credentials');
    expect(await mailTo(member.email, 'account was deleted')).toContain('the last email');
  },
);

testWithRefusals(
  'a person without a password deletes the account with an emailed code',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    await signInBrowser(page, member);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
    await expect(dialog.getByLabel('Code from the email')).toBeVisible();
    const code = codeIn(await mailTo(member.email, 'is your Glowfare code'));
    await dialog.getByLabel('Code from the email').fill(code);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account was deleted')).toBeVisible();
    expect((await signInByApi(member)).error_code).toBe('invalid_credentials');
  },
);

testWithRefusals(
  'with a second factor, deleting the account requires it too; a recovery code works',
  { tag: '@once' },
  async ({ page }) => {
    const member = await newMember();
    const codes = await setUpSecondFactor(member);
    const session = await signInByApi(member);
    const raised = await callAuth('POST', '/factors/recovery-codes/verify', session, {
      code: codes[0],
    });
    await openBrowserWith(page, raised, member.id);
    await page.goto('/profile');
    await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByLabel('Code from your authenticator app').fill('AAAA-AAAA-AAAA-AAAA');
    await dialog.getByRole('checkbox').check();
    const remove = dialog.getByRole('button', { name: 'Delete my account' });
    await remove.click();
    await expect(dialog.getByRole('alert').first()).toContainText('Invalid recovery code');
    await dialog.getByLabel('Code from your authenticator app').fill(codes[1] ?? '');
    await remove.click();
    await expect(page.getByText('Your account was deleted')).toBeVisible();
  },
);

test('the page and its dialogs have no accessibility violations', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  const member = await newMember();
  await signInBrowser(page, member);
  await signInByApi(member);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeVisible();
  await expectAccessible(page, 'the page with the header of a signed-in person', 'html');
  for (const name of [
    'Change password',
    'Set up two-step sign-in',
    'Privacy Settings',
    'Delete Account',
  ]) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').or(dialog.getByRole('switch')).first()).toBeVisible();
    await expectAccessible(page, name, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('there is no layout shift while the account loads', async ({ page }) => {
  await signInBrowser(page, await newMember());
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(page.getByText('Last used')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});
