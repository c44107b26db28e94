import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './popover';

const trigger = page.getByRole('button', { name: 'Share' });
const content = page.getByText('Copy the address');

async function renderPopover(onToggle?: (open: boolean) => void) {
  return render(
    <>
      <Popover
        trigger={(props) => (
          <button type="button" {...props}>
            Share
          </button>
        )}
        {...(onToggle && { onToggle })}
      >
        <button type="button">Copy the address</button>
        <a href="#email">Email it</a>
      </Popover>
      <button type="button" style={{ position: 'fixed', bottom: 0, right: 0 }}>
        Elsewhere
      </button>
    </>,
  );
}

test('opens and closes with its button', async () => {
  const onToggle = vi.fn();
  await renderPopover(onToggle);
  await expect.element(content).not.toBeVisible();
  await trigger.click();
  await expect.element(content).toBeVisible();
  await trigger.click();
  await expect.element(content).not.toBeVisible();
  await expect.poll(() => onToggle.mock.calls).toEqual([[true], [false]]);
});

test('opens from the keyboard and puts its content next for Tab', async () => {
  await renderPopover();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(content).toBeVisible();
  await userEvent.tab();
  await expect.element(content).toHaveFocus();
});

test('closes on Escape and returns focus to the button', async () => {
  await renderPopover();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(content).not.toBeVisible();
  await expect.element(trigger).toHaveFocus();
});

test('closes on a press outside', async () => {
  await renderPopover();
  await trigger.click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(content).not.toBeVisible();
});

test('stays open on a press inside and closes when a link is followed', async () => {
  await renderPopover();
  await trigger.click();
  await content.click();
  await expect.element(content).toBeVisible();
  await page.getByRole('link', { name: 'Email it' }).click();
  await expect.element(content).not.toBeVisible();
  history.replaceState(null, '', location.pathname + location.search);
});

test('hangs on its button and turns over where there is no room below', async () => {
  await render(
    <div style={{ position: 'fixed', bottom: 0, left: 200 }}>
      <Popover
        trigger={(props) => (
          <button type="button" {...props}>
            Share
          </button>
        )}
      >
        <p style={{ height: 200 }}>Copy the address</p>
      </Popover>
    </div>,
  );
  await trigger.click();
  const box = content.element().closest('[popover]');
  await expect
    .poll(() => box?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(trigger.element().getBoundingClientRect().top);
});
