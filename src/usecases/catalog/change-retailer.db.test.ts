import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { changeRetailer } from './change-retailer.server';
import { findOrAddRetailer } from './find-or-add-retailer.server';
import { listStoreSettings, listStores } from './list-stores.server';

const db = await openTestDatabase();

test('adds a retailer with the given terms and changes single fields', async () => {
  const terms = { name: 'Store A', shippingCents: 595, priceMatchEligible: true };
  await expect(findOrAddRetailer({ db }, terms)).rejects.toThrow('specify the domains');
  await findOrAddRetailer({ db }, { ...terms, domains: ['store-a.example'] });
  expect(await listStores({ db })).toMatchObject([
    {
      name: 'Store A',
      slug: 'store-a',
      shippingCents: 595,
      freeShippingFromCents: null,
      returnPolicy: 'See the store',
      affiliateTemplate: '{url}',
      priceMatchEligible: true,
      domains: ['store-a.example'],
    },
  ]);
  await changeRetailer({ db }, { name: 'store a', returnPolicy: '60 days, with receipt' });
  await changeRetailer({ db }, { name: 'Store A', freeShippingFromCents: 3_500 });
  await expect(changeRetailer({ db }, { name: 'Store A', domains: [] })).rejects.toThrow(
    '--domains',
  );
  await changeRetailer({ db }, { name: 'Store A', priceMatchEligible: false });
  expect(await listStores({ db })).toMatchObject([
    {
      shippingCents: 595,
      freeShippingFromCents: 3_500,
      returnPolicy: '60 days, with receipt',
      priceMatchEligible: false,
    },
  ]);
  await expect(changeRetailer({ db }, { name: 'Unknown' })).rejects.toThrow(
    "There is no retailer 'Unknown'.",
  );
});

test('sets, keeps and removes the chain of a retailer', async () => {
  const chainOf = async (name: string) =>
    (await listStoreSettings({ db })).find((store) => store.name === name)?.chain;
  await findOrAddRetailer({ db }, { name: 'Store B', chain: 'thg' });
  expect(await chainOf('Store B')).toBe('thg');
  await findOrAddRetailer({ db }, { name: 'Store B' });
  expect(await changeRetailer({ db }, { name: 'Store B', shippingCents: 0 })).toMatchObject({
    chain: 'thg',
  });
  await changeRetailer({ db }, { name: 'Store B', chain: null });
  expect(await chainOf('Store B')).toBeNull();
});
