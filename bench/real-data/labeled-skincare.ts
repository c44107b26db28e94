import { readFileSync } from 'node:fs';
import { parseInci } from '~/domain/ingredients/parse-inci';
import { placeCategory } from '~/domain/matching/categories/place-category';
import type { TaggedProduct } from '~/domain/search/tags/tagged-product';
import { isTrainBrand } from './train-brand';

/** A real product, and what its store says it is good for; the rules must not see that. */
export interface LabeledProduct extends TaggedProduct {
  id: string;
  /** The store's own shelf. */
  shelf: string;
  dollars: number;
  popularity: number;
  concerns: ReadonlySet<string>;
  /** Whether the rules may be tuned on its brand. */
  isTrain: boolean;
}

const labels: Readonly<Record<string, string>> = {
  'Dullness/Uneven Texture': 'dullness',
  Dryness: 'dryness',
  'Anti-Aging': 'wrinkles',
  'Loss of firmness': 'firmness',
  Pores: 'pores',
  'Dark Circles': 'dark-circles',
  'Acne/Blemishes': 'acne',
  'Dark spots': 'dark-spots',
  Redness: 'redness',
};

export const labeledConcerns: readonly string[] = Object.values(labels);

/** The skincare of a store's catalog that says what it is good for. */
export function readLabeledSkincare(path: string): LabeledProduct[] {
  const [header = [], ...rows] = splitRows(readFileSync(path, 'utf8'));
  return rows.flatMap((cells): LabeledProduct[] => {
    const cell = (name: string) => cells[header.indexOf(name)] ?? '';
    const concerns = new Set(
      [...cell('highlights').matchAll(/Good for: ([^'"]+)/g)].flatMap(
        ([, label = '']) => labels[label] ?? [],
      ),
    );
    if (cell('primary_category') !== 'Skincare' || concerns.size === 0) return [];
    const shelf = cell('tertiary_category') || cell('secondary_category');
    const name = cell('product_name');
    const categoryText = `Skincare > ${cell('secondary_category')} > ${shelf}`;
    const place = placeCategory({ title: name, categoryText });
    return [
      {
        id: cell('product_id'),
        name,
        brand: cell('brand_name'),
        category: place?.category ?? 'skincare',
        subcategory: place?.subcategory ?? '',
        description: null,
        features: [],
        ingredients: parseInci(cell('ingredients').replace(/^\[['"]|['"]\]$/g, '')).map(
          (ingredient) => ingredient.name,
        ),
        keyIngredients: [],
        shelf,
        dollars: Number(cell('price_usd')),
        popularity: Number(cell('loves_count')),
        concerns,
        isTrain: isTrainBrand(cell('brand_name')),
      },
    ];
  });
}

function splitRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
