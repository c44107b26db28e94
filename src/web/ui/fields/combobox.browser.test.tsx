import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { Combobox } from './combobox';
import { ComboboxList, type OptionGroup } from './combobox-list';

const groups: OptionGroup[] = [
  {
    key: 'Categories',
    label: 'Categories',
    options: [{ key: 'skincare', to: '/skincare', text: 'Skincare', content: 'Skincare' }],
  },
  {
    key: 'Products',
    label: 'Products',
    options: [
      { key: 'p1', to: '/product/1', text: 'Night cream', content: 'Night cream' },
      { key: 'p2', to: '/product/2', text: 'Day cream', content: 'Day cream' },
    ],
  },
];
const box = page.getByRole('combobox', { name: 'Search products' });
const list = page.getByRole('listbox', { name: 'Search products' });
const option = (name: string) => page.getByRole('option', { name });

type Props = Partial<ComponentProps<typeof Combobox>>;

function Search({ initialText = '', ...props }: Props & { initialText?: string }) {
  const [text, setText] = useState(initialText);
  const [open, setOpen] = useState(false);
  return (
    <Combobox
      label="Search products"
      placeholder="Search"
      name="search"
      text={text}
      onTextChange={setText}
      open={open}
      onOpenChange={setOpen}
      list={ComboboxList}
      groups={groups}
      status="3 results"
      onChoose={() => {}}
      {...props}
    />
  );
}

async function renderSearch(props: Props & { initialText?: string } = {}) {
  const onSubmit = vi.fn();
  const screen = await renderInRouter(
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('search'));
        }}
      >
        <Search {...props} />
      </form>
      <button type="button" className="mt-96">
        Elsewhere
      </button>
    </>,
  );
  return { ...screen, onSubmit };
}

test('opens with the focus and says that it is open', async () => {
  await renderSearch();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await expect.element(list).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-controls', list.element().id);
  await expect.element(page.getByRole('status')).toHaveTextContent('3 results');
});

test('arrow keys walk through all groups and around, and focus stays in the box', async () => {
  await renderSearch();
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowDown', 'Skincare'],
    ['ArrowDown', 'Night cream'],
    ['ArrowDown', 'Day cream'],
    ['ArrowDown', 'Skincare'],
    ['ArrowUp', 'Day cream'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveAttribute('aria-activedescendant', option(name).element().id);
    await expect.element(box).toHaveFocus();
  }
});

test('Enter follows the highlighted option and closes the list', async () => {
  const { address, onSubmit } = await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/product/1');
  await expect.element(list).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter without a highlighted option sends the form with what was typed', async () => {
  const { onSubmit } = await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('cream{Enter}');
  expect(onSubmit.mock.calls).toEqual([['cream']]);
  await expect.element(list).not.toBeInTheDocument();
});

test('Escape closes the list first and clears the text second', async () => {
  await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('cream{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('cream');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('an arrow key opens a closed list again', async () => {
  await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await expect.element(option('Skincare')).toHaveAttribute('aria-selected', 'true');
});

test('a click on an option follows it', async () => {
  const { address } = await renderSearch();
  await box.click();
  await option('Day cream').click();
  expect(address()).toBe('/product/2');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('its owner can keep an option from being followed', async () => {
  const { address } = await renderSearch({
    onChoose: (_, event) => event.preventDefault(),
  });
  await box.click();
  await option('Day cream').click();
  expect(address()).toBe('/');
});

test('stays open when an option is opened in a new tab', async () => {
  const onChoose = vi.fn();
  await renderSearch({ onChoose });
  await box.click();
  // The tab itself is not needed.
  list.element().addEventListener('click', (event) => event.preventDefault());
  await option('Day cream').click({ modifiers: ['Control'] });
  await expect.element(list).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

test('closes on a press outside and when Tab leaves it', async () => {
  await renderSearch();
  await box.click();
  await expect.element(list).toBeVisible();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await box.click();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('the clear button empties the box and puts the cursor back into it', async () => {
  await renderSearch({ initialText: 'cream' });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

test('typing takes the highlight away', async () => {
  await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}a');
  await expect.element(box).not.toHaveAttribute('aria-activedescendant');
});

test('keys belong to the input method while it composes a word', async () => {
  await renderSearch();
  await userEvent.tab();
  box
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }),
    );
  await expect.element(box).not.toHaveAttribute('aria-activedescendant');
});

test('opens nothing while there is neither an option nor a word to show', async () => {
  await renderSearch({ groups: [], status: '' });
  await userEvent.tab();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('shows words alone without claiming to have a list', async () => {
  await renderSearch({ groups: [], status: 'No results' });
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('No results');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).not.toHaveAttribute('aria-controls');
});

test('is a plain required text field in the HTML from the server', () => {
  const html = renderToString(<Search required initialText="cream" />);
  const container = document.createElement('div');
  container.innerHTML = html;
  const input = container.querySelector('input');
  expect(input?.getAttribute('role')).toBeNull();
  expect(input?.required).toBe(true);
  expect(input?.value).toBe('cream');
});
