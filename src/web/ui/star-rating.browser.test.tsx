import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StarRating } from './star-rating';

test('says the rating in words and how many people rated', async () => {
  const { container } = await render(<StarRating value={4.26} count={1234} showValue />);
  await expect.element(page.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeVisible();
  expect(container.textContent).toBe('4.3(1,234 ratings)');
});

test('speaks of one rating, and of none when it does not know', async () => {
  const one = await render(<StarRating value={5} count={1} />);
  expect(one.container.textContent).toBe('(1 rating)');
  await one.unmount();
  const { container } = await render(<StarRating value={5} />);
  expect(container.textContent).toBe('');
});
