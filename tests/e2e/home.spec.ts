import { expectAccessible } from './expect-accessible.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

test.use({ pictures: true });

testWithoutScripts(
  'the hero has its text, its search, the six categories and correct figures',
  {
    tag: '@once',
  },
  async ({ page, request }) => {
    const { variants } = await (await request.get('/api/products')).json();
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Compare prices and unlock deals on premium skincare from trusted brands',
    );
    await expect(main.getByRole('link', { name: 'Advanced Filters' })).toHaveAttribute(
      'href',
      '/products',
    );
    const hero = main.locator('section').first();
    const chips = hero.getByRole('link').filter({ hasNotText: 'Advanced Filters' });
    await expect(chips).toHaveText([
      'Skincare',
      'Makeup',
      'Haircare',
      'Fragrance',
      'Tools',
      'Supplements',
    ]);
    const figures = hero.locator('dl > div');
    await expect(figures).toHaveCount(3);
    await expect(figures.nth(0)).toHaveText(
      `products, counting sizes and shades${Math.floor(variants / 100) * 100}+`,
    );
    await expect(figures.nth(1)).toHaveText(/^brands\d+\+?$/);
    await expect(figures.nth(2)).toHaveText(/^average savings\d+%$/);
  },
);

test('the pictures of the hero and the tiles load', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Shop by category' }).scrollIntoViewIfNeeded();
  const pictures = page.locator('main > section:nth-of-type(-n + 2) img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
      )
      .toBeGreaterThan(0);
  }
});

testWithoutScripts(
  'each tile links to its category and shows how many sizes and shades it has',
  { tag: '@once' },
  async ({ page, request }) => {
    const counted = await request.get('/api/products?category=skincare');
    const { variants } = await counted.json();
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
    await expect(tiles).toHaveCount(6);
    const links = await tiles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      ['skincare', 'makeup', 'haircare', 'fragrance', 'tools', 'supplements'].map(
        (slug) => `/category/${slug}`,
      ),
    );
    // Rounded down: never more than the real count, and less than a hundred below it in a small
    // catalog.
    const [claimed = 0] = ((await tiles.first().textContent()) ?? '').match(/\d+/) ?? [];
    expect(Number(claimed)).toBeLessThanOrEqual(variants);
    expect(Number(claimed)).toBeGreaterThan(variants - 100);
  },
);

test('twelve popular products are in three columns', async ({ page, isMobile }) => {
  await page.goto('/');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Popular products' }),
  });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(12);
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(isMobile ? 2 : 3);
});

testWithoutScripts(
  'a price drop is real: the product has that price, and the page shows the previous one',
  {
    tag: '@once',
  },
  async ({ page, request }) => {
    await page.goto('/');
    const drops = page
      .getByRole('region', { name: 'This week’s biggest price drops' })
      .getByRole('listitem');
    await expect(drops.first()).toBeVisible();
    expect(await drops.count()).toBeLessThanOrEqual(6);
    for (const drop of await drops.all()) {
      const address = (await drop.getByRole('link').getAttribute('href')) ?? '';
      const answer = await request.get(`/api/products/${address.split('/').pop()}`);
      const { bestPrice } = await answer.json();
      const text = (await drop.textContent()) ?? '';
      const [before = 0, now = 0] = [...text.matchAll(/\$([\d,.]+)/g)].map(([, amount = '']) =>
        Number(amount.replace(',', '')),
      );
      const percent = Number(text.match(/(\d+)%/)?.[1]);
      expect(now).toBe(bestPrice);
      expect(percent).toBe(Math.round(((before - now) * 100) / before));
    }
  },
);

testWithoutScripts(
  'shows the reasons, the notification line and example quotes',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    const reasons = page.getByRole('region', { name: 'Why choose us' }).getByRole('term');
    await expect(reasons).toHaveText([
      'Real-time prices',
      'Verified reviews',
      'Price protection',
      'Best shipping comparison',
    ]);
    await expect(page.getByText('get notified when prices drop on your saved items')).toBeVisible();
    const quotes = page.getByRole('region', { name: 'What shoppers say' });
    await expect(quotes.getByRole('blockquote')).toHaveCount(3);
    await expect(quotes).toContainText('Example quotes');
    await expect(quotes).toContainText('not from real customers');
    // The footer leaves out its own form here.
    await expect(page.getByLabel('Email for the newsletter')).toHaveCount(1);
  },
);

test('recently viewed products are shown newest first, until they are cleared', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed).toHaveCount(0);
  for (const id of [3, 5, 3]) {
    await page.goto(`/product/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('glowfare-recently-viewed')))
      .toContain(`[${id}`);
  }
  await page.goto('/');
  const links = viewed.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', '/product/3');
  await expect(links.last()).toHaveAttribute('href', '/product/5');
  await expect(viewed).toContainText('From $');
  await viewed.getByRole('button', { name: 'Clear list' }).click();
  await expect(viewed).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(viewed).toHaveCount(0);
});

test('missing products and invalid entries are skipped', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('glowfare-recently-viewed', '[999999999,"x",2]'),
  );
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', '/product/2');
});

test('the full page has no accessibility violations and no layout shift', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('glowfare-recently-viewed', '[1,2,3,4,5,6]'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText('From $');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);
});
