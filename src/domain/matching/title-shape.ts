import type { Alignment } from './align-words';
import { isAncillary, isOtherGood } from './forms';
import type { Title } from './read-title';
import { isSoft, type TitleWord } from './title-words';

/** How two titles differ as a whole; `left` and `right` are theirs. */
export interface Shape {
  /** 'The Water Cream' and 'The Water Cream Oil-Free Pore Minimizing Moisturizer'. */
  isSubtitle: boolean;
  /** One shop tells much more of what both name: three words, of which two praise. */
  isDescribed: boolean;
  /** 'Shadow Insurance' and 'Shadow Insurance Eyeshadow Primer': what it is, said after its name. */
  isAppended: boolean;
  /** 'Water Jet Soothing Solution' and 'Water Jet Vital Solution': words in others' place. */
  isExchange: boolean;
  /** 'Illuminating Primer' and 'Pore Diffusing Primer'. */
  beginsOtherwise: boolean;
}

/** Tells how two titles differ as a whole. */
export function titleShape(alignment: Alignment, left: Title, right: Title): Shape {
  const { shared, leftOnly, rightOnly } = alignment;
  if (leftOnly.length === 0) return shapeOfMore(rightOnly, shared, left, right);
  if (rightOnly.length === 0) return shapeOfMore(leftOnly, shared, left, right);
  return {
    ...noShape,
    isExchange: isExchange(alignment, left, right),
    beginsOtherwise: leftOnly.includes(firstWord(left)) && rightOnly.includes(firstWord(right)),
  };
}

const noShape: Readonly<Shape> = {
  isSubtitle: false,
  isDescribed: false,
  isAppended: false,
  isExchange: false,
  beginsOtherwise: false,
};

/** Where only one of two titles says more than the other. */
function shapeOfMore(
  only: readonly TitleWord[],
  shared: readonly TitleWord[],
  left: Title,
  right: Title,
): Shape {
  const more = only.filter(({ aside }) => !aside);
  const last = more.at(-1);
  if (!last) return noShape;
  const begins = isBeginning(left, right);
  const isDescribing = more.every(
    ({ kind }) => kind === 'form' || kind === 'praise' || kind === 'audience',
  );
  const isAppended = begins && isDescribing && last.kind === 'form';
  const isScent = left.concentration !== null || right.concentration !== null;
  // Three words more describe the same product, one or two name another one of the line.
  if (isScent || more.length < 3) return { ...noShape, isAppended };
  const softer = more.filter(({ kind }) => isSoft(kind));
  // A scent's name and its oil are two; a concentrate, and what is for the face, is told to be an oil.
  const isTold =
    softer.length >= 3 ||
    shared.some(({ kind }) => kind === 'form') ||
    more.some(({ kind }) => kind === 'audience');
  const isElse = isTold ? isOtherGood : isAncillary;
  const isLong = shared.filter(({ kind }) => kind !== 'filler').length >= 4;
  const tellsMore =
    softer.length >= (begins && isLong ? 1 : 2) &&
    !more.some(({ kind, stem }) => kind === 'part' || isElse(stem));
  return {
    ...noShape,
    isSubtitle: begins && tellsMore,
    isDescribed: tellsMore && (isLong || (softer.length >= 3 && !more.some(isOwnName))),
    isAppended,
  };
}

/** Whether one title, of more than a word, is the beginning of the other. */
function isBeginning(left: Title, right: Title): boolean {
  const [short, long] =
    left.words.length <= right.words.length ? [left.words, right.words] : [right.words, left.words];
  return short.length >= 2 && short.every(({ stem }, index) => long[index]?.stem === stem);
}

const isOwnName = ({ kind }: TitleWord) => kind === 'name' || kind === 'number';

const nothing: TitleWord = {
  text: '',
  stem: '',
  stemKey: 0,
  ends: 0,
  kind: 'filler',
  aside: false,
};

const firstWord = ({ words }: Title) => words.find(({ kind }) => kind !== 'filler') ?? nothing;

const isCream = ({ stem }: TitleWord) => stem === 'cream' || stem === 'moisturizer';

function isExchange({ leftOnly, rightOnly }: Alignment, left: Title, right: Title): boolean {
  const [one, other] = [leftOnly[0], rightOnly[0]];
  if (!one || !other) return false;
  // A cream and a moisturizer are the same in two shops' words.
  const isOneWord = leftOnly.length === 1 && rightOnly.length === 1;
  if (isOneWord && isCream(one) && isCream(other)) return false;
  // What it is, is told in many words.
  const tellsForm = ({ kind, aside }: TitleWord) => kind === 'form' || aside;
  if (!isOneWord && (leftOnly.some(tellsForm) || rightOnly.some(tellsForm))) return false;
  const [from, otherFrom] = [placeOf(leftOnly, left), placeOf(rightOnly, right)];
  return (
    from !== null &&
    otherFrom !== null &&
    left.words[from - 1]?.stem === right.words[otherFrom - 1]?.stem &&
    left.words[from + leftOnly.length]?.stem === right.words[otherFrom + rightOnly.length]?.stem
  );
}

/** Where words stand in a title one behind the other; null: they are scattered. */
function placeOf(some: readonly TitleWord[], { words }: Title): number | null {
  const [first] = some;
  const from = first ? words.indexOf(first) : -1;
  return from >= 0 && some.every((word, index) => words[from + index] === word) ? from : null;
}
