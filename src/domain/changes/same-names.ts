import type { ComparedName, LabelList } from './label-list';

type Names = readonly [removed: readonly ComparedName[], added: readonly ComparedName[]];

/** Leaves out names of one label that are another form of a name of the other label. */
export function withoutSameNames(
  names: Names,
  labels: readonly [before: LabelList, after: LabelList],
): Names {
  return withoutSplitNames(withoutMissingLetters(withoutPlantParts(names)), labels);
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

/** Shorter names that differ by a letter are usually two ingredients. */
const minSpelled = 12;

/** 'Polyethyl Methacrylate' is an ingredient, but also 'Polymethyl Methacrylate' without a letter. */
function withoutMissingLetters([removed, added]: Names): Names {
  const isSpelled = (one: ComparedName, other: ComparedName) =>
    lacksLetter(one.key, other.key) || lacksLetter(other.key, one.key);
  return [
    removed.filter((gone) => !added.some((come) => isSpelled(gone, come))),
    added.filter((come) => !removed.some((gone) => isSpelled(gone, come))),
  ];
}

/** Whether a key is another one without one of its letters. */
function lacksLetter(key: string, whole: string): boolean {
  if (key.length < minSpelled || key.length + 1 !== whole.length) return false;
  const at = [...key].findIndex((letter, index) => letter !== whole[index]);
  const missing = at < 0 ? key.length : at;
  return /\p{L}/u.test(whole.charAt(missing)) && key.slice(missing) === whole.slice(missing + 1);
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
