import type { IngredientDictionary } from '../../src/domain/ingredients/dictionary/dictionary.ts';
import type { readLabel as ReadLabel } from '../../src/domain/ingredients/label/read-label.ts';
import type { NameResolver as Resolver } from '../../src/domain/ingredients/label/resolve-name.ts';
import { readCatalog } from './read-catalog.ts';
import { type BrandPart, brandPart } from './train-brand.ts';

export interface ShopLabel {
  shop: string;
  brand: string;
  text: string;
  part: BrandPart;
}

const shops = ['sephora_us_2023', 'sephora_us_2020_nawdah', 'ulta_us_2020_nawdah'];

/** The labels in the catalogs of a data folder. */
export function readShopLabels(folder: string): ShopLabel[] {
  return shops.flatMap((shop) =>
    readCatalog(folder, shop).flatMap((row): ShopLabel[] => {
      const text = row.ingredients ?? row.Ingredients ?? '';
      const brand = row.brand_name ?? row.Brand ?? '';
      return text.trim() === '' ? [] : [{ shop, brand, text, part: brandPart(brand) }];
    }),
  );
}

interface Coverage {
  labels: number;
  names: number;
  /** Shares of 1. */
  resolvedNames: number;
  wholeLabels: number;
  /** The unknown names with their counts, most frequent first. */
  unknown: [string, number][];
}

interface Parts {
  NameResolver: typeof Resolver;
  readLabel: typeof ReadLabel;
}

/** How many names on labels are resolved, and how many labels wholly; texts without a name are no lists. */
export function measureCoverage(
  { NameResolver, readLabel }: Parts,
  dictionary: IngredientDictionary,
  labels: readonly ShopLabel[],
): Coverage {
  const resolver = new NameResolver(dictionary);
  const unknown = new Map<string, number>();
  let lists = 0;
  let names = 0;
  let resolved = 0;
  let whole = 0;
  for (const { text } of labels) {
    const found = readLabel(text, resolver).filter(({ kind }) => kind === 'name');
    if (found.length === 0) continue;
    const missing = found.filter(({ ingredients }) => ingredients.length === 0);
    for (const { raw } of missing) unknown.set(raw, (unknown.get(raw) ?? 0) + 1);
    lists += 1;
    names += found.length;
    resolved += found.length - missing.length;
    if (missing.length === 0) whole += 1;
  }
  return {
    labels: lists,
    names,
    resolvedNames: resolved / names,
    wholeLabels: whole / lists,
    unknown: [...unknown].sort(([, a], [, b]) => b - a),
  };
}
