import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Member, newMember, signInBrowser, signInByApi } from './member.ts';

test.describe.configure({ mode: 'serial' });

/** A browser's public key: any point on the curve works. */
const p256dh =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Fakes the push service, which is not available here. */
const fakePushService = (context: BrowserContext) =>
  context.addInitScript((key) => {
    const storageKey = 'fake-subscription';
    const read = () => {
      const endpoint = localStorage.getItem(storageKey);
      if (endpoint === null) return null;
      const keys = { p256dh: key, auth: 'a'.repeat(22) };
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem(storageKey) === undefined,
      };
    };
    if (!('PushManager' in window)) return;
    for (const [name, value] of Object.entries({
      getSubscription: async () => read(),
      subscribe: async () => {
        localStorage.setItem(storageKey, `https://push.example/${crypto.randomUUID()}`);
        return read();
      },
    })) {
      Object.defineProperty(PushManager.prototype, name, { value });
    }
  }, p256dh);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on notifications' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off notifications' });

async function devicesOf(member: Member): Promise<string[]> {
  const { access_token: token } = await signInByApi(member);
  const answer = await fetch(`${process.env.JOURNEYS_URL}/api/alerts/devices`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).endpoints;
}

async function enableNotifications(page: Page, member: Member): Promise<void> {
  await signInBrowser(page, member);
  await page.goto('/alerts');
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
}

test('nothing is registered before the person opts in, or if they deny permission', async ({
  page,
}) => {
  await signInBrowser(page, await newMember());
  await page.goto('/alerts');
  await expect(turnOn(page)).toBeEnabled();
  expect(await registrations(page)).toBe(0);
  await turnOn(page).click();
  await expect(page.getByText('Notifications are blocked')).toBeVisible();
  expect(await registrations(page)).toBe(0);
});

test('notifications stay on until the person turns them off or signs out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await fakePushService(context);
  const member = await newMember();
  await enableNotifications(page, member);
  expect(await registrations(page)).toBe(1);
  expect(await devicesOf(member)).toHaveLength(1);
  await page.reload();
  await expect(turnOff(page)).toBeVisible();
  await turnOff(page).click();
  await expect(turnOn(page)).toBeVisible();
  expect(await devicesOf(member)).toEqual([]);

  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await devicesOf(member)).toEqual([]);
});

test('another user of the same browser gets their own subscription', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await fakePushService(context);
  const [first, second] = [await newMember(), await newMember()];
  await enableNotifications(page, first);
  await enableNotifications(page, second);
  expect(await devicesOf(second)).toHaveLength(1);
});

/** Records notifications in the service worker, because headless Chromium does not show them. */
async function watchWorker(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    const { registration, clients } = globalThis as unknown as {
      registration: object;
      clients: object;
    };
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => {
        seen.push({ title, ...options });
      },
    });
    Object.assign(clients, {
      openWindow: async (opened: string) => {
        seen.push({ opened });
      },
    });
  });
  return worker;
}
const seenBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { seen: Record<string, unknown>[] }).seen);

async function pushTo(
  session: CDPSession,
  origin: string,
): Promise<(data: string) => Promise<void>> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

test('a push shows its text, and selecting it opens the product', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await fakePushService(context);
  await enableNotifications(page, await newMember());
  const worker = await watchWorker(context);
  const push = await pushTo(await context.newCDPSession(page), baseURL ?? '');
  const body = 'Now $18.00 at Store 1, was $20.00';
  await push(JSON.stringify({ title: 'Brand 1 Product 1', body, path: '/product/1', tag: 'one' }));
  await expect
    .poll(() => seenBy(worker))
    .toEqual([expect.objectContaining({ title: 'Brand 1 Product 1', body, tag: 'one' })]);

  const press = (path: string) =>
    worker.evaluate((where) => {
      const notification = { close() {}, data: { path: where } };
      globalThis.dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }),
      );
    }, path);
  await press('/product/1');
  await expect.poll(() => seenBy(worker)).toContainEqual({ opened: `${baseURL}/product/1` });
  await press('https://elsewhere.example/');
  await press('//elsewhere.example/');
  await push('no JSON at all');
  // Browsers show a notice of their own for a push without a notification.
  await expect
    .poll(() => seenBy(worker))
    .toContainEqual(expect.objectContaining({ title: 'Price alert' }));
  expect((await seenBy(worker)).filter(({ opened }) => opened)).toHaveLength(1);
});
