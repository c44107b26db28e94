import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A page that fails its test when it complains or talks to anybody but our own server. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.JOURNEYS_URL);
  },
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    const complaints = listenForComplaints(page, new URL(baseURL ?? '').origin);
    if (javaScriptEnabled !== false) awaitScripts(page);
    await use(page);
    expect([...complaints], 'the page complained or asked another host').toEqual([]);
  },
});

/**
 * Scripts come after a page has loaded and been painted. Whoever opens or reloads one here goes on when
 * React has taken it over, unless they ask for less (`commit`, `domcontentloaded`).
 */
export function awaitScripts(page: Page): void {
  const { goto, reload } = page;
  const taken = (waitUntil = 'load') =>
    waitUntil === 'load' || waitUntil === 'networkidle' ? page.waitForFunction(isTaken) : undefined;
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

/** Whether React has the page, or nothing of ours is there for it to have. */
function isTaken(): boolean {
  const main = document.querySelector('main#content');
  const hasScripts = document.querySelector('script[type=module]') !== null;
  return !main || !hasScripts || Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

/** Collects what a page complains about; answers that a journey asks for on purpose are `expected`. */
export function listenForComplaints(
  page: Page,
  origin: string,
  expected: (url: string) => boolean = () => false,
): ReadonlySet<string> {
  const complaints = new Set<string>();
  const navigations = new Set<string>();
  page.on('pageerror', (error) => complaints.add(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest()) navigations.add(url);
    const local = url.startsWith('data:') || url.startsWith('blob:');
    if (!local && new URL(url).origin !== origin) complaints.add(`request to another host: ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium reports a page that is answered with 404 or 500; that is for the test to judge.
    const aboutAnswer = message.text().startsWith('Failed to load resource');
    const { url } = message.location();
    if (aboutAnswer && (navigations.has(url) || expected(url))) return;
    complaints.add(`console error: ${message.text()} (${message.location().url})`);
  });
  return complaints;
}
