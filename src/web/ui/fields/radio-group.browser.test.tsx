import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'any', label: 'Any drop' },
  { value: 'target', label: 'Below a price', hint: 'You choose it' },
  { value: 'stock', label: 'Back in stock', disabled: true },
  { value: 'low', label: 'Lowest in a year' },
];
const radio = (name: string) => page.getByRole('radio', { name });

test('is a named group with its hint', async () => {
  await render(
    <RadioGroup label="Tell me about" name="rule" options={options} hint="One of them" />,
  );
  const group = page.getByRole('group', { name: 'Tell me about' });
  await expect.element(group).toHaveAccessibleDescription('One of them');
  await expect.element(radio('Below a price You choose it')).toBeVisible();
});

test('arrow keys choose, skip what is disabled and go around', async () => {
  const onChange = vi.fn();
  await render(
    <RadioGroup
      label="Rule"
      name="rule"
      options={options}
      defaultValue="any"
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  await expect.element(radio('Any drop')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['target'], ['low'], ['any']]);
  await expect.element(radio('Any drop')).toBeChecked();
});

test('sends the chosen value, and nothing before a choice', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <RadioGroup label="Rule" name="rule" options={options} />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenLastCalledWith({});
  await page.getByText('Lowest in a year').click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenLastCalledWith({ rule: ['low'] });
});

test('leaves the choice to its owner when controlled', async () => {
  const onChange = vi.fn();
  const props = { label: 'Rule', name: 'rule', options, onChange };
  const screen = await render(<RadioGroup {...props} value="any" />);
  await page.getByText('Lowest in a year').click();
  expect(onChange).toHaveBeenCalledWith('low');
  await expect.element(radio('Any drop')).toBeChecked();
  await screen.rerender(<RadioGroup {...props} value="low" />);
  await expect.element(radio('Lowest in a year')).toBeChecked();
});

test('does not submit without a choice when one is required, and shows its error', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <RadioGroup label="Rule" name="rule" options={options} required error="Please choose one." />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).not.toHaveBeenCalled();
  await expect
    .element(page.getByRole('group', { name: 'Rule' }))
    .toHaveAccessibleDescription('Please choose one.');
});
