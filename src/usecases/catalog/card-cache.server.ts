import { listProductCards } from '~/db/catalog/product.repo.server';
import type { CardStore } from '~/domain/catalog/card-store';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { Retailer } from '~/domain/catalog/product';
import type { Deps, ProductCards } from '../deps';
import { readStores } from './list-stores.server';

/** Cards in memory; the caller of `keep` must report every change from then on. */
export interface CardCache extends ProductCards {
  /** Keeps what is read from now on; before, every card is read from the database. */
  keep(): void;
  /** Reads the cards of changed products again, if they are in memory. */
  refresh(ids: readonly number[]): Promise<void>;
  /** Forgets everything; cards are then read again when they are needed. */
  clear(): void;
}

const maxCardsPerQuery = 200;

/** Cards read from the database every time, such as for what must be exact to the second. */
export function readCards({ db }: Pick<Deps, 'db'>): ProductCards {
  return {
    find: (ids) => listProductCards(db.reader, ids, ids.length),
    stores: () => readStores(db.reader),
  };
}

/** Reads from the primary: a replica may lag behind the notification of a change. */
export function createCardCache({ db }: Pick<Deps, 'db'>, store: CardStore): CardCache {
  let isKeeping = false;
  let changes = 0;
  let clears = 0;
  let stores: Promise<Retailer[]> | undefined;
  let lastRefresh: Promise<void> = Promise.resolve();

  async function listStores(): Promise<readonly Retailer[]> {
    if (!isKeeping) return readStores(db);
    stores ??= readStores(db);
    try {
      return await stores;
    } catch (error) {
      stores = undefined;
      throw error;
    }
  }

  const listCards = async (ids: readonly number[]): Promise<ProductSummary[]> =>
    listProductCards(db, ids, ids.length, isKeeping ? await listStores() : []);

  /** Keeps the cards, unless one of them may have changed since the query. */
  async function read(ids: readonly number[]): Promise<ProductSummary[]> {
    const before = changes;
    const cards = await listCards(ids);
    if (isKeeping && changes === before) for (const card of cards) store.set(card);
    return cards;
  }

  async function readAgain(ids: readonly number[]): Promise<void> {
    const before = clears;
    const known = ids.filter((id) => store.has(id));
    for (let first = 0; first < known.length; first += maxCardsPerQuery) {
      const cards = await listCards(known.slice(first, first + maxCardsPerQuery));
      // The stores of these cards may have changed.
      if (clears !== before) return;
      for (const card of cards) store.set(card);
    }
  }

  return {
    async find(ids) {
      const wanted = [...new Set(ids)];
      const kept = wanted.flatMap((id) => store.get(id) ?? []);
      if (kept.length === wanted.length) return kept;
      const missing = wanted.filter((id) => !store.has(id));
      const found = missing.length > 0 ? await read(missing) : [];
      const fresh = new Map(found.map((card) => [card.id, card]));
      return wanted.flatMap((id) => fresh.get(id) ?? store.get(id) ?? []);
    },
    stores: listStores,
    keep() {
      isKeeping = true;
    },
    refresh(ids) {
      changes += 1;
      // In turn, so that an older read never replaces a newer one.
      const turn = lastRefresh.then(() => readAgain(ids));
      lastRefresh = turn.catch(() => {});
      return turn;
    },
    clear() {
      changes += 1;
      clears += 1;
      stores = undefined;
      store.clear();
    },
  };
}
