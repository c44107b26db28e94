import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UnitPriceFilter } from './unit-price-filter';

const counts = { volume: 12, weight: 3, count: 1 };
const anyUnit = { unit: null, minUnitPrice: null, maxUnitPrice: null };

test('a range needs a unit, and another unit forgets it', async () => {
  const change = vi.fn();
  const { rerender } = await render(
    <UnitPriceFilter params={anyUnit} counts={counts} change={change} />,
  );
  await userEvent.click(page.getByText('Price per unit').last());
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Per fluid ounce 12' }));
  expect(change).toHaveBeenLastCalledWith({ ...anyUnit, unit: 'volume' });
  await rerender(
    <UnitPriceFilter params={{ ...anyUnit, unit: 'volume' }} counts={counts} change={change} />,
  );
  await userEvent.fill(page.getByLabelText('Max per fl oz'), '4.5');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith({ minUnitPrice: null, maxUnitPrice: 4.5 });
  await userEvent.click(page.getByRole('radio', { name: 'Any' }));
  expect(change).toHaveBeenLastCalledWith(anyUnit);
});
