import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import type { ProductCardData } from './product-card-data';
import { ProductGrid } from './product-grid';

afterEach(() => page.viewport(1024, 768));

const card: ProductCardData = {
  id: 1,
  name: 'Daily Serum',
  brand: 'Lune',
  imageVersion: '',
  imageTone: '',
  rating: 0,
  reviewCount: 0,
  ownRating: undefined,
  size: '1 oz / 30 ml',
  bestPrice: 12,
  unitPrice: '$12.00 per fl oz',
  savingsPercent: 0,
  prices: [{ retailer: 'Sephora', price: 12, inStock: true }],
};
const short = card;
const long = {
  ...card,
  id: 2,
  name: 'A Daily Serum with a Name that Takes Several Lines of a Card',
};
const plain = { ...card, id: 3, variants: { text: '2 sizes', to: '/products' } };

const bottomsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    Math.round(element.getBoundingClientRect().bottom),
  );

test.each([
  ['marks', 1440],
  ['marks', 700],
])('prices of a row align above %s of any height at %d pixels', async (_, width) => {
  await page.viewport(width, 900);
  const marks = new Map([
    [
      1,
      <p key="1" className="mark">
        {'Contains fragrance'}
      </p>,
    ],
    [
      2,
      <p key="2" className="mark">
        {
          'Contains fragrance (Lavandula Angustifolia Oil, Citrus Limon Peel Oil and 2 more), which you avoid'
        }
      </p>,
    ],
  ]);
  await renderInRouter(
    <ProductGrid
      products={width < 768 ? [short, long] : [short, long, plain]}
      columns={4}
      marks={marks}
    />,
  );
  expect(new Set(bottomsOf('.product-card > a:first-child')).size).toBe(1);
  const [first = 0, second = 0] = bottomsOf('.product-card .mark');
  const [list = 0] = bottomsOf('.product-grid > li');
  expect(Math.max(first, second)).toBeLessThanOrEqual(list);
});

test('without marks a row is as high as its cards', async () => {
  await page.viewport(1440, 900);
  await renderInRouter(<ProductGrid products={[short, long]} columns={4} />);
  const [link] = bottomsOf('.product-card > a:first-child');
  expect(bottomsOf('.product-grid > li')[0]).toBe(link);
});
