import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { Submenu } from './submenu';

const item = {
  label: 'Categories',
  prefixes: [],
  links: [
    { label: 'Skincare', to: '/skincare' },
    { label: 'Makeup', to: '/makeup' },
  ],
};
const button = page.getByRole('button', { name: 'Categories' });
const link = (name: string) => page.getByRole('link', { name });

function renderSubmenu(at = '/') {
  return renderInRouter(
    <>
      <ul>
        <Submenu item={item} current={at !== '/'} />
      </ul>
      <button type="button" style={{ position: 'fixed', bottom: 0, right: 0 }}>
        Elsewhere
      </button>
    </>,
    at,
  );
}

test('opens when the pointer rests on it and closes when it leaves', async () => {
  await renderSubmenu();
  await button.hover();
  await expect.element(link('Makeup')).toBeVisible();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.element(link('Makeup')).not.toBeInTheDocument();
});

test('a click right after hovering keeps it open', async () => {
  await renderSubmenu();
  await button.hover();
  await expect.element(link('Makeup')).toBeVisible();
  await button.click();
  await expect.element(link('Makeup')).toBeVisible();
});

test('opens from the keyboard, and following a link closes it', async () => {
  const { address } = await renderSubmenu();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Skincare')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Makeup')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/makeup');
  await expect.element(link('Makeup')).not.toBeInTheDocument();
});

test('Escape closes it and returns focus to its button', async () => {
  await renderSubmenu();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Skincare')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(link('Skincare')).not.toBeInTheDocument();
});

test('marks the current page and the menu it is in', async () => {
  await renderSubmenu('/makeup');
  await expect.element(button).toHaveAttribute('aria-current', 'true');
  await button.hover();
  await expect.element(link('Makeup')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Skincare')).not.toHaveAttribute('aria-current');
});
