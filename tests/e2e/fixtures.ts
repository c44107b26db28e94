import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

export { expect };

interface Fixtures {
  /** Paths for which a refusal is expected; the browser logs each of them. */
  refusals: RegExp | undefined;
  /** Other hosts that the page may call. */
  allowedHosts: readonly string[];
  /**
   * Whether product pictures load. The site draws them one by one, meanwhile they occupy the six connections
   * of the browser, and few journeys are about them.
   */
  pictures: boolean;
  /** Opens a page in a separate browser context. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Fails the test if a page logs an error or calls another host. */
export const test = base.extend<Fixtures>({
  refusals: [undefined, { option: true }],
  allowedHosts: [[], { option: true }],
  pictures: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.JOURNEYS_URL);
  },
  context: async ({ context, baseURL, refusals, allowedHosts, javaScriptEnabled }, use) => {
    const listErrors = watchContext(context, {
      baseURL,
      refusals,
      allowedHosts,
      javaScriptEnabled,
    });
    await use(context);
    expect(listErrors(), 'a page logged an error or called another host').toEqual([]);
  },
  page: async ({ page, pictures }, use) => {
    if (!pictures) await blockPictures(page);
    await use(page);
  },
  newBrowser: async ({ browser, baseURL, refusals, allowedHosts, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    const errorLists: (() => string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      errorLists.push(
        watchContext(context, { baseURL, refusals, allowedHosts, javaScriptEnabled, ...options }),
      );
      const page = await context.newPage();
      await blockPictures(page);
      return page;
    });
    for (const context of contexts) await context.close();
    const errors = errorLists.flatMap((list) => list());
    expect(errors, 'a page logged an error or called another host').toEqual([]);
  },
});

async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/images/products/*'] });
}

/** Answers product pictures without the site, on all pages of a context that a test has opened itself. */
export const withoutPictures = (context: BrowserContext) =>
  context.route('**/images/products/**', (route) => route.fulfill({ status: 200, body: '' }));

/** For content that the server renders: without scripts, a page takes half as long. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

interface PageExpectations {
  baseURL: string | undefined;
  refusals: RegExp | undefined;
  allowedHosts: readonly string[];
  javaScriptEnabled?: boolean | undefined;
}

/** Waits for hydration on every page of a context and collects errors; returns their list. */
function watchContext(context: BrowserContext, options: PageExpectations): () => string[] {
  const all: ReadonlySet<string>[] = [];
  context.on('page', (page) => {
    all.push(collectErrors(page, options));
    if (options.javaScriptEnabled !== false) waitForHydration(page);
  });
  return () => all.flatMap((errors) => [...errors]);
}

/**
 * Scripts load after the first paint. Navigations wait until React has hydrated the page, unless
 * the caller requests less (`commit`, `domcontentloaded`).
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

/** For a page that was not opened by `goto`, such as after a form submission. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Whether React has hydrated the page, including all controls (parts of a page may hydrate later),
 * or there is nothing to hydrate.
 */
function isHydrated(): boolean {
  const main = document.querySelector('main#content');
  if (!main || document.querySelector('script[type=module]') === null) return true;
  const controls = main.querySelectorAll('button, input, select, textarea');
  return [main, ...controls].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}

function collectErrors(page: Page, { baseURL, refusals, allowedHosts }: PageExpectations) {
  const { origin } = new URL(baseURL ?? '');
  const isAllowedHost = (url: string) => allowedHosts.some((host) => url.startsWith(host));
  const isRefusal = (url: string) => refusals?.test(new URL(url).pathname) ?? false;
  const errors = new Set<string>();
  const navigations = new Set<string>();
  page.on('pageerror', (error) => errors.add(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest()) navigations.add(url);
    const local = url.startsWith('data:') || url.startsWith('blob:') || isAllowedHost(url);
    if (!local && new URL(url).origin !== origin) errors.add(`request to another host: ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Blocked requests to an allowed host are for the test to judge.
    if (allowedHosts.some((host) => message.text().includes(host))) return;
    // Chromium logs 404 and 500 responses; those are for the test to judge.
    const aboutAnswer = message.text().startsWith('Failed to load resource');
    if (message.text().includes('net::ERR_BLOCKED_BY_CLIENT')) return;
    const { url } = message.location();
    if (aboutAnswer && (navigations.has(url) || isRefusal(url) || isAllowedHost(url))) return;
    errors.add(`console error: ${message.text()} (${url})`);
  });
  return errors;
}

/** Blocks a page's scripts until `release` is called. */
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
