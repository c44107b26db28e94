import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMenuKeys } from './use-menu-keys';

const names = ['Skincare', 'Makeup', 'Sun care', 'Fragrance'];

function Menu() {
  const list = useRef<HTMLDivElement>(null);
  const keys = useMenuKeys(() => list.current?.showPopover());
  return (
    <nav onKeyDown={keys}>
      <button type="button" popoverTarget="menu-keys-test">
        Categories
      </button>
      <div ref={list} id="menu-keys-test" popover="auto">
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
const button = page.getByRole('button', { name: 'Categories' });
const link = (name: string) => page.getByRole('link', { name });

async function renderMenu() {
  await render(<Menu />);
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
}

test('Down opens the menu at its first link, Up at its last', async () => {
  await renderMenu();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Skincare')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(link('Fragrance')).toHaveFocus();
});

test('arrow keys wrap around, Home and End go to the ends', async () => {
  await renderMenu();
  await userEvent.keyboard('{ArrowDown}');
  for (const [key, name] of [
    ['ArrowUp', 'Fragrance'],
    ['ArrowDown', 'Skincare'],
    ['End', 'Fragrance'],
    ['Home', 'Skincare'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(link(name)).toHaveFocus();
  }
});

test('letters jump to a matching link, and a repeated letter to the next one', async () => {
  await renderMenu();
  await userEvent.keyboard('{ArrowDown}s');
  await expect.element(link('Sun care')).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(link('Skincare')).toHaveFocus();
});

test('a space continues a typed word', async () => {
  await renderMenu();
  await userEvent.keyboard('{ArrowDown}sun c');
  await expect.element(link('Sun care')).toHaveFocus();
});

test('ignores letters on the button and keys with Control', async () => {
  await renderMenu();
  await userEvent.keyboard('s');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Control>}m{/Control}');
  await expect.element(link('Skincare')).toHaveFocus();
});
