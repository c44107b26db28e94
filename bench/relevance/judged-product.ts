import type { Size } from '../../src/domain/catalog/product.ts';

/** A product's own facts, as a judge reads them; nothing that our search derives from them. */
export interface JudgedProduct {
  id: number;
  /** The same for all sizes and shades of a product. */
  line: string;
  name: string;
  brand: string;
  brandSlug: string;
  category: string;
  subcategory: string;
  /** The shop's own category text; empty in the demo catalog. */
  categoryText: string;
  description: string;
  features: readonly string[];
  ingredients: readonly string[];
  keyIngredients: readonly string[];
  size: Size | null;
  priceCents: number;
  highestPriceCents: number;
  onSale: boolean;
  rating: number;
  reviewCount: number;
  firstSeenAt: Date;
}

/** Texts in lower case without accents, so that rules match French names too. */
export interface PlainTexts {
  name: string;
  brand: string;
  /** Name, description and features. */
  all: string;
  ingredients: string;
  keyIngredients: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

const texts = new WeakMap<JudgedProduct, PlainTexts>();

/** The plain texts of a product, computed once. */
export function textsOf(product: JudgedProduct): PlainTexts {
  const known = texts.get(product);
  if (known) return known;
  const { name, brand, description, features, ingredients, keyIngredients } = product;
  const read = {
    name: plain(name),
    brand: plain(brand),
    all: plain([name, description, ...features].join(' | ')),
    ingredients: plain(ingredients.join(' | ')),
    keyIngredients: plain(keyIngredients.join(' | ')),
  };
  texts.set(product, read);
  return read;
}
