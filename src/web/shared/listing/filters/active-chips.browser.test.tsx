import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultListing } from '~/domain/search/listing/listing-params';
import { allProducts } from '~/domain/search/listing/listing-place';
import { renderInRouter } from '../../../../../tests/browser/render-in-router';
import { ActiveChips } from './active-chips';

afterEach(() => page.viewport(1024, 768));

test.each([
  ['a long search', { search: 'moisturizer with ceramides for very dry skin' }],
  ['many filters', { brands: ['lune', 'solene', 'maison-aurelle'], minPrice: 20, rating: 4 }],
])('on a phone, %s does not push “Clear all filters” out of sight', async (_, chosen) => {
  await page.viewport(390, 844);
  await renderInRouter(
    <div className="px-4.5">
      <ActiveChips
        place={allProducts}
        params={{ ...defaultListing, ...chosen }}
        nameOf={(_filter, slug) => slug}
        change={vi.fn()}
      />
    </div>,
  );
  const clear = page.getByRole('link', { name: 'Clear all filters' });
  await expect.element(clear).toBeVisible();
  const { left, right } = clear.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(150);
  expect(right).toBeLessThanOrEqual(390);
  const first = page.getByRole('listitem').first().element().getBoundingClientRect();
  expect(first.right).toBeLessThanOrEqual(left);
});
