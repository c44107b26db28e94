import type { Size, SizeUnit } from '../catalog/product';

export const changeKinds = ['size', 'formula'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A size or an ingredient list that a store's feed has replaced by another one. */
export interface ProductChange {
  kind: ChangeKind;
  /** The names of a list in label order, or one size as `writeSize` writes it. */
  before: readonly string[];
  after: readonly string[];
}

/** A size as a change stores it. */
export const writeSize = ({ amount, unit }: Size): string => `${amount} ${unit}`;

const sizePattern = /^(\d+(?:\.\d+)?) (ml|g|count)$/;
const units: Readonly<Record<string, SizeUnit>> = { ml: 'ml', g: 'g', count: 'count' };

/** Reads a size that `writeSize` wrote; null: it is something else. */
export function readSize([text = '']: readonly string[]): Size | null {
  const [, amount, unit = ''] = sizePattern.exec(text) ?? [];
  const known = units[unit];
  return amount === undefined || known === undefined
    ? null
    : { amount: Number(amount), unit: known };
}
