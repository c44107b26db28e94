import { formatSize } from '~/domain/catalog/size';
import { displayUnitLabel } from '~/domain/prices/unit-price';
import type { ChangeContent, FormulaChangeContent } from '~/usecases/changes/show-changes.server';

/** A change of a product's size. */
export interface SizeChangeData {
  kind: 'size';
  /** Such as 'March 2027'. */
  month: string;
  retailer: string;
  before: string;
  after: string;
  /** In percent, and 'per fl oz'; missing: unknown. */
  unitPrice?: readonly [percent: number, unit: string];
}

/** A change of a product's formula, with both lists. */
export interface FormulaChangeData extends Omit<FormulaChangeContent, 'seenAt'> {
  month: string;
}

export type ChangeData = SizeChangeData | FormulaChangeData;

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A change as the product page shows it. */
export function changeData({ seenAt, ...change }: ChangeContent): ChangeData {
  const month = months.format(seenAt);
  if (change.kind === 'formula') return { ...change, month };
  const { kind, retailer, before, after, unitPricePercent } = change;
  return {
    ...{ kind, month, retailer, before: formatSize(before), after: formatSize(after) },
    ...(unitPricePercent !== null && { unitPrice: [unitPricePercent, displayUnitLabel(after)] }),
  };
}
