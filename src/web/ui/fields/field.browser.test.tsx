import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const field = page.getByRole('textbox', { name: 'Email' });

test('a click on the label puts the cursor into the field', async () => {
  await render(<TextField label="Email" name="email" />);
  await page.getByText('Email').click();
  await expect.element(field).toHaveFocus();
});

test('reads hint and error along with the field', async () => {
  const props = { label: 'Email', hint: 'We send nothing else.' };
  const screen = await render(<TextField {...props} />);
  await expect.element(field).toHaveAccessibleDescription('We send nothing else.');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<TextField {...props} error="Please enter your email." />);
  await expect
    .element(field)
    .toHaveAccessibleDescription('We send nothing else. Please enter your email.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('announces an error in a region that was there before', async () => {
  const screen = await render(<TextField label="Email" />);
  const region = screen.container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  await screen.rerender(<TextField label="Email" error="Please enter your email." />);
  expect(region?.textContent).toBe('Please enter your email.');
});

test('keeps a hidden label for screen readers', async () => {
  await render(<TextField label="Email" hideLabel />);
  await expect.element(field).toBeVisible();
});

test('keeps the star of a required field out of its name', async () => {
  await render(<TextField label="Email" required />);
  await expect.element(page.getByRole('textbox', { name: 'Email', exact: true })).toBeRequired();
});

test('does not submit while a required field is empty', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <TextField label="Email" name="email" required />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).not.toHaveBeenCalled();
  await field.fill('ada@example.com');
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledWith({ email: ['ada@example.com'] });
});

test('two fields with the same label keep their notes apart', async () => {
  await render(
    <>
      <TextField label="Email" hint="Yours" />
      <TextField label="Email" hint="Theirs" />
    </>,
  );
  await expect.element(field.first()).toHaveAccessibleDescription('Yours');
  await expect.element(field.last()).toHaveAccessibleDescription('Theirs');
});

test('a button inside the field does not lie under the text', async () => {
  await render(
    <TextField
      label="Email"
      defaultValue={'x'.repeat(200)}
      trailing={<button type="button">Clear</button>}
    />,
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
});

test('a text area keeps line breaks and grows with its text', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <TextArea label="Message" name="message" hint="At least 10 characters." />
    </TestForm>,
  );
  const area = page.getByRole('textbox', { name: 'Message' });
  await expect.element(area).toHaveAccessibleDescription('At least 10 characters.');
  const before = area.element().getBoundingClientRect().height;
  await area.fill(`one\ntwo\n${'line\n'.repeat(10)}`);
  expect(area.element().getBoundingClientRect().height).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted.mock.calls[0]?.[0].message?.[0]).toMatch(/^one\ntwo\nline\n/);
});
