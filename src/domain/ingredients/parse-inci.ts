import { builtInDictionary } from './dictionary/built-in';
import { type LabelItem, readLabel } from './label/read-label';
import { NameResolver } from './label/resolve-name';
import { withPercent } from './stated-percents';

interface LabelIngredient {
  /** The dictionary's name, or the label's if unknown. */
  name: string;
  isKnown: boolean;
  /** As stated on the label; null: not stated. */
  percent: number | null;
  /** Contained only in some shades. */
  mayContain: boolean;
}

/** Parses the list on a label into unique ingredients, in label order. @internal */
export function parseInci(
  text: string,
  names = new NameResolver(builtInDictionary),
): LabelIngredient[] {
  const found = new Map<string, LabelIngredient>();
  for (const item of readLabel(text, names)) {
    for (const [at, { key, name, isKnown }] of namesOf(item).entries()) {
      if (found.has(key)) continue;
      const percent = at === 0 ? item.percent : null;
      found.set(key, { name, isKnown, percent, mayContain: item.part.mayContain });
    }
  }
  return [...found.values()];
}

const maxUnknownNameLength = 120;

function namesOf(item: LabelItem): { key: string; name: string; isKnown: boolean }[] {
  if (item.kind === 'remark') return [];
  if (item.ingredients.length > 0) {
    // Two parts of a plant may share a number.
    return item.ingredients.map(({ id, name }) => ({
      key: `#${id} ${name}`,
      name,
      isKnown: true,
    }));
  }
  const name = unknownName(item.raw);
  return name === '' ? [] : [{ key: name.toLowerCase(), name, isKnown: false }];
}

/** An unknown name as we show and count it: without marks and repeated spaces. */
export function unknownName(raw: string): string {
  return raw
    .slice(0, maxUnknownNameLength)
    .replace(/[*†‡§°¹²³⁺#^~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—:. ]{1,10}|(?<!denat)[-–—:. ]{1,10}$/gi, '');
}

const mayContainMark = '+/- ';

/**
 * The names on a label as a product stores them: in label order, unique in each list. The first one that only some
 * shades contain begins with the sign that labels use for it. A stated percentage follows its name: 'Zinc Oxide 20%'. If there are several lists, such as those of a kit,
 * each begins with its title and a colon.
 */
export function listLabelNames(
  text: string,
  maxNames: number,
  resolver = new NameResolver(builtInDictionary),
): string[] {
  return listItemNames(readLabel(text, resolver), maxNames);
}

/** Like `listLabelNames`, for a label that was read before. */
export function listItemNames(label: readonly LabelItem[], maxNames: number): string[] {
  const items = label.filter(({ kind }) => kind === 'name');
  const hasSections = new Set(items.map(({ part }) => part.section)).size > 1;
  const listed: string[] = [];
  const seen = new Set<string>();
  let section: string | null = null;
  let isMarked = false;
  let count = 0;
  for (const item of items) {
    const { part } = item;
    for (const { key, name: bareName, isKnown } of namesOf(item)) {
      const isStated = isKnown && item.ingredients.length === 1;
      const name = withPercent(bareName, isStated ? item.percent : null);
      const keyInSection = hasSections ? `${part.section} ${key}` : key;
      if (seen.has(keyInSection) || count >= maxNames) continue;
      seen.add(keyInSection);
      count += 1;
      if (hasSections && part.section !== section) {
        section = part.section;
        isMarked = false;
        if (section !== null) listed.push(`${section}:`);
      }
      const isFirstOptional = part.mayContain && !isMarked;
      if (isFirstOptional) isMarked = true;
      listed.push(isFirstOptional ? `${mayContainMark}${name}` : name);
    }
  }
  return listed;
}

/** Whether an entry of a stored label is the title of a list rather than an ingredient. */
export const isLabelTitle = (entry: string): boolean => entry.endsWith(':');

/** The text of a stored label, to be read again: each list of a kit begins on a line of its own. */
export const storedLabelText = (entries: readonly string[]): string =>
  entries.map((entry) => (isLabelTitle(entry) ? `\n${entry}` : `, ${entry}`)).join('');
