import { listComparedProducts, listEntryTexts } from '~/db/changes/compared-product.repo.server';
import { listOpenChangesOfEntries } from '~/db/changes/open-change.repo.server';
import { type ChangeFinding, findChanges } from '~/domain/changes/find-changes';
import { factsHash, type StatedFacts } from '~/domain/changes/stated-facts';
import { layOut, type RecordLayout } from '~/domain/feeds/formats/record-fields';
import { readStatedFacts } from '~/domain/feeds/offers/read-offer';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';

/** An entry of a feed whose size or ingredients may have changed. */
export interface EntryReadAgain {
  retailerKey: string;
  productId: number;
  facts: StatedFacts;
  factsHash: number | null;
  priceCentsBefore: number | null;
  priceCentsAfter: number | null;
}

/** What an entry says about a change, to be written with it. */
export interface EntryChange extends EntryReadAgain {
  finding: ChangeFinding;
}

/** Finds what entries say about changes of their products. Reads the earlier entries, so it comes before writing. */
export async function findEntryChanges(
  deps: Pick<Deps, 'db'>,
  retailerId: number,
  entries: readonly EntryReadAgain[],
): Promise<EntryChange[]> {
  const earlier = await readEarlierFacts(deps, retailerId, entries);
  const changed = entries.filter(({ retailerKey, factsHash: hash }) => {
    const before = earlier.get(retailerKey);
    return before !== undefined && factsHash(before) !== hash;
  });
  if (changed.length === 0) return [];
  const { names } = await readDictionary(deps);
  const keys = changed.map(({ retailerKey }) => retailerKey);
  const open = Map.groupBy(
    await listOpenChangesOfEntries(deps.db, retailerId, keys),
    ({ retailerKey }) => retailerKey,
  );
  const productIds = changed.map(({ productId }) => productId);
  const found = await listComparedProducts(deps.db, productIds);
  const products = new Map(found.map((product) => [product.id, product]));
  return changed.flatMap((entry) => {
    const product = products.get(entry.productId);
    const before = earlier.get(entry.retailerKey);
    if (!product || !before) return [];
    const own = (open.get(entry.retailerKey) ?? []).filter(
      ({ productId }) => productId === entry.productId,
    );
    return findChanges({ product, before, after: entry.facts, open: own }, names).map(
      (finding) => ({ ...entry, finding }),
    );
  });
}

/** What the stored entries state; `raw` is a JSON object of texts. */
async function readEarlierFacts(
  { db }: Pick<Deps, 'db'>,
  retailerId: number,
  entries: readonly EntryReadAgain[],
): Promise<ReadonlyMap<string, StatedFacts>> {
  const layouts = new Map<string, RecordLayout>();
  const keys = entries.map(({ retailerKey }) => retailerKey);
  const texts = await listEntryTexts(db, retailerId, keys);
  return new Map(
    texts.map(({ retailerKey, raw }) => {
      const fields = Object.entries<unknown>(JSON.parse(raw));
      const names = fields.map(([name]) => name);
      const layoutKey = names.join('\n');
      const layout = layouts.get(layoutKey) ?? layOut(names);
      layouts.set(layoutKey, layout);
      const record = { line: 0, names, values: fields.map(([, value]) => String(value)) };
      return [retailerKey, readStatedFacts(record, layout)];
    }),
  );
}
