import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { Checkbox } from './checkbox';

const box = page.getByRole('checkbox', { name: 'Free shipping' });

test('is ticked by a click on its words and by Space', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <Checkbox label="Free shipping" name="shipping" value="free" />
    </TestForm>,
  );
  await page.getByText('Free shipping').click();
  await expect.element(box).toBeChecked();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenLastCalledWith({ shipping: ['free'] });
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenLastCalledWith({});
});

test('leaves the choice to its owner when controlled', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Checkbox label="Free shipping" checked={false} onChange={onChange} />,
  );
  await page.getByText('Free shipping').click();
  expect(onChange).toHaveBeenCalledOnce();
  await expect.element(box).not.toBeChecked();
  await screen.rerender(<Checkbox label="Free shipping" checked onChange={onChange} />);
  await expect.element(box).toBeChecked();
});

test('reads hint and error along with the box', async () => {
  await render(<Checkbox label="Free shipping" hint="From $35" error="Please choose." required />);
  await expect.element(box).toHaveAccessibleDescription('From $35 Please choose.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toBeRequired();
});

test('cannot be ticked while disabled', async () => {
  const onChange = vi.fn();
  await render(<Checkbox label="Free shipping" disabled onChange={onChange} />);
  await page.getByText('Free shipping').click({ force: true });
  await expect.element(box).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});
