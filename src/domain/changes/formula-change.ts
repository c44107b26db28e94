import { builtInDictionary, builtInIngredients } from '../ingredients/dictionary/built-in';
import { nameKey } from '../ingredients/dictionary/name-key';
import { ingredientFamilies } from '../ingredients/ingredient-families';
import type { NameResolver } from '../ingredients/label/resolve-name';
import { onePercentLine } from '../ingredients/one-percent-line';
import { type ComparedName, type LabelList, readLabelList } from './label-list';
import { movedNames } from './moved-names';
import { withoutSameNames } from './same-names';
import { mayMean } from './similar-key';

/** What a formula has gained and lost; names in label order. */
export interface FormulaDifference {
  added: readonly string[];
  removed: readonly string[];
  /** Above the estimated 1 % line, so that there is more or less of them. */
  movedUp: readonly string[];
  movedDown: readonly string[];
}

export type FormulaComparison =
  | { kind: 'same' }
  /** One of the lists is too short, cut off, or of something else. */
  | { kind: 'incomparable' }
  | { kind: 'changed'; difference: FormulaDifference };

const minNames = 5;
/** Two lists of one product share at least this part of the shorter one. */
const minShared = 0.4;
/** More names than these at the beginning or end of a list are cut off rather than left out of the formula. */
const maxCut = 3;

function idsOfFamily(slug: string): ReadonlySet<number> {
  const family = ingredientFamilies.find((each) => each.slug === slug);
  return new Set(builtInIngredients.flatMap((each) => (family?.has(each) ? [each.id] : [])));
}
const allergenIds = idsOfFamily('allergens');
const fragranceIds = idsOfFamily('fragrance');
const idsOf = (...names: string[]) =>
  names.flatMap((name) => builtInDictionary.find(name)?.id ?? []);
/** Parts of a fragrance that labels had to name before they were banned. */
const formerAllergenIds = idsOf(
  'Butylphenyl Methylpropional',
  'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde',
);
const fragrancePartIds = new Set([...allergenIds, ...formerAllergenIds]);
/** Nearly every formula has it, and lists often lose their first word. */
const waterIds = new Set(idsOf('Aqua'));
const uvFilterIds = new Set(
  builtInIngredients.flatMap(({ id, annexes }) =>
    annexes.some(({ annex }) => annex === 'VI') ? [id] : [],
  ),
);

/**
 * Compares two label texts of a product by ingredient. Spelling, case, language, synonyms, percentages, notes
 * and what only some shades contain make no difference. A name that is unknown never makes a difference of its own.
 */
export function compareLabels(
  before: string,
  after: string,
  resolver: NameResolver,
): FormulaComparison {
  if (before === after) return { kind: 'same' };
  return compareLists(readLabelList(before, resolver), readLabelList(after, resolver));
}

function compareLists(before: LabelList, after: LabelList): FormulaComparison {
  if (before.names.length < minNames || after.names.length < minNames)
    return { kind: 'incomparable' };
  // The products of a kit, or the shades of a palette: one of the stores lists others.
  if (!haveSameTitles(before, after)) return { kind: 'incomparable' };
  const missing = namesOnlyIn(before, after);
  const extra = namesOnlyIn(after, before);
  const [removed, added] = withoutSameNames([missing, extra], [before, after]);
  const shorter = Math.min(before.names.length, after.names.length);
  const shared = before.names.length - missing.length;
  if (shared < minShared * shorter) return { kind: 'incomparable' };
  if (isCut(before, after, removed, added) || isCut(after, before, added, removed))
    return { kind: 'incomparable' };
  const { up, down } = movedNames(orderedNames(before), orderedNames(after));
  if (removed.length + added.length + up.length + down.length === 0) return { kind: 'same' };
  return {
    kind: 'changed',
    difference: { added: namesOf(added), removed: namesOf(removed), movedUp: up, movedDown: down },
  };
}

/** A single list needs no title. */
function haveSameTitles({ titles }: LabelList, other: LabelList): boolean {
  if (titles.size === 1 && other.titles.size === 1) return true;
  return titles.size === other.titles.size && [...titles].every((title) => other.titles.has(title));
}

const namesOf = (list: readonly ComparedName[]) => list.map(({ name }) => name);

/** The known names of a label that another one does not have in any form. */
function namesOnlyIn(list: LabelList, other: LabelList): ComparedName[] {
  const otherIds = new Set(other.names.map(({ id }) => id));
  const hasFragrance = other.names.some(({ id }) => id !== null && fragranceIds.has(id));
  const hasUvFilter = other.names.some(({ id }) => id !== null && uvFilterIds.has(id));
  const hasStated = other.names.some(({ isStated }) => isStated);
  const otherKeys = new Set(other.names.map(({ key }) => key));
  const lastKey = other.names.at(-1)?.key ?? '';
  return list.names.filter(({ id, name, key, isStated }, at) => {
    if (id === null || otherIds.has(id) || other.optionalIds.has(id)) return false;
    // The actives of a drug are listed apart from the other ingredients, and shops leave them out.
    if ((isStated && !hasStated) || (uvFilterIds.has(id) && !hasUvFilter)) return false;
    // Whether a label names the allergens of its fragrance depends on the law, not on the formula.
    if (waterIds.has(id) || (hasFragrance && fragrancePartIds.has(id))) return false;
    // A comma inside a name: 'PEG-8, Stearate'.
    const next = list.names[at + 1];
    if (next?.id === null && otherKeys.has(key + next.key)) return false;
    // A list that ends inside of a name.
    if (lastKey.length >= minCutName && key.startsWith(lastKey)) return false;
    if (other.names.some((stated) => leavesOutVariety(name, stated.name))) return false;
    const ownKey = nameKey(name);
    return !other.unread.some((unread) => mayMean(unread, key) || mayMean(unread, ownKey));
  });
}

const minCutName = 8;
const minWordsOfPlant = 3;

/** 'Citrus Aurantium Peel Oil' for 'Citrus Aurantium Dulcis Peel Oil'. */
function leavesOutVariety(name: string, stated: string): boolean {
  const words = name.toLowerCase().split(' ');
  const statedWords = new Set(stated.toLowerCase().split(' '));
  return words.length >= minWordsOfPlant && words.every((word) => statedWords.has(word));
}

/** Whether a list is the beginning or the end of the other one, cut off by the feed. */
function isCut(
  whole: LabelList,
  cut: LabelList,
  onlyInWhole: readonly ComparedName[],
  onlyInCut: readonly ComparedName[],
): boolean {
  const [first] = onlyInWhole;
  if (!first || onlyInCut.length > 0) return false;
  const isCutHere = (name: ComparedName) =>
    name.id === null ||
    onlyInWhole.includes(name) ||
    fragrancePartIds.has(name.id) ||
    waterIds.has(name.id);
  const end = whole.names.findLastIndex((name) => onlyInWhole.includes(name));
  if (onlyInWhole.length > maxCut && whole.names.slice(0, end).every(isCutHere)) return true;
  const last = cut.names.at(-1);
  if (!whole.names.slice(whole.names.indexOf(first)).every(isCutHere)) return false;
  const endsInName = last?.id === null && first.key.startsWith(last.key);
  return onlyInWhole.length > maxCut || cut.isCutOff || endsInName;
}

/** The names whose order says something: above the estimated 1 % line. */
function orderedNames({ names, hasSections }: LabelList): ComparedName[] {
  if (hasSections) return [];
  return names.slice(0, onePercentLine(names.map(({ id }) => id ?? 0)));
}
