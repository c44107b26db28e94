import { ingredientFamilies } from '../ingredient-families';

/** What the index of ingredients shows. */
export interface IngredientBrowsing {
  search: string;
  /** 'a' to 'z', or '0' for names that begin with a digit; null: all. */
  letter: string | null;
  /** A slug of `ingredientFunctions`; null: all. */
  functionSlug: string | null;
  /** A slug of `ingredientFamilies`; null: all. */
  family: string | null;
  /** From 1. */
  page: number;
}

const maxSearchLength = 100;
const maxPage = 1_000;

/** The functions that the index offers, by the slug in its URL. */
export const ingredientFunctions: ReadonlyMap<string, string> = new Map(
  [
    'humectant',
    'emollient',
    'occlusive',
    'surfactant',
    'exfoliating',
    'UV filter',
    'antioxidant',
    'soothing',
    'skin conditioning',
    'hair conditioning',
    'preservative',
    'emulsifying',
    'viscosity controlling',
    'film forming',
    'absorbent',
    'colorant',
    'fragrance',
    'solvent',
    'chelating',
    'buffering',
  ].map((word) => [word.toLowerCase().replaceAll(' ', '-'), word]),
);

/** Reads the parameters of the index from any URL; wrong values are ignored. */
export function readBrowsing(params: URLSearchParams): IngredientBrowsing {
  const letter = params.get('letter')?.toLowerCase() ?? '';
  const functionSlug = params.get('function') ?? '';
  const family = params.get('family') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('q') ?? '').toWellFormed().trim().slice(0, maxSearchLength),
    letter: /^[a-z0]$/.test(letter) ? letter : null,
    functionSlug: ingredientFunctions.has(functionSlug) ? functionSlug : null,
    family: ingredientFamilies.some(({ slug }) => slug === family) ? family : null,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The URL of the index; defaults are left out. */
export function browsingHref(browsing: Partial<IngredientBrowsing>): string {
  const { search, letter, functionSlug, family, page } = browsing;
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (letter) params.set('letter', letter);
  if (functionSlug) params.set('function', functionSlug);
  if (family) params.set('family', family);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/ingredients' : `/ingredients?${query}`;
}
