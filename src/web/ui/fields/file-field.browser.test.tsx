import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { FileField } from './file-field';

const resume = new File(['I like serums.'], 'resume.pdf', { type: 'application/pdf' });

test('sends the chosen file under its name', async () => {
  const { TestForm, submitted } = createTestForm();
  const onChange = vi.fn();
  await render(
    <TestForm>
      <FileField
        label="Resume"
        name="resume"
        accept=".pdf"
        hint="PDF, at most 5 MB"
        onChange={onChange}
      />
    </TestForm>,
  );
  const field = page.getByLabelText('Resume');
  await expect.element(field).toHaveAccessibleDescription('PDF, at most 5 MB');
  await userEvent.upload(field, resume);
  expect(onChange).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Send' }).click();
  const [sent] = submitted.mock.calls[0]?.[0].resume ?? [];
  expect(sent instanceof File && [sent.name, await sent.text()]).toEqual([
    'resume.pdf',
    'I like serums.',
  ]);
});

test('does not submit without a file when one is required', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <FileField label="Resume" name="resume" required />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).not.toHaveBeenCalled();
});

test('shows what is wrong with the file', async () => {
  await render(<FileField label="Resume" error="This file is too large." />);
  const field = page.getByLabelText('Resume');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('This file is too large.');
});

test('can be reached with Tab', async () => {
  await render(<FileField label="Resume" />);
  await userEvent.tab();
  await expect.element(page.getByLabelText('Resume')).toHaveFocus();
});
