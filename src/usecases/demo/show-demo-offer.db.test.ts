import { expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from '../prices/record-prices.server';
import { showDemoOffer } from './show-demo-offer.server';

const deps = testDeps(await openTestDatabase());

test('an offer is fictional until a feed has a URL for it', async () => {
  await loadCatalog(deps, createDemoWorld({ products: 6, now: deps.clock.now() }));
  const { product, offer } = await showDemoOffer(deps, { offerId: 5 });
  expect(product.id).toBe(1);
  expect(offer.retailer.name).toBe('Amazon');
  const seen = { ...offer, offerId: 5, seenAt: new Date(deps.clock.now().getTime() + 1_000) };
  await recordPrices(deps, [{ ...seen, url: undefined }]);
  expect((await showDemoOffer(deps, { offerId: 5 })).offer.id).toBe(5);
  const later = new Date(deps.clock.now().getTime() + 2_000);
  await recordPrices(deps, [{ ...seen, url: 'https://www.amazon.example/dp/B07', seenAt: later }]);
  await expect(showDemoOffer(deps, { offerId: 5 })).rejects.toMatchObject({ code: 'not_found' });
  await expect(showDemoOffer(deps, { offerId: 0 })).rejects.toMatchObject({ code: 'not_found' });
});
