import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is now. Light and dark differ in colors alone (every color is a
 * token, nothing is shown in one of them only), so in the dark only those are looked at again.
 */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    // Otherwise every look opens another page, for frames that we do not have.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
