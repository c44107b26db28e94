import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReviewsData } from '~/web/shared/reviews/reviews-data';
import { showAs } from '../../../../../tests/browser/show-as';
import { someReviews } from '../../../../../tests/factories/shown-review';
import { ProductReviews } from './product-reviews';

beforeEach(() => showAs('signed out'));

test('reviews never appear dimmed', async () => {
  let renderAgain = () => {};
  function Tab() {
    const [, setCount] = useState(0);
    renderAgain = () => setCount((count) => count + 1);
    return <ProductReviews productId={7}>Loading</ProductReviews>;
  }
  const { promise: reviews, resolve } = Promise.withResolvers<ReviewsData>();
  const router = createMemoryRouter([
    { path: '/', element: <Tab /> },
    { path: '/product/7/reviews', loader: () => reviews },
  ]);
  await render(<RouterProvider router={router} />);
  const busy: (string | null | undefined)[] = [];
  // The router has the data before the fetcher's state changes: a render in between must not show it as loading.
  router.subscribe(() =>
    queueMicrotask(() => {
      flushSync(renderAgain);
      busy.push(document.querySelector('[aria-busy]')?.getAttribute('aria-busy'));
    }),
  );
  resolve(someReviews());
  await expect.element(page.getByText('from 3 reviews here')).toBeVisible();
  expect(busy).toContain('false');
  expect(busy).not.toContain('true');
});
