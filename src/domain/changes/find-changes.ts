import type { Size } from '../catalog/product';
import type { NameResolver } from '../ingredients/label/resolve-name';
import { listLabelNames, storedLabelText } from '../ingredients/parse-inci';
import { compareLabels } from './formula-change';
import { type ChangeKind, type ProductChange, readSize, writeSize } from './product-change';
import { isSameSize, isSizeChange } from './size-change';
import { type StatedFacts, statedSize } from './stated-facts';

/** A product as pages show it. */
interface CurrentProduct {
  size: Size | null;
  ingredients: readonly string[];
  /** Sizes of the same formula that are products of their own. */
  otherSizes: readonly Size[];
}

/** What a new reading of an entry means for a change. */
export type ChangeFinding =
  /** It states another size or list for the first time. */
  | { kind: ChangeKind; is: 'new'; change: ProductChange }
  /** It states an open change again, in other words. */
  | { kind: ChangeKind; is: 'repeated' }
  /** It states what the product has: an open change was an error. */
  | { kind: ChangeKind; is: 'withdrawn' };

interface ReadAgain {
  product: CurrentProduct;
  before: StatedFacts;
  after: StatedFacts;
  /** The changes that the entry has stated and that are not confirmed. */
  open: readonly ProductChange[];
}

/** Compares what an entry states with what it stated before and with its product. */
export function findChanges(entry: ReadAgain, names: NameResolver): ChangeFinding[] {
  return [findSizeChange(entry), findFormulaChange(entry, names)].filter(
    (finding) => finding !== null,
  );
}

function findSizeChange({ product, before, after, open }: ReadAgain): ChangeFinding | null {
  const kind = 'size';
  const [old, size] = [statedSize(before), statedSize(after)];
  const { size: current, otherSizes } = product;
  if (!size || !current) return null;
  if (isSameSize(current, size)) return withdrawn(kind, open);
  const pending = readSize(open.find((change) => change.kind === kind)?.after ?? []);
  if (pending && isSameSize(pending, size)) return { kind, is: 'repeated' };
  // The entry must have stated the product's size, and must not have become another size of the formula.
  if (!old || !isSameSize(old, current) || !isSizeChange(current, size)) return null;
  if (otherSizes.some((other) => isSameSize(other, size))) return null;
  const change = { kind, before: [writeSize(current)], after: [writeSize(size)] } as const;
  return { kind, is: 'new', change };
}

const maxNames = 200;
/** Stored entries are cut there, so the end of a longer list is not known. */
const maxLabelLength = 4_000;

function findFormulaChange(
  { product, before, after, open }: ReadAgain,
  names: NameResolver,
): ChangeFinding | null {
  const kind = 'formula';
  const [old, label] = [before.ingredientsText, after.ingredientsText];
  if (!old || !label || Math.max(old.length, label.length) >= maxLabelLength) return null;
  const { ingredients } = product;
  const current = ingredients.length > 0 ? storedLabelText(ingredients) : old;
  const compared = compareLabels(current, label, names);
  if (compared.kind === 'same') return withdrawn(kind, open);
  if (compared.kind === 'incomparable') return null;
  const pending = open.find((change) => change.kind === kind);
  if (pending && compareLabels(storedLabelText(pending.after), label, names).kind === 'same')
    return { kind, is: 'repeated' };
  // The entry must have stated the product's formula.
  if (compareLabels(current, old, names).kind !== 'same') return null;
  const listed = (text: string) => listLabelNames(text, maxNames, names);
  const change = { kind, before: listed(current), after: listed(label) } as const;
  return { kind, is: 'new', change };
}

const withdrawn = (kind: ChangeKind, open: readonly ProductChange[]): ChangeFinding | null =>
  open.some((change) => change.kind === kind) ? { kind, is: 'withdrawn' } : null;
