import { type LabelTypeface, labelTypefaces } from './text/typefaces.ts';

/** The typographic choices of a brand, the same on all its products. */
export interface BrandLook {
  typeface: LabelTypeface;
  /** Whether the brand's name is in capitals. */
  isCaps: boolean;
  /** Whether the product's name is in capitals. */
  isNameCaps: boolean;
  tracking: number;
  /** An integer below `count` that is stable for the brand; `salt` makes choices independent. */
  pick(count: number, salt: number): number;
}

export function brandLook(brandId: number, typefaceName: string): BrandLook {
  const pick = (count: number, salt: number) => hashInteger(brandId * 31 + salt * 7919) % count;
  const typeface = labelTypefaces[typefaceName] ?? labelTypefaces.jost!;
  const isCaps = typeface.caps === 'always' || (typeface.caps === 'sometimes' && pick(3, 1) > 0);
  const [min, max] = typeface.tracking;
  return {
    typeface,
    isCaps,
    isNameCaps: typeface.caps !== 'never' && pick(3, 2) === 0,
    tracking: isCaps ? min + ((max - min) * pick(5, 3)) / 4 : Math.min(0.02, min),
    pick,
  };
}

/** Integer hash: consecutive numbers give unrelated results. */
function hashInteger(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
