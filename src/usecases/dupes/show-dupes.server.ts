import { listLabels } from '~/db/dupes/formula-product.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { comparableFormula, countUnknown } from '~/domain/dupes/comparable-formula';
import { otherTypeLabel, type SpecialKind, specialKind } from '~/domain/dupes/comparison-group';
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
  /** Its type, if it is another product and not of the same type. */
  otherType: string | null;
}

/** Why a product has no dupes: nothing to compare, or nothing cheaper. */
export type NoDupesReason =
  | 'no-list'
  | SpecialKind
  | 'short-list'
  | 'no-unit-price'
  | 'none-cheaper';

export interface DupesContent {
  product: ProductSummary;
  /** Sets and fragrances are compared with the same lists alone. */
  kind: SpecialKind | null;
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
  const grouped = ({ brand, category, subcategory }: ProductSummary, own: readonly string[]) => ({
    ...{ brandId: brand.id, category, subcategory },
    tags: own,
  });
  const kind = specialKind({ category: product.category, tags });
  const { dictionary } = await readDictionary(deps);
  const names = (list: readonly number[]) => list.flatMap((each) => dictionary.nameOf(each) ?? []);
  const formula = everyShade(ids);
  const dupes = found.map((dupe) => {
    const label = labels.get(dupe.card.id);
    const other = everyShade(label?.ids ?? []);
    const { shared, missing, extra } = compareFormulas(formula, other);
    return {
      ...dupe,
      shared: names(shared),
      missing: names(missing),
      extra: names(extra),
      unknownCount: countUnknown(other),
      // A store may list the minis of all products in a category of their own.
      otherType:
        dupe.sameProduct === null
          ? otherTypeLabel(grouped(product, tags), grouped(dupe.card, label?.tags ?? []))
          : null,
    };
  });
  return {
    product,
    kind,
    unknownCount: countUnknown(formula),
    dupes,
    reason: dupes.length > 0 ? null : reasonFor(product, kind, ids),
  };
}

const everyShade = (ids: readonly number[]) => ids.filter((id) => id >= 0);

function reasonFor(
  product: ProductSummary,
  kind: SpecialKind | null,
  ids: readonly number[],
): NoDupesReason {
  if (ids.length === 0) return 'no-list';
  if (comparableFormula(ids) === null) return 'short-list';
  if (product.size === null || product.bestPriceCents === null) return 'no-unit-price';
  return kind ?? 'none-cheaper';
}
