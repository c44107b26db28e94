import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '~/web/ui/tabs/tabs';
import { tabIds } from './tab-ids';
import { useTabInAddress } from './use-tab-in-address';

const plainAddress = location.pathname + location.search;
const setHash = (hash: string) => history.replaceState(null, '', plainAddress + hash);
const selected = page.getByRole('tab', { selected: true });

beforeEach(() => setHash(''));
afterEach(() => setHash(''));

function ProductTabs() {
  const { selected, select, tabs } = useTabInAddress();
  return (
    <>
      <div style={{ height: 2000 }} />
      <div ref={tabs}>
        <Tabs
          label="Product"
          tabs={tabIds.map((id) => ({ id, label: id, panel: `About ${id}` }))}
          selected={selected}
          onSelect={select}
        />
      </div>
    </>
  );
}

test('starts with the first tab and leaves the URL unchanged', async () => {
  await render(<ProductTabs />);
  await expect.element(selected).toHaveTextContent('details');
  expect(location.hash).toBe('');
  expect(window.scrollY).toBe(0);
});

test('opens the tab in the URL and scrolls to it', async () => {
  setHash('#reviews');
  await render(<ProductTabs />);
  await expect.element(selected).toHaveTextContent('reviews');
  expect(window.scrollY).toBeGreaterThan(0);
});

test('stores the selected tab in the URL without a history entry', async () => {
  await render(<ProductTabs />);
  const before = history.length;
  await page.getByRole('tab', { name: 'reviews' }).click();
  expect(location.hash).toBe('#reviews');
  await userEvent.keyboard('{ArrowLeft}');
  expect(location.hash).toBe('#how-to-use');
  await userEvent.keyboard('{Home}');
  expect(location.hash).toBe('');
  expect(history.length).toBe(before);
});

test('follows URL changes and ignores other fragments', async () => {
  await render(<ProductTabs />);
  location.hash = '#how-to-use';
  await expect.element(selected).toHaveTextContent('how-to-use');
  location.hash = '#main';
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  await expect.element(selected).toHaveTextContent('how-to-use');
});
