import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The slowest rules. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Later items look like the first eight; a listing has hundreds of brands, a price history as many rows. */
const repeatedItems = ':is(ul, ol) > li:nth-child(n + 9), tbody > tr:nth-child(n + 9)';

/** Every page has them; `quality.spec.ts` checks them on the home page. */
const shell = ['.site-header', 'main ~ footer'];

/**
 * Runs axe on the current page without its header and footer, or only on a part of it: a CSS selector, for
 * another state of a page that was checked before. Light and dark mode differ only in colors, so dark mode
 * repeats only the color rules. Colors do not depend on the width, so a journey that runs at both widths
 * checks them at one.
 */
export async function expectAccessible(
  page: Page,
  state = 'the page',
  part?: string,
): Promise<void> {
  const { project, tags } = test.info();
  const expectNone = (name: string, choose: (axe: AxeBuilder) => AxeBuilder) =>
    expectNoViolations(page, name, choose(createAxe(page, part)));
  await page.emulateMedia({ colorScheme: 'light' });
  if (project.name === 'phone' && !tags.includes('@phone')) {
    return expectNone(state, (axe) => axe.disableRules(colorRules));
  }
  await expectNone(`${state}, light`, (axe) => axe);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(`${state}, dark`, (axe) => axe.withRules(colorRules));
}

function createAxe(page: Page, part: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude(repeatedItems)
    // Otherwise every look opens another page, for frames that we do not have.
    .setLegacyMode();
  if (part !== undefined) return axe.include(part);
  return shell.reduce((builder, selector) => builder.exclude(selector), axe);
}

async function expectNoViolations(page: Page, state: string, axe: AxeBuilder): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
