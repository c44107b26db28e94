import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { SelectField } from './select-field';

const options = (
  <>
    <option value="popular">Most popular</option>
    <option value="price-low">Price: low to high</option>
    <option value="rating">Highest rated</option>
  </>
);
const select = page.getByRole('combobox', { name: 'Sort by' });

test('sends the chosen option', async () => {
  const { TestForm, submitted } = createTestForm();
  const onChange = vi.fn();
  await render(
    <TestForm>
      <SelectField label="Sort by" name="sort" defaultValue="popular" onChange={onChange}>
        {options}
      </SelectField>
    </TestForm>,
  );
  await select.selectOptions('Highest rated');
  expect(onChange).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenCalledWith({ sort: ['rating'] });
});

test('goes through its options with the arrow keys', async () => {
  await render(
    <SelectField label="Sort by" hideLabel>
      {options}
    </SelectField>,
  );
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(select).toHaveValue('rating');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(select).toHaveValue('price-low');
});

test('reads hint and error along with the select', async () => {
  await render(
    <SelectField label="Sort by" hint="Only this list" error="Please choose." shape="pill">
      {options}
    </SelectField>,
  );
  await expect.element(select).toHaveAccessibleDescription('Only this list Please choose.');
  await expect.element(select).toHaveAttribute('aria-invalid', 'true');
});

test('opens from a click on its arrow', async () => {
  await render(<SelectField label="Sort by">{options}</SelectField>);
  const { right, top, height } = select.element().getBoundingClientRect();
  expect(document.elementFromPoint(right - 20, top + height / 2)).toBe(select.element());
});
