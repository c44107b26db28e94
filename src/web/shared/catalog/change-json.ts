import { z } from 'zod';
import { formatSize } from '~/domain/catalog/size';
import { displayUnitLabel } from '~/domain/prices/unit-price';
import type { ChangeContent } from '~/usecases/changes/show-changes.server';

const shared = {
  seenAt: z.iso.datetime().describe('When a feed stated it first'),
  retailer: z.string().describe('The store whose feed stated it first'),
};
const names = z.array(z.string());

export const changesSchema = z.object({
  productId: z.int(),
  items: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('size'),
          ...shared,
          before: z.string(),
          after: z.string(),
          unitPricePercent: z
            .int()
            .nullable()
            .describe('How much more a unit costs at the store, in percent; null: unknown'),
          unit: z.string().describe('per fl oz, for example'),
        }),
        z.object({
          kind: z.literal('formula'),
          ...shared,
          before: names.describe('All names of the earlier list'),
          after: names.describe('All names of the present list'),
          added: names,
          removed: names,
          movedUp: names.describe('Now earlier in the list, so there is probably more of it'),
          movedDown: names,
        }),
      ]),
    )
    .describe('Changes that a second reading has confirmed, the latest first'),
});

/** The changes of a product's size and formula. */
export function changesJson(
  productId: number,
  changes: readonly ChangeContent[],
): z.infer<typeof changesSchema> {
  return { productId, items: changes.map(changeJson) };
}

function changeJson(change: ChangeContent): z.infer<typeof changesSchema>['items'][number] {
  const { retailer } = change;
  const seenAt = change.seenAt.toISOString();
  if (change.kind === 'size') {
    const { kind, unitPricePercent } = change;
    const [before, after] = [formatSize(change.before), formatSize(change.after)];
    return {
      ...{ kind, seenAt, retailer, before, after, unitPricePercent },
      unit: displayUnitLabel(change.after),
    };
  }
  const { kind, before, after, added, removed, movedUp, movedDown } = change;
  const namesOf = (list: typeof added) => list.map(({ name }) => name);
  return {
    ...{ kind, seenAt, retailer, before: [...before], after: [...after] },
    added: namesOf(added),
    removed: namesOf(removed),
    movedUp: namesOf(movedUp),
    movedDown: namesOf(movedDown),
  };
}
