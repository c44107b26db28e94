import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandFilter } from './brand-filter';

const brands = Array.from({ length: 40 }, (_, index) => ({
  slug: `brand-${index}`,
  name: `Brand ${index}`,
  count: 100 - index,
}));
const boxes = page.getByRole('checkbox');
const firstBrands = 12;

/** A page that starts with the first brands and loads the others on request. */
function Example({ onLoad = () => {} }: { onLoad?: () => void }) {
  const [isComplete, setComplete] = useState(false);
  return (
    <BrandFilter
      chosen={[]}
      brands={isComplete ? brands : brands.slice(0, firstBrands)}
      omitted={isComplete ? 0 : brands.length - firstBrands}
      loadOmitted={() => {
        onLoad();
        setComplete(true);
      }}
      allHref="/products?choices=all"
      change={vi.fn()}
    />
  );
}

test('a button loads the brands that the page left out and moves the focus to the first of them', async () => {
  await render(<Example />);
  await expect.poll(() => boxes.elements().length).toBe(firstBrands);
  const button = page.getByRole('button', { name: 'Show all 40 brands' }).element();
  // As a screen reader does it: scrolling to the button would load them already.
  if (button instanceof HTMLElement) button.click();
  await expect.poll(() => boxes.elements().length).toBe(brands.length);
  await expect.element(page.getByRole('checkbox', { name: 'Brand 12 88' })).toHaveFocus();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('typing and scrolling load them, too', async () => {
  const onLoad = vi.fn();
  const { unmount } = await render(<Example onLoad={onLoad} />);
  await userEvent.fill(page.getByLabelText('Find a brand'), 'brand 39');
  await expect.element(page.getByRole('checkbox', { name: 'Brand 39 61' })).toBeVisible();
  await unmount();
  onLoad.mockClear();
  await render(<Example onLoad={onLoad} />);
  page.getByRole('list').element().scrollTop = 40;
  await expect.poll(() => onLoad.mock.calls.length).toBeGreaterThan(0);
});
