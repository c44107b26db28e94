import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../../tests/browser/render-in-router';
import type { ChangeData } from './change-data';
import { ProductChanges } from './product-changes';

const smaller: ChangeData = {
  kind: 'size',
  month: 'March 2027',
  retailer: 'Store A',
  before: '1.7 oz / 50 ml',
  after: '1.4 oz / 40 ml',
  unitPrice: [25, 'per fl oz'],
};
const reformulated: ChangeData = {
  kind: 'formula',
  month: 'May 2027',
  retailer: 'Store B',
  before: ['Aqua', 'Phenoxyethanol'],
  after: ['Aqua', 'Methylparaben'],
  added: [{ name: 'Methylparaben', slug: 'methylparaben' }],
  removed: [{ name: 'Phenoxyethanol', slug: 'phenoxyethanol' }],
  movedUp: [],
  movedDown: [],
};

test('says how the size, the unit price and the formula changed, and shows both lists', async () => {
  const { address } = await renderInRouter(
    <ProductChanges changes={[reformulated, smaller]} isDemo={false} />,
  );
  const changes = page.getByRole('region', { name: 'What changed' });
  const says = (text: string) => expect.poll(() => changes.element().textContent).toContain(text);
  await says(
    'Size changed from 1.7 oz / 50 ml to 1.4 oz / 40 ml in March 2027. The price per fl oz rose by 25% at Store A.',
  );
  await says('Formula changed in May 2027: added Methylparaben; removed Phenoxyethanol.');
  await says('product data of Store B and Store A');
  await expect.element(changes.getByText('Before')).not.toBeVisible();
  await changes.getByText('See both lists').click();
  await expect.element(changes.getByText('Before')).toBeVisible();
  await changes.getByRole('link', { name: 'Methylparaben' }).first().click();
  expect(address()).toBe('/ingredient/methylparaben');
});

test('says that the changes of the demo are invented', async () => {
  await renderInRouter(<ProductChanges changes={[smaller]} isDemo />);
  await expect.element(page.getByText(/^Invented for the demo catalog/)).toBeVisible();
});
