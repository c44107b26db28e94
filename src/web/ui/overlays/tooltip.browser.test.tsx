import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog';
import { Tooltip } from './tooltip';

const control = (name: string) => page.getByRole('button', { name });
const bubble = (text: string) => page.getByText(text);

function Row({ labels = ['Save', 'Share'] }: { labels?: string[] }) {
  return (
    <div style={{ padding: 80, display: 'flex', gap: 40 }}>
      {labels.map((label) => (
        <Tooltip key={label} text={`${label} this product`}>
          {(props) => (
            <button type="button" {...props}>
              {label}
            </button>
          )}
        </Tooltip>
      ))}
      <button type="button">Elsewhere</button>
    </div>
  );
}

// Loaded with the first pointer; here it should not decide how long a test takes.
beforeEach(() => import('./tooltip-behavior'));

test('describes its control', async () => {
  await render(<Row />);
  await expect.element(control('Save')).toHaveAccessibleDescription('Save this product');
  await expect.element(bubble('Save this product')).not.toBeVisible();
});

test('opens at once for the keyboard and closes when the focus leaves', async () => {
  await render(<Row />);
  await userEvent.tab();
  await expect.element(bubble('Save this product')).toBeVisible();
  await userEvent.tab();
  await expect.element(bubble('Save this product')).not.toBeVisible();
  await expect.element(bubble('Share this product')).toBeVisible();
});

test('opens for a pointer that rests, and closes when it leaves', async () => {
  await render(<Row />);
  await control('Save').hover();
  await expect.element(bubble('Save this product')).toBeVisible();
  await control('Elsewhere').hover();
  await expect.element(bubble('Save this product')).not.toBeVisible();
});

test('stays while the pointer is on its words', async () => {
  await render(<Row />);
  await control('Save').hover();
  await expect.element(bubble('Save this product')).toBeVisible();
  await bubble('Save this product').hover();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(bubble('Save this product')).toBeVisible();
});

test('closes on Escape and on a press', async () => {
  await render(<Row />);
  await userEvent.tab();
  await expect.element(bubble('Save this product')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bubble('Save this product')).not.toBeVisible();
  await control('Share').hover();
  await expect.element(bubble('Share this product')).toBeVisible();
  await control('Share').click();
  await expect.element(bubble('Share this product')).not.toBeVisible();
});

test('the first Escape closes the tooltip, the second one the dialog around it', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog open title="Options" onClose={onClose}>
      <Row />
    </Dialog>,
  );
  await control('Save').element().focus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(bubble('Save this product')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bubble('Save this product')).not.toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('does not open for a finger', async () => {
  await render(<Row />);
  const target = control('Save').element();
  vi.useFakeTimers();
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(bubble('Save this product')).not.toBeVisible();
});

test('leaves nothing behind when its control goes away while it is open', async () => {
  const screen = await render(<Row labels={['Save']} />);
  await control('Save').hover();
  await expect.element(bubble('Save this product')).toBeVisible();
  await screen.rerender(<Row labels={[]} />);
  await expect.element(bubble('Save this product')).not.toBeInTheDocument();
  const keydown = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(keydown);
  expect(keydown.defaultPrevented).toBe(false);
});
