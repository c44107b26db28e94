import type { Brand } from '~/domain/catalog/product';
import { brandNames } from './brand-names';
import type { StyleName } from './brand-style';
import { mix } from './random';

export interface DemoBrand extends Brand {
  style: StyleName;
  /** Where its products are made, if they say so. */
  country: 'Korea' | null;
  /** Its price level; 1 is the market average. */
  priceLevel: number;
  /** How well known it is: well-known brands have more reviews and stores. */
  fame: number;
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Brands with Japanese names among those in the style of K-beauty. */
const japanese: ReadonlySet<string> = new Set(['Yukimori', 'Kinuko', 'Asagiri']);

/** All demo brands; the id is the position in the table of brandNames. */
export const demoBrands: readonly DemoBrand[] = brandNames
  .flatMap(({ style, level, names }) =>
    names.map((name, index) => ({
      name,
      style,
      country: style === 'k-beauty' && !japanese.has(name) ? ('Korea' as const) : null,
      // Brands of a style get different price levels, independent of their alphabetical order.
      priceLevel: level * (0.72 + 0.56 * ((index * 7) % names.length) * (1 / names.length)),
    })),
  )
  .map((brand, index) => ({
    id: index + 1,
    slug: slugOf(brand.name),
    fame: 0.35 + (mix(index + 77) % 1000) / 700,
    ...brand,
  }));
