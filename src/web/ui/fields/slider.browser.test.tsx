import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { Slider } from './slider';

const slider = page.getByRole('slider', { name: 'Target price' });
const dollars = (value: number) => `$${value}`;

test('moves with arrow keys, Home and End, and says its value in words', async () => {
  await render(
    <Slider label="Target price" defaultValue={25} max={60} step={5} format={dollars} />,
  );
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  for (const [key, value] of [
    ['ArrowRight', '30'],
    ['ArrowLeft', '25'],
    ['End', '60'],
    ['ArrowRight', '60'],
    ['Home', '0'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(slider).toHaveValue(value);
    await expect.element(slider).toHaveAttribute('aria-valuetext', `$${value}`);
    await expect.element(page.getByRole('status')).toHaveTextContent(`$${value}`);
  }
});

test('jumps to where its track is pressed', async () => {
  const onChange = vi.fn();
  await render(<Slider label="Target price" defaultValue={0} onChange={onChange} />);
  await slider.click();
  expect(onChange).toHaveBeenLastCalledWith(50);
});

test('sends its value', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <Slider label="Target price" name="target" defaultValue={40} />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenCalledWith({ target: ['40'] });
});

test('stays where its owner puts it when controlled', async () => {
  const onChange = vi.fn();
  const screen = await render(<Slider label="Target price" value={10} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(11);
  await expect.element(slider).toHaveValue('10');
  await screen.rerender(<Slider label="Target price" value={0} onChange={onChange} />);
  await expect.element(slider).toHaveValue('0');
});

test('does not move while disabled', async () => {
  await render(<Slider label="Target price" disabled defaultValue={70} />);
  await slider.click({ force: true });
  await expect.element(slider).toBeDisabled();
  await expect.element(slider).toHaveValue('70');
});
