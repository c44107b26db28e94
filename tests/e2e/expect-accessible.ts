import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** They take most of the time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is now. Light and dark differ in colors alone (every color is a
 * token, nothing is shown in one of them only), so in the dark only the rules about colors run again.
 * Colors do not depend on the width, so a journey that runs at both widths checks them at one.
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
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await choose(axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
