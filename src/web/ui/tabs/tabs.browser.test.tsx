import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'description', label: 'Description', panel: 'A light cream.' },
  { id: 'ingredients', label: 'Ingredients', panel: <a href="#water">Water</a> },
  { id: 'reviews', label: 'Reviews', panel: 'No reviews yet.' },
];
const tab = (name: string) => page.getByRole('tab', { name });

test('shows the first panel, named after its tab', async () => {
  await render(<Tabs label="Details" tabs={tabs} />);
  await expect.element(page.getByRole('tablist', { name: 'Details' })).toBeVisible();
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  await expect.element(page.getByText('No reviews yet.')).not.toBeVisible();
});

test('starts with the tab its owner chooses', async () => {
  await render(<Tabs label="Details" tabs={tabs} defaultSelected="reviews" />);
  await expect.element(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
});

test('shows the panel of a clicked tab', async () => {
  const onSelect = vi.fn();
  await render(<Tabs label="Details" tabs={tabs} onSelect={onSelect} />);
  await tab('Reviews').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'false');
  expect(onSelect.mock.calls).toEqual([['reviews']]);
});

test('moves with the arrow keys around the row, and with Home and End to its ends', async () => {
  await render(<Tabs label="Details" tabs={tabs} />);
  await userEvent.tab();
  await expect.element(tab('Description')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Ingredients'],
    ['End', 'Reviews'],
    ['ArrowRight', 'Description'],
    ['ArrowLeft', 'Reviews'],
    ['Home', 'Description'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('is one stop for Tab, followed by the open panel', async () => {
  await render(<Tabs label="Details" tabs={tabs} defaultSelected="ingredients" />);
  await userEvent.tab();
  await expect.element(tab('Ingredients')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Ingredients' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Water' })).toHaveFocus();
});

test('leaves the choice to its owner when controlled', async () => {
  const onSelect = vi.fn();
  const props = { label: 'Details', tabs, onSelect };
  const screen = await render(<Tabs {...props} selected="description" />);
  await tab('Reviews').click();
  expect(onSelect).toHaveBeenCalledWith('reviews');
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'true');
  await screen.rerender(<Tabs {...props} selected="reviews" />);
  await expect.element(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
});

test("opens the panel in which the browser's own search finds a word", async () => {
  await render(<Tabs label="Details" tabs={tabs} />);
  const panel = page.getByText('No reviews yet.').element().closest('[role=tabpanel]');
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
});
