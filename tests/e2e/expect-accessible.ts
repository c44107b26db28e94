import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the current page. Light and dark mode differ in colors only, so dark mode repeats
 * only the color rules.
 */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    // Without legacy mode, axe opens another page for frames, which we do not have.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
