import { listLabels } from '~/db/dupes/formula-product.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { comparableFormula, countUnknown, dupeType } from '~/domain/dupes/comparable-formula';
import { compareFormulas } from '~/domain/ingredients/formula-similarity';
import { noSuchProduct } from '../catalog/show-products.server';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';
import { type Dupe, findDupes } from './find-dupes.server';

/** A dupe with the names of what both lists share and of what only one has. */
interface ExplainedDupe extends Dupe {
  shared: string[];
  missing: string[];
  extra: string[];
  /** Names on its label that we do not know and did not compare. */
  unknownCount: number;
}

/** Why a product has no dupes: nothing to compare, or nothing cheaper. */
export type NoDupesReason =
  | 'no-list'
  | 'fragrance'
  | 'set'
  | 'short-list'
  | 'no-unit-price'
  | 'none-cheaper';

export interface DupesContent {
  product: ProductSummary;
  unknownCount: number;
  dupes: ExplainedDupe[];
  /** Null if there are dupes. */
  reason: NoDupesReason | null;
}

const maxDupes = 12;

/** The cheaper products with the most similar formulas, with the differences. */
export async function showDupes(
  deps: Pick<Deps, 'db' | 'cards' | 'formulas'>,
  { id }: { id: number },
): Promise<DupesContent> {
  const [product] = await deps.cards.find([id]);
  if (!product) throw noSuchProduct();
  const found = await findDupes(deps, product, maxDupes);
  const labels = new Map(
    (await listLabels(deps.db.reader, [id, ...found.map(({ card }) => card.id)])).map((label) => [
      label.productId,
      label,
    ]),
  );
  const { ids = [], tags = [] } = labels.get(id) ?? {};
  const { dictionary } = await readDictionary(deps);
  const names = (list: readonly number[]) => list.flatMap((each) => dictionary.nameOf(each) ?? []);
  const formula = everyShade(ids);
  const dupes = found.map((dupe) => {
    const other = everyShade(labels.get(dupe.card.id)?.ids ?? []);
    const { shared, missing, extra } = compareFormulas(formula, other);
    return {
      ...dupe,
      shared: names(shared),
      missing: names(missing),
      extra: names(extra),
      unknownCount: countUnknown(other),
    };
  });
  return {
    product,
    unknownCount: countUnknown(formula),
    dupes,
    reason: dupes.length > 0 ? null : reasonFor(product, ids, tags),
  };
}

const everyShade = (ids: readonly number[]) => ids.filter((id) => id >= 0);

function reasonFor(
  product: ProductSummary,
  ids: readonly number[],
  tags: readonly string[],
): NoDupesReason {
  if (ids.length === 0) return 'no-list';
  if (product.category === 'fragrance') return 'fragrance';
  if (dupeType({ ...product, tags }) === null) return 'set';
  if (comparableFormula(ids) === null) return 'short-list';
  if (product.size === null || product.bestPriceCents === null) return 'no-unit-price';
  return 'none-cheaper';
}
