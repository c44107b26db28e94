import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { productJson } from '~/web/shared/catalog/product-json';
import { stubPriceSocket } from '../../../../tests/browser/price-socket';
import { aProduct } from '../../../../tests/factories/catalog';
import type { ProductPageData } from './page-data';
import { useLivePage } from './use-live-page';

const productId = 900;

function pageAt(now: number): ProductPageData {
  const product = productJson({
    ...aProduct(productId),
    brand: { id: 1, name: 'Brand', slug: 'brand' },
    offers: [],
    bestPriceCents: 2_000,
    highestPriceCents: 2_000,
    onSale: false,
  });
  return {
    product,
    shareImage: '/share.jpg',
    label: { parts: [], keyIngredients: [] },
    related: { dupes: [], alternatives: [], moreOfBrand: [], complementary: [] },
    isDemo: false,
    verdict: null,
    discounts: {},
    foreignPrices: [],
    stores: [],
    now,
  };
}

function Price() {
  const { product, now } = useLivePage(useLoaderData<ProductPageData>());
  return <p role="status">{`$${product.bestPrice} at ${now}`}</p>;
}

test('shows a new price at once and asks for the page a moment later', async () => {
  const socket = stubPriceSocket();
  let loads = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Price />,
        HydrateFallback: () => null,
        loader: () => pageAt(++loads === 1 ? 1_000 : 3_000),
      },
    ],
    { initialEntries: ['/'] },
  );
  await render(<RouterProvider router={router} />);
  const price = page.getByRole('status');
  await expect.element(price).toHaveTextContent('$20 at 1000');
  window.dispatchEvent(new Event('pointermove'));
  await expect.poll(() => socket.isWatched(productId)).toBe(true);
  socket.broadcast(productId, {
    id: productId,
    at: 2_000,
    bestPrice: 15,
    prices: [],
    unitPrice: null,
    savingsPercent: 0,
    onSale: true,
  });
  await expect.element(price).toHaveTextContent('$15 at 2000');
  await expect.element(price).toHaveTextContent('$20 at 3000');
  expect(loads).toBe(2);
});
