import { loadParts } from '../bundle-parts.ts';
import type { Rig } from './rig.ts';

interface Engine {
  openPostgres: typeof import('../../src/db/engine/postgres.server.ts').openPostgres;
  setPrice: typeof import('../../src/usecases/prices/set-price.server.ts').setPrice;
  listOffersById: typeof import('../../src/db/prices/offer.repo.server.ts').listOffersById;
  findProduct: typeof import('../../src/db/catalog/product.repo.server.ts').findProduct;
}

type SetPrice = Awaited<ReturnType<Engine['setPrice']>>;

/** Records prices as a worker does. */
export interface PriceWriter {
  /** An offer of a product that is in stock. */
  findOffer(productId: number): Promise<number | undefined>;
  /** One such offer of each of these products. */
  findOffers(productIds: readonly number[]): Promise<number[]>;
  set(offerId: number, priceCents: number): Promise<SetPrice>;
  /** The current prices of offers, by id. */
  current(offerIds: readonly number[]): Promise<Map<number, number>>;
  close(): Promise<void>;
}

/** Writes through the pooler of the rig. */
export const openPriceWriter = ({ pooler, primary }: Rig): Promise<PriceWriter> =>
  openPrices({ url: pooler.pooledUrl(primary().url), directUrl: pooler.sessionUrl });

export async function openPrices(urls: { url: string; directUrl?: string }): Promise<PriceWriter> {
  const { openPostgres, setPrice, listOffersById, findProduct } = await loadParts<Engine>(
    'cluster',
    {
      openPostgres: 'db/engine/postgres.server',
      setPrice: 'usecases/prices/set-price.server',
      listOffersById: 'db/prices/offer.repo.server',
      findProduct: 'db/catalog/product.repo.server',
    },
  );
  const db = openPostgres({ ...urls, onError: () => {} });
  async function findOffer(productId: number): Promise<number | undefined> {
    const product = await findProduct(db, productId);
    return product?.offers.find(({ inStock }) => inStock)?.id;
  }
  const clock = { now: () => new Date() };
  return {
    findOffer,
    async findOffers(productIds) {
      const found = await Promise.all(productIds.map(findOffer));
      return found.filter((id) => id !== undefined);
    },
    set: (offerId, priceCents) => setPrice({ db, clock }, { offerId, priceCents }),
    async current(offerIds) {
      const offers = await listOffersById(db, offerIds, offerIds.length);
      return new Map(offers.map(({ id, priceCents }) => [id, priceCents]));
    },
    close: () => db.close(),
  };
}
