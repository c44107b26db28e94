import { expect, test } from './fixtures';

test('the home page loads and has a heading', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown URL responds with 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('headings and text use our own fonts', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d');
    const measure = (font: string) => {
      if (!context) throw new Error('No canvas available.');
      context.font = font;
      return context.measureText('Hyaluronic serum $24.90').width;
    };
    return ['h1', 'body'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector} element.`);
      const family = getComputedStyle(element).fontFamily.split(',')[0];
      const loaded = document.fonts.check(`40px ${family}`);
      const drawn = measure(`40px ${family}, monospace`);
      return { family, loaded, drawn, fallback: measure('40px monospace') };
    });
  });
  for (const { family, loaded, drawn, fallback } of widths) {
    expect(loaded, `${family} is loaded`).toBe(true);
    expect(drawn, `${family} has its own glyphs`).not.toBe(fallback);
  }
});
