import { afterAll, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { setPrice } from '~/usecases/prices/set-price.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { disconnectAll, join, listen, realtimeClient } from '../../../tests/setup/realtime-client';
import { connectTo, createTestDatabaseUrl } from '../../../tests/setup/test-database';
import { startAuthSite } from '../../../tests/sites/auth-site';

const serviceKey = 'a service key that is hard to guess';
const url = await createTestDatabaseUrl();
const [one, other] = await Promise.all(
  [connectTo(url), connectTo(url)].map((db) =>
    startAuthSite(db, { AUTH_SERVICE_KEY: serviceKey }, {}, {}),
  ),
);
afterAll(async () => {
  await disconnectAll();
  await Promise.all([one?.stop(), other?.stop()]);
});

test('a price and a broadcast reach subscribers of another process', async () => {
  if (!one || !other) throw new Error('Both sites should run.');
  await loadCatalog(one.deps, aSource(aBatch([aProduct(1)], [anOffer(1)])));
  const channel = realtimeClient(other).channel('price:1');
  const news = listen(channel);
  await join(channel);
  await setPrice(one.deps, { offerId: 1, priceCents: 1_234 });
  expect(await news.next()).toMatchObject({ event: 'price', payload: { id: 1, bestPrice: 12.34 } });
  const publisher = realtimeClient(one, { params: { apikey: serviceKey } });
  await publisher.channel('price:1').httpSend('note', { text: 'hello' });
  expect(await news.next()).toEqual({ event: 'note', payload: { text: 'hello' } });
});
