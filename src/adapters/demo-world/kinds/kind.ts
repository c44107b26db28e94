import type { Size, SizeUnit } from '~/domain/catalog/product';
import { textList } from '~/domain/text-list';
import type { StyleName } from '../brand-style';
import type { Role } from './actives';
import type { RecipeName } from './recipes';

export type Naming = 'skin' | 'color' | 'hair' | 'scent' | 'tool' | 'supplement';

export type ShadeSet =
  | 'skin'
  | 'conceal'
  | 'correct'
  | 'lip'
  | 'lipSheer'
  | 'blush'
  | 'bronze'
  | 'eye'
  | 'palette'
  | 'lash';

/** A type of product: its names, package, ingredients and price. */
export interface Kind {
  category: string;
  subcategory: string;
  /** Relative frequency within its subcategory. */
  weight: number;
  /** Nouns for the product, by style where it has its own; unique to this kind. */
  nouns: { readonly any: readonly string[] } & Partial<Record<StyleName, readonly string[]>>;
  /** Styles that make it; null: all that make the category. */
  makers: readonly StyleName[] | null;
  naming: Naming;
  role: Role | null;
  recipe: RecipeName | null;
  shapes: readonly string[];
  /** Families of sizes to choose from, smallest first; an empty family has no size. */
  sizes: readonly (readonly Size[])[];
  /** Dollars for the first family's first size at the market average. */
  dollars: number;
  shades: ShadeSet | null;
  about: readonly string[];
  howTo: readonly string[];
  features: readonly string[];
}

const family =
  (unit: SizeUnit) =>
  (...amounts: number[]): Size[] =>
    amounts.map((amount) => ({ amount, unit }));

export const ml = family('ml');
export const g = family('g');
export const count = family('count');
export const noSize: readonly Size[] = [];

type KindSpec = Pick<Kind, 'sizes' | 'dollars'> & {
  nouns: string;
  own?: Partial<Record<StyleName, string>>;
  makers?: string;
  weight?: number;
  role?: Role;
  recipe?: RecipeName;
  shapes: string;
  shades?: ShadeSet;
  about: string;
  howTo: string;
  features: string;
};

/** Creates the kinds of one subcategory; lists are written with bars between. */
export function createKinds(
  category: string,
  subcategory: string,
  naming: Naming,
  given: readonly KindSpec[],
): Kind[] {
  return given.map((one) => {
    const own = Object.entries(one.own ?? {}).map(([style, nouns]) => [style, textList(nouns)]);
    return {
      category,
      subcategory,
      naming,
      weight: one.weight ?? 1,
      nouns: { any: textList(one.nouns), ...Object.fromEntries(own) },
      makers: one.makers ? (textList(one.makers) as StyleName[]) : null,
      role: one.role ?? null,
      recipe: one.recipe ?? null,
      shapes: textList(one.shapes),
      sizes: one.sizes,
      dollars: one.dollars,
      shades: one.shades ?? null,
      about: textList(one.about),
      howTo: textList(one.howTo),
      features: textList(one.features),
    };
  });
}
