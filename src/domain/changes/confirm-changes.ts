import type { NameResolver } from '../ingredients/label/resolve-name';
import { storedLabelText } from '../ingredients/parse-inci';
import { compareLabels } from './formula-change';
import { type ProductChange, readSize } from './product-change';
import { isSameSize } from './size-change';

interface OpenChange extends ProductChange {
  productId: number;
  retailerId: number;
  runId: number;
  /** The feed that still states it, and the run that wrote its entry last; null: none does. */
  statedIn: { feedId: number; runId: number } | null;
}

/** A complete reading of a feed; a delta lists only what changed. */
interface Reading {
  feedId: number;
  runId: number;
  isFull: boolean;
}

/** Whether two changes lead to the same size or formula. */
export function isSameChange(
  one: ProductChange,
  other: ProductChange,
  names: NameResolver,
): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'formula')
    return (
      compareLabels(storedLabelText(one.after), storedLabelText(other.after), names).kind === 'same'
    );
  const [size, otherSize] = [readSize(one.after), readSize(other.after)];
  return size !== null && otherSize !== null && isSameSize(size, otherSize);
}

/**
 * The open changes that a reading confirms: those that its feed has stated since an earlier reading, and those that
 * another store states too.
 */
export function confirmedChanges<T extends OpenChange>(
  open: readonly T[],
  reading: Reading,
  names: NameResolver,
): T[] {
  const stated = open.filter(({ statedIn }) => statedIn !== null);
  return stated.filter(
    (change) =>
      isReadAgain(change, reading) ||
      stated.some(
        (other) =>
          other.productId === change.productId &&
          other.retailerId !== change.retailerId &&
          isSameChange(other, change, names),
      ),
  );
}

function isReadAgain({ statedIn, runId }: OpenChange, reading: Reading): boolean {
  if (statedIn?.feedId !== reading.feedId || runId === reading.runId) return false;
  return reading.isFull || statedIn.runId === reading.runId;
}
