import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../tests/browser/test-form';
import { Button } from './button';
import { IconButton } from './icon-button';

test('reacts to a click, to Enter and to Space', async () => {
  const onClick = vi.fn();
  await render(<Button onClick={onClick}>Save</Button>);
  await page.getByRole('button', { name: 'Save' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('submits a form only when it says so', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <Button>Plain</Button>
      <Button type="submit">Order</Button>
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Plain' }).click();
  expect(submitted).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Order' }).click();
  expect(submitted).toHaveBeenCalledOnce();
});

test('ignores presses while loading, and keeps focus and width', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Save changes</Button>);
  const button = page.getByRole('button', { name: 'Save changes' });
  await button.click();
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(
    <Button onClick={onClick} loading>
      Save changes
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('does not submit again while loading, not even from a field with Enter', async () => {
  const onSubmit = vi.fn();
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Send' }).click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon button has a name, and does not submit the form around it', async () => {
  const { TestForm, submitted } = createTestForm();
  const onClick = vi.fn();
  await render(
    <TestForm>
      <IconButton label="Remove" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
});
