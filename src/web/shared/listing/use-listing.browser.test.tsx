import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { allProducts } from '~/domain/search/listing/listing-place';
import { readListing } from '~/domain/search/listing/read-listing';
import { useListing } from './use-listing';

const shown = page.getByRole('status');
const choose = (name: string) => page.getByRole('button', { name }).click();

function Listing() {
  const { wanted, change } = useListing(allProducts, useLoaderData<ListingParams>());
  return (
    <>
      <p role="status">{`${wanted.sort ?? 'popular'}, ${wanted.rating} stars, page ${wanted.page}`}</p>
      <button type="button" onClick={() => change({ sort: 'rating' })}>
        Sort
      </button>
      <button type="button" onClick={() => change({ rating: 4 })}>
        Stars
      </button>
    </>
  );
}

/** A listing whose pages load when the test releases them. */
async function renderListing(at: string) {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const router = createMemoryRouter(
    [
      {
        path: '/products',
        element: <Listing />,
        HydrateFallback: () => null,
        loader: async ({ request }) => {
          if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
          return readListing(allProducts, new URL(request.url).searchParams);
        },
      },
    ],
    { initialEntries: [at] },
  );
  await render(<RouterProvider router={router} />);
  await expect.element(shown).toBeVisible();
  isHeld = true;
  const arrive = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { router, arrive };
}

test('shows a choice immediately, updates the URL and resets the page', async () => {
  const { router, arrive } = await renderListing('/products?page=3');
  await expect.element(shown).toHaveTextContent('popular, 0 stars, page 3');
  await choose('Stars');
  await expect.element(shown).toHaveTextContent('popular, 4 stars, page 1');
  expect(router.state.navigation.location?.search).toBe('?rating=4');
  arrive();
  await expect.poll(() => router.state.location.search).toBe('?rating=4');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('combines a second choice with the first before its products have loaded', async () => {
  const { router, arrive } = await renderListing('/products');
  await choose('Stars');
  await choose('Sort');
  await expect.element(shown).toHaveTextContent('rating, 4 stars, page 1');
  arrive();
  await expect.poll(() => router.state.location.search).toContain('rating=4');
  expect(router.state.location.search).toContain('sort=rating');
  await expect.element(shown).toHaveTextContent('rating, 4 stars, page 1');
});

test('follows URL changes from outside', async () => {
  const { router, arrive } = await renderListing('/products');
  void router.navigate('/products?rating=3');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  arrive();
  await expect.element(shown).toHaveTextContent('popular, 3 stars, page 1');
});
