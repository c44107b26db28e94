import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog';
import { clearErrorToasts, showToast, toastDurationMs, toastStore } from './toast-store';
import { Toaster } from './toaster';

const status = page.getByRole('status');
const alert = page.getByRole('alert');
const dismiss = page.getByRole('button', { name: 'Dismiss' });

// The look of toasts is loaded with the first one.
beforeEach(() => import('./toast-list'));

const Page = () => (
  <>
    <button type="button">Heart</button>
    <Toaster />
  </>
);

test('announces news politely and errors at once, in regions that were there before', async () => {
  await render(<Page />);
  await expect.element(status).toBeInTheDocument();
  await expect.element(alert).toBeInTheDocument();
  showToast({ title: 'Saved', description: 'In your favorites.' });
  await expect.element(status).toHaveTextContent('SavedIn your favorites.');
  showToast({ title: 'Not saved', variant: 'destructive' });
  await expect.element(alert).toHaveTextContent('Not saved');
  await expect.element(status).not.toHaveTextContent('Not saved');
});

test('goes away by itself', async () => {
  vi.useFakeTimers();
  await render(<Page />);
  showToast({ title: 'Saved' });
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(page.getByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(toastDurationMs);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test.each([
  ['pointer', () => page.getByText('Saved').hover()],
  ['focus', async () => dismiss.element().focus()],
])('stays while the %s is on it', async (_, arrive) => {
  await render(<Page />);
  vi.useFakeTimers();
  showToast({ title: 'Saved' });
  await expect.element(dismiss).toBeVisible();
  await arrive();
  await vi.advanceTimersByTimeAsync(2 * toastDurationMs);
  await expect.element(page.getByText('Saved')).toBeVisible();
});

test('can be dismissed from the keyboard, and focus returns to where it was', async () => {
  await render(<Page />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Heart' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Heart' })).toHaveFocus();
});

test('its action runs once and takes it away', async () => {
  const onPress = vi.fn();
  await render(<Page />);
  showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
});

test('good news replaces errors', async () => {
  await render(<Page />);
  showToast({ title: 'Not saved', variant: 'destructive' });
  await expect.element(alert).toHaveTextContent('Not saved');
  showToast({ title: 'Saved' });
  await expect.element(status).toHaveTextContent('Saved');
  await expect.element(alert).toHaveTextContent('');
  showToast({ title: 'Not saved', variant: 'destructive' });
  clearErrorToasts();
  await expect.element(alert).toHaveTextContent('');
});

const PageWithDialog = ({ open }: { open: boolean }) => (
  <>
    <Toaster />
    <Dialog open={open} title="Rename list" onClose={() => {}} className="h-screen w-screen" />
  </>
);

test('its action can be pressed over an open dialog', async () => {
  const onPress = vi.fn();
  await render(<PageWithDialog open />);
  showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('stays while a dialog opens and closes, and then goes away by itself', async () => {
  const screen = await render(<PageWithDialog open={false} />);
  await commands.dragPointer([5, 5]);
  vi.useFakeTimers();
  showToast({ title: 'Saved' });
  await expect.element(dismiss).toBeVisible();
  await screen.rerender(<PageWithDialog open />);
  dismiss.element().focus();
  await screen.rerender(<PageWithDialog open={false} />);
  await expect.element(dismiss).toBeVisible();
  await vi.advanceTimersByTimeAsync(2 * toastDurationMs);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('belongs to the topmost of two dialogs', async () => {
  const onPress = vi.fn();
  const Dialogs = ({ inner }: { inner: boolean }) => (
    <>
      <Toaster />
      <Dialog open title="Outer" onClose={() => {}}>
        <Dialog open={inner} title="Inner" onClose={() => {}} />
      </Dialog>
    </>
  );
  const screen = await render(<Dialogs inner={false} />);
  await screen.rerender(<Dialogs inner />);
  showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('does not take clicks meant for the page when there is nothing to see', async () => {
  await render(<Page />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  expect(
    document.elementFromPoint(innerWidth - 30, innerHeight - 30)?.closest('[popover]'),
  ).toBeFalsy();
});
