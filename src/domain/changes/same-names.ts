import { nameKey } from '../ingredients/dictionary/name-key';
import type { ComparedName, LabelList } from './label-list';

type Names = readonly [removed: readonly ComparedName[], added: readonly ComparedName[]];

/** Leaves out names of one label that are another form of a name of the other label. */
export function withoutSameNames(
  names: Names,
  labels: readonly [before: LabelList, after: LabelList],
): Names {
  return withoutSplitNames(withoutTornNames(withoutPlantParts(names), labels), labels);
}

const plantParts = new Set(
  'seed seeds leaf fruit flower root kernel bark peel bran germ nut bud stem wood rhizome sprout whole'.split(
    ' ',
  ),
);

/** 'Olea Europaea Oil' and 'Olea Europaea Fruit Oil' are one ingredient: labels leave the part of a plant out. */
function withoutPlantParts([removed, added]: Names): Names {
  const keyOf = ({ name }: ComparedName) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => !plantParts.has(word))
      .join(' ');
  const [gone, come] = [new Set(removed.map(keyOf)), new Set(added.map(keyOf))];
  return [
    removed.filter((name) => !come.has(keyOf(name))),
    added.filter((name) => !gone.has(keyOf(name))),
  ];
}

/** 'PPG - 5 - Ceteth - 20' is read as Ceteth-20, but the rest of PPG-5-Ceteth-20 stands beside it. */
function withoutTornNames(
  [removed, added]: Names,
  [before, after]: readonly [LabelList, LabelList],
): Names {
  const isTorn = (whole: ComparedName, part: ComparedName, { unread }: LabelList) => {
    const [wholeKey, partKey] = [nameKey(whole.name), nameKey(part.name)];
    return (
      wholeKey !== partKey &&
      wholeKey.includes(partKey) &&
      unread.join('').includes(wholeKey.replace(partKey, ''))
    );
  };
  const isSame = (gone: ComparedName, come: ComparedName) =>
    isTorn(gone, come, after) || isTorn(come, gone, before);
  return [
    removed.filter(
      (gone) =>
        !added.some((come) => isSame(gone, come)) &&
        !after.names.some((name) => hasRest(gone, name, after) || hasRest(name, gone, before)),
    ),
    added.filter(
      (come) =>
        !removed.some((gone) => isSame(gone, come)) &&
        !before.names.some((name) => hasRest(come, name, before) || hasRest(name, come, after)),
    ),
  ];
}

/** Whether a label names a part of a name, and has exactly the rest as a text of its own. */
function hasRest(whole: ComparedName, part: ComparedName, { unread }: LabelList): boolean {
  if (part.id === null || whole.key === part.key || !whole.key.includes(part.key)) return false;
  return unread.includes(whole.key.replace(part.key, ''));
}

/** 'PEG-60, Hydrogenated Castor Oil' is read as two known names, but the other label has them as one. */
function withoutSplitNames(
  [removed, added]: Names,
  [before, after]: readonly [LabelList, LabelList],
): Names {
  const goneParts = splitNames(added, before);
  const comeParts = splitNames(removed, after);
  return [
    removed.filter((name) => !comeParts.has(name.key) && !goneParts.has(name.key)),
    added.filter((name) => !goneParts.has(name.key) && !comeParts.has(name.key)),
  ];
}

/** The keys of names that another label writes as two neighbors, and of these neighbors. */
function splitNames(wholes: readonly ComparedName[], { names }: LabelList): Set<string> {
  const keys = new Set(wholes.map(({ key }) => key));
  return new Set(
    names.flatMap(({ key }, at) => {
      const next = names[at + 1]?.key ?? '';
      return next !== '' && keys.has(key + next) ? [key + next, key, next] : [];
    }),
  );
}
