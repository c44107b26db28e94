import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The slowest rules. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Later items of a list look like the first twelve; a listing has hundreds of brands. */
const repeatedItems = ':is(ul, ol) > li:nth-child(n + 13)';

/**
 * Runs axe on the current page. Light and dark mode differ only in colors, so dark mode repeats only
 * the color rules. Colors do not depend on the width, so a journey that runs at both widths checks
 * them at one.
 */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  const { project, tags } = test.info();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (project.name === 'phone' && !tags.includes('@phone')) {
    return expectNoViolations(page, state, (axe) => axe.disableRules(colorRules));
  }
  await expectNoViolations(page, `${state}, light`, (axe) => axe);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, `${state}, dark`, (axe) => axe.withRules(colorRules));
}

async function expectNoViolations(
  page: Page,
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  // Otherwise every look opens another page, for frames that we do not have.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude(repeatedItems)
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
