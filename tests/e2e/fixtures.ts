import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

export { expect };

interface Fixtures {
  /** Addresses where a refusal is what the journey is about; the browser logs each of them. */
  refusals: RegExp | undefined;
  /** Other hosts that the page may ask. */
  friends: readonly string[];
  /** A page in another browser, with nothing in common with the first. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Pages that fail their test when they complain or talk to anybody but our own server. */
export const test = base.extend<Fixtures>({
  refusals: [undefined, { option: true }],
  friends: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.JOURNEYS_URL);
  },
  context: async ({ context, baseURL, refusals, friends, javaScriptEnabled }, use) => {
    const heard = watchContext(context, { baseURL, refusals, friends, javaScriptEnabled });
    await use(context);
    expect(heard(), 'a page complained or asked another host').toEqual([]);
  },
  newBrowser: async ({ browser, baseURL, refusals, friends, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    const heard: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      heard.push(
        watchContext(context, { baseURL, refusals, friends, javaScriptEnabled, ...options }),
      );
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    const complaints = heard.flatMap((said) => said());
    expect(complaints, 'a page complained or asked another host').toEqual([]);
  },
});

interface PageExpectations {
  baseURL: string | undefined;
  refusals: RegExp | undefined;
  friends: readonly string[];
  javaScriptEnabled?: boolean | undefined;
}

/** Every page of a browser waits for its scripts and is listened to; what they complained about. */
function watchContext(context: BrowserContext, care: PageExpectations): () => string[] {
  const all: ReadonlySet<string>[] = [];
  context.on('page', (page) => {
    all.push(collectComplaints(page, care));
    if (care.javaScriptEnabled !== false) waitForHydration(page);
  });
  return () => all.flatMap((complaints) => [...complaints]);
}

/**
 * Scripts come after a page has loaded and been painted. Whoever opens or reloads one here goes on when
 * React has taken it over, unless they ask for less (`commit`, `domcontentloaded`).
 */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  const taken = (waitUntil = 'load') =>
    waitUntil === 'load' || waitUntil === 'networkidle' ? untilHydrated(page) : undefined;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    await taken(options?.waitUntil);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await taken(options?.waitUntil);
    return answer;
  };
}

/** For a page that was not opened by `goto`: by a form, or by a link that the router did not see. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Whether React has the page, all that one can type into or press included (parts of a page may come
 * later than the rest), or nothing of ours is there for it to have.
 */
function isHydrated(): boolean {
  const main = document.querySelector('main#content');
  if (!main || document.querySelector('script[type=module]') === null) return true;
  const controls = main.querySelectorAll('button, input, select, textarea');
  return [main, ...controls].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}

function collectComplaints(page: Page, { baseURL, refusals, friends }: PageExpectations) {
  const { origin } = new URL(baseURL ?? '');
  const isFriend = (url: string) => friends.some((friend) => url.startsWith(friend));
  const isRefusal = (url: string) => refusals?.test(new URL(url).pathname) ?? false;
  const complaints = new Set<string>();
  const navigations = new Set<string>();
  page.on('pageerror', (error) => complaints.add(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest()) navigations.add(url);
    const local = url.startsWith('data:') || url.startsWith('blob:') || isFriend(url);
    if (!local && new URL(url).origin !== origin) complaints.add(`request to another host: ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What keeps a page from asking a friend is for the test to judge, too.
    if (friends.some((friend) => message.text().includes(friend))) return;
    // Chromium reports a page that is answered with 404 or 500; that is for the test to judge.
    const aboutAnswer = message.text().startsWith('Failed to load resource');
    const { url } = message.location();
    if (aboutAnswer && (navigations.has(url) || isRefusal(url) || isFriend(url))) return;
    complaints.add(`console error: ${message.text()} (${url})`);
  });
  return complaints;
}

/** Keeps a page's scripts away until they are let go. */
export async function withholdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
