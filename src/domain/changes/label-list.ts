import { builtInDictionary } from '../ingredients/dictionary/built-in';
import { nameKey } from '../ingredients/dictionary/name-key';
import { type LabelItem, readLabel } from '../ingredients/label/read-label';
import type { NameResolver } from '../ingredients/label/resolve-name';
import { unknownName } from '../ingredients/parse-inci';

/** A name on a label that is compared with those of another label. */
export interface ComparedName {
  /** Equal for names of the same ingredient; null: unknown. */
  id: number | null;
  name: string;
  /** As written, without case, spaces and punctuation. */
  key: string;
  /** Named more than once, so that its place says nothing. */
  isRepeated: boolean;
  /** Whether the label states how much of it there is, as for the actives of a drug. */
  isStated: boolean;
}

/** A label prepared for comparison. */
export interface LabelList {
  /** In label order, each once. */
  names: readonly ComparedName[];
  /** What only some shades contain, or what is named outside of the list. */
  optionalIds: ReadonlySet<number>;
  /** What could not be read as an ingredient: unknown names, remarks, words beside a name. */
  unread: readonly string[];
  /** A kit, or the actives of a drug before the other ingredients: their order cannot be compared. */
  hasSections: boolean;
  /** The titles of several lists, such as those of a kit or of the shades of a palette; '' for none. */
  titles: ReadonlySet<string>;
  isCutOff: boolean;
}

const sameIngredients = [
  ['CI 77491', 'CI 77492', 'CI 77499', 'Iron Oxides'],
  ['Parfum', 'Aroma'],
  ['Alcohol', 'Alcohol Denat.'],
];

/** Names that labels use for one another, by the number that stands for all of them. */
const representatives = new Map(
  sameIngredients.flatMap((names) => {
    const ids = names.flatMap((name) => builtInDictionary.find(name)?.id ?? []);
    return ids.map((id) => [id, ids[0] ?? id] as const);
  }),
);

const maxNames = 400;
/** Shorter runs of names beside a long one are praise ('-Squalane: locks in moisture') or footnotes. */
const minRun = 4;
const minList = 8;
const minUnread = 3;
const bullet = /^[-–—•*]/;

/** Reads a label for comparison. */
export function readLabelList(text: string, resolver: NameResolver): LabelList {
  const items = readLabel(text, resolver);
  const listed = new Set(listRuns(items).flat());
  const names = new Map<string, ComparedName>();
  const optionalIds = new Set<number>();
  const sections = new Set<string | null>();
  const unread: string[] = [];
  let lastUnknown = '';
  for (const item of items) {
    const { kind, raw, ingredients, part, percent } = item;
    const key = nameKey(raw);
    const isUnknown = ingredients.length === 0;
    // A dash or a comma may have torn a name: 'Beta - Glucan'.
    if (isUnknown) unread.push(key, lastUnknown + key);
    else if (!resolver.dictionary.find(raw)) unread.push(...unreadParts(key, ingredients));
    lastUnknown = isUnknown ? key : '';
    if (kind === 'remark') continue;
    const found = ingredients.map(({ id, name }) => ({ id: representatives.get(id) ?? id, name }));
    if (part.mayContain || !listed.has(item)) {
      for (const { id } of found) optionalIds.add(id);
      continue;
    }
    sections.add(part.section);
    if (names.size >= maxNames) continue;
    for (const { id, name } of found) {
      const isRepeated = names.has(`#${id}`) || optionalIds.has(id);
      const isStated = percent !== null || names.get(`#${id}`)?.isStated === true;
      names.set(`#${id}`, { id, key, ...names.get(`#${id}`), name, isRepeated, isStated });
    }
    if (found.length === 0 && key !== '' && !names.has(key)) {
      names.set(key, { id: null, name: unknownName(raw), key, isRepeated: false, isStated: false });
    }
  }
  return {
    names: [...names.values()],
    optionalIds,
    unread,
    hasSections: sections.size > 1,
    titles: new Set([...sections].map(titleKey)),
    isCutOff: /(?:[,;]|\.\.\.|…)\s*$/.test(text),
  };
}

/** The actives of a drug and its other ingredients are one product. */
const titleKey = (section: string | null) =>
  section === null || /\bactive|^other ingredients/i.test(section) ? '' : nameKey(section);

/** What is left of a piece without the names that were found in it. */
function unreadParts(key: string, found: readonly { name: string }[]): string[] {
  const rest = found.reduce((left, { name }) => left.replace(nameKey(name), ' '), key);
  return rest.split(' ').filter((part) => part.length >= minUnread);
}

/** The names between remarks, without short runs beside a list. */
function listRuns(items: readonly LabelItem[]): LabelItem[][] {
  const runs: LabelItem[][] = [[]];
  for (const item of items) {
    if (item.kind === 'remark' || bullet.test(item.raw)) runs.push([]);
    if (item.kind === 'name') runs.at(-1)?.push(item);
  }
  const hasList = runs.some(({ length }) => length >= minList);
  return hasList ? runs.filter(({ length }) => length >= minRun) : runs;
}
