import { listConfirmedChanges } from '~/db/changes/product-change.repo.server';
import type { Size } from '~/domain/catalog/product';
import { compareLabels } from '~/domain/changes/formula-change';
import { readSize } from '~/domain/changes/product-change';
import { unitPriceChange } from '~/domain/changes/size-change';
import { isLabelTitle, storedLabelText } from '~/domain/ingredients/parse-inci';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';

/** A change of a product's size, as pages show it. */
interface SizeChangeContent {
  kind: 'size';
  seenAt: Date;
  /** The store whose feed stated it first. */
  retailer: string;
  before: Size;
  after: Size;
  /** How much more a unit costs at the store, in whole percent; null: unknown. */
  unitPricePercent: number | null;
}

/** A change of a product's formula, with both lists. */
export interface FormulaChangeContent {
  kind: 'formula';
  seenAt: Date;
  retailer: string;
  before: readonly string[];
  after: readonly string[];
  added: readonly ChangedIngredient[];
  removed: readonly ChangedIngredient[];
  movedUp: readonly ChangedIngredient[];
  movedDown: readonly ChangedIngredient[];
}

interface ChangedIngredient {
  name: string;
  /** The page about it; null: it has none. */
  slug: string | null;
}

export type ChangeContent = SizeChangeContent | FormulaChangeContent;

const maxChanges = 20;
const maxShown = 4;

/** The confirmed changes of a product, the latest first; the same change at several stores is shown once. */
export async function showChanges(
  deps: Pick<Deps, 'db'>,
  { productId, ingredientsVersion }: { productId: number; ingredientsVersion?: number },
): Promise<ChangeContent[]> {
  const stored = await listConfirmedChanges(deps.db.reader, productId, maxChanges);
  const { names, dictionary, catalog } = await readDictionary(deps, ingredientsVersion);
  const linked = (list: readonly string[]) =>
    list.map((name): ChangedIngredient => {
      const id = dictionary.find(name)?.id;
      return { name, slug: (id !== undefined && catalog.find(id)?.slug) || null };
    });
  const seen = new Set<string>();
  // The earliest of equal changes is the one to show.
  const changes = stored.toReversed().flatMap((change): ChangeContent[] => {
    const { kind, seenAt, retailer } = change;
    const key = JSON.stringify([kind, change.after]);
    if (seen.has(key)) return [];
    seen.add(key);
    if (kind === 'size') {
      const [before, after] = [readSize(change.before), readSize(change.after)];
      if (!before || !after) return [];
      const unitPricePercent = unitPriceChange(
        { size: before, priceCents: change.priceCentsBefore },
        { size: after, priceCents: change.priceCentsAfter },
      );
      return [{ kind, seenAt, retailer, before, after, unitPricePercent }];
    }
    const [before, after] = [change.before, change.after];
    // With a newer dictionary two names may have turned out to be one ingredient.
    const compared = compareLabels(storedLabelText(before), storedLabelText(after), names);
    if (compared.kind !== 'changed') return [];
    const listed = (list: readonly string[]) => list.filter((name) => !isLabelTitle(name));
    const { added, removed, movedUp, movedDown } = compared.difference;
    return [
      {
        ...{ kind, seenAt, retailer, before: listed(before), after: listed(after) },
        added: linked(added),
        removed: linked(removed),
        movedUp: linked(movedUp),
        movedDown: linked(movedDown),
      },
    ];
  });
  return changes.toReversed().slice(0, maxShown);
}
