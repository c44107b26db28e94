import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusFallback } from './use-focus-fallback';

function Filters() {
  const [chips, setChips] = useState(['Serums', 'Under $25']);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Products
      </h1>
      {chips.map((chip) => (
        <button key={chip} type="button" onClick={() => setChips(chips.filter((c) => c !== chip))}>
          {chip}
        </button>
      ))}
      <button type="button" onClick={() => setChips([])}>
        Clear all
      </button>
    </>
  );
}
const button = (name: string) => page.getByRole('button', { name });
const heading = page.getByRole('heading', { name: 'Products' });

test('moves the focus to the heading when the focused button disappears', async () => {
  await render(<Filters />);
  await button('Serums').click();
  await expect.element(heading).toHaveFocus();
});

test('leaves the focus unchanged if its element stays', async () => {
  await render(<Filters />);
  await button('Clear all').click();
  await expect.element(button('Serums')).not.toBeInTheDocument();
  await expect.element(button('Clear all')).toHaveFocus();
});

test('does not override a focus change by the person', async () => {
  await render(
    <>
      <Filters />
      <input aria-label="Search" />
    </>,
  );
  button('Serums').element().focus();
  page.getByRole('textbox', { name: 'Search' }).element().focus();
  button('Serums')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Serums')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
