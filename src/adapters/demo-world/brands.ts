import type { Brand } from '~/domain/catalog/product';
import type { StyleName } from './brand-style';
import { houses } from './houses';
import { mix } from './random';

export interface DemoBrand extends Brand {
  style: StyleName;
  /** What its things cost against the middle of the market. */
  priceLevel: number;
  /** How well known it is: more is reviewed and stocked more. */
  fame: number;
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every brand of the demo world; its id is its place in the table of houses. */
export const demoBrands: readonly DemoBrand[] = houses
  .flatMap(({ style, level, names }) =>
    names.map((name, index) => ({
      name,
      style,
      // Within a style the brands stand on a ladder of prices, in no order of the alphabet.
      priceLevel: level * (0.72 + 0.56 * ((index * 7) % names.length) * (1 / names.length)),
    })),
  )
  .map((brand, index) => ({
    id: index + 1,
    slug: slugOf(brand.name),
    fame: 0.35 + (mix(index + 77) % 1000) / 700,
    ...brand,
  }));
