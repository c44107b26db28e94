import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../fields/text-field';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { Modal } from './modal';

const dialog = page.getByRole('dialog', { name: 'Delete list' });
const opener = page.getByRole('button', { name: 'Delete…' });

function Example({
  stubborn = false,
  ...props
}: Partial<ComponentProps<typeof Dialog>> & { stubborn?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete…
      </button>
      <Dialog
        title="Delete list"
        description="Its products stay saved."
        open={open}
        onClose={() => stubborn || setOpen(false)}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Delete
          </button>
        }
        {...props}
      >
        {props.children ?? <TextField label="Name of the list" />}
      </Dialog>
    </>
  );
}

test('has its title as name and its description', async () => {
  await render(<Example />);
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription('Its products stay saved.');
});

test('starts with what it is about, not with its close button', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(page.getByRole('textbox', { name: 'Name of the list' })).toHaveFocus();
});

test('keeps Tab inside', async () => {
  await render(<Example />);
  await opener.click();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(opener).not.toHaveFocus();
});

test('closes on Escape and returns focus to the button', async () => {
  await render(<Example />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('closes with its close button and returns focus', async () => {
  await render(<Example />);
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('closes on a press beside it', async () => {
  await render(<Example />);
  await opener.click();
  await commands.dragPointer([5, 5]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('stays when text is selected inside and the pointer is let go outside', async () => {
  await render(<Example />);
  await opener.click();
  const { left, top, width } = page
    .getByText('Its products stay saved.')
    .element()
    .getBoundingClientRect();
  await commands.dragPointer([left + width / 2, top + 5], [5, 5]);
  await expect.element(dialog).toBeVisible();
});

test('stays on a press inside', async () => {
  await render(<Example />);
  await opener.click();
  await page.getByText('Its products stay saved.').click();
  await expect.element(dialog).toBeVisible();
});

test('closes when a link inside is followed', async () => {
  await render(
    <Example>
      <a href="#favorites">All favorites</a>
    </Example>,
  );
  await opener.click();
  await page.getByRole('link', { name: 'All favorites' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  history.replaceState(null, '', location.pathname + location.search);
});

test('stays open through several Escapes while its owner wants it open', async () => {
  await render(<Example stubborn />);
  await opener.click();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name of the list' })).toBeVisible();
});

test('the page behind does not scroll', async () => {
  await render(
    <div style={{ height: 3000 }}>
      <Example />
    </div>,
  );
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  await opener.click();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('gives the focus back when it is taken off the page while open', async () => {
  function Removable() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Open
        </button>
        {shown && (
          <Modal open title="Done" onClose={() => {}}>
            <button type="button" onClick={() => setShown(false)}>
              Remove me
            </button>
          </Modal>
        )}
      </>
    );
  }
  await render(<Removable />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Remove me' }).click();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('an Escape for a dialog inside closes that one alone', async () => {
  const onClose = vi.fn();
  const closeInner = vi.fn();
  const nested = (open: boolean) => (
    <Dialog open title="Outer" onClose={onClose}>
      <Dialog open={open} title="Inner" onClose={closeInner} />
    </Dialog>
  );
  const screen = await render(nested(false));
  await screen.rerender(nested(true));
  await userEvent.keyboard('{Escape}');
  expect(closeInner).toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['left', 'right', 'bottom'] as const)(
  'a drawer comes in at the %s edge',
  async (side) => {
    const onClose = vi.fn();
    await render(
      <Drawer open side={side} title="Filters" onClose={onClose}>
        <button type="button">Apply</button>
      </Drawer>,
    );
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(drawer).toBeVisible();
    const edge = () => {
      const box = drawer.element().getBoundingClientRect();
      return { left: box.left, right: innerWidth - box.right, bottom: innerHeight - box.bottom }[
        side
      ];
    };
    await expect.poll(edge).toBeCloseTo(0, 0);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  },
);
