import { onePercentLine } from '../one-percent-line';
import { storedLabelText, unknownName } from '../parse-inci';
import { statedPercents } from '../stated-percents';
import { readLabel } from './read-label';
import type { NameResolver } from './resolve-name';

interface ReadableName {
  /** The dictionary's name, or the label's if unknown. */
  name: string;
  /** Null: unknown. */
  id: number | null;
  /** As the label or the name of the product states it; null: not stated. */
  percent: number | null;
}

/** A list on a label: of one product of a kit, or of what only some shades contain. */
interface ReadablePart {
  section: string | null;
  mayContain: boolean;
  names: readonly ReadableName[];
  /** How many names are above the estimated 1 % line; null: not estimated. */
  aboveLine: number | null;
}

/** Too few names say nothing about amounts. */
const minNamesForLine = 6;

/** The names of a product in the lists of its label, each name once per list. */
export function readableLabel(
  product: { name: string; ingredients: readonly string[] },
  resolver: NameResolver,
): ReadablePart[] {
  const percents = statedPercents(product, resolver.dictionary);
  const parts = new Map<string, { part: ReadablePart; names: ReadableName[]; seen: Set<string> }>();
  for (const item of readLabel(storedLabelText(product.ingredients), resolver)) {
    if (item.kind === 'remark') continue;
    const { section, mayContain } = item.part;
    const key = `${mayContain} ${section}`;
    let list = parts.get(key);
    if (!list) {
      const found: ReadableName[] = [];
      const part = { section, mayContain, names: found, aboveLine: null };
      list = { part, names: found, seen: new Set() };
      parts.set(key, list);
    }
    const known = item.ingredients.map(({ id, name }) => {
      const percent = mayContain ? null : (percents.get(id) ?? null);
      return { id, name, percent };
    });
    const unknown = { id: null, name: unknownName(item.raw), percent: null };
    for (const name of known.length > 0 ? known : [unknown]) {
      if (name.name === '' || list.seen.has(name.name)) continue;
      list.seen.add(name.name);
      list.names.push(name);
    }
  }
  return [...parts.values()]
    .filter((list) => list.names.length > 0)
    .map(({ part }) => ({ ...part, aboveLine: lineOf(part) }));
}

/** Actives of drugs are listed on their own, with their amounts. */
const isActives = /^(?:drug )?active/i;

function lineOf({ names, mayContain, section }: ReadablePart): number | null {
  if (mayContain || names.length < minNamesForLine || isActives.test(section ?? '')) return null;
  const line = onePercentLine(names.map(({ id }) => id ?? 0));
  return line < names.length ? line : null;
}
