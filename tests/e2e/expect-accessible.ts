import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The slowest rules. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Later items look like the first three; a listing has hundreds of brands, a price history as many rows. */
const repeatedItems = ':is(ul, ol) > li:nth-child(n + 4), tbody > tr:nth-child(n + 4)';

/** Every page has them; `quality.spec.ts` checks them on the home page. */
const shell = ['.site-header', 'main ~ footer'];

/**
 * Runs axe on the current page without its header and footer, or only on a part of it: a CSS selector, for
 * another state of a page that was checked before. Light and dark mode differ only in colors, so dark mode
 * repeats only the color rules. Colors do not depend on the width, so a journey that runs at both
 * widths checks them at one.
 */
export async function expectAccessible(
  page: Page,
  state = 'the page',
  part?: string,
): Promise<void> {
  const { project, tags } = test.info();
  const parts =
    part === undefined
      ? { exclude: [...shell, repeatedItems] }
      : { include: [part], exclude: [repeatedItems] };
  await page.emulateMedia({ colorScheme: 'light' });
  if (project.name === 'phone' && !tags.includes('@phone')) {
    const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
    return expectNoViolations(page, state, parts, { rules });
  }
  await expectNoViolations(page, `${state}, light`, parts, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${state}, dark`, parts, { runOnly: colorRules });
}

/** The parts of a page to check, as CSS selectors. */
interface Parts {
  include?: string[];
  exclude: string[];
}

/**
 * Waits until changed colors apply everywhere, also in an open dialog and in what is rendered when it comes near, and no
 * transition runs.
 */
async function untilDrawn(): Promise<void> {
  const everything = new CSSStyleSheet();
  everything.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets = [everything];
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

async function expectNoViolations(
  page: Page,
  state: string,
  parts: Parts,
  more: axe.RunOptions,
): Promise<void> {
  await page.evaluate(untilDrawn);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  // Preloading reads all styles and media once more, for rules about screen orientation and autoplay only.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, ...more };
  const found = await page.evaluate(
    async (given) => {
      const loaded: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await loaded.run(given.parts, given.options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message)}`).join(' | ')}`,
      );
    },
    { parts, options },
  );
  expect(found, state).toEqual([]);
}
