import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawerId, FilterDrawer } from './filter-drawer';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1024, 768));

function Example() {
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popoverTarget={drawerId}>
        Filters
      </button>
      <FilterDrawer drawer={drawer}>
        <details>
          <summary>Concern</summary>
          <p>Acne</p>
        </details>
        <div style={{ height: 3000 }}>Brands</div>
        <button type="button">The last filter</button>
      </FilterDrawer>
    </>
  );
}

test('the close button stays where it is while the filters scroll', async () => {
  await render(<Example />);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const close = page.getByRole('button', { name: 'Close filters' });
  await expect.element(close).toBeInViewport();
  const last = page.getByRole('button', { name: 'The last filter' });
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport();
  await expect.element(close).toBeInViewport();
  await close.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a group that unfolds next to the products does not make it a dialog', async () => {
  await page.viewport(1440, 900);
  await render(<Example />);
  await page.getByText('Concern').click();
  await expect.element(page.getByText('Acne')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
