import type { Alignment } from './align-words';
import type { Title } from './read-title';
import type { TitleWord } from './title-words';

/** How two titles differ as a whole; `left` and `right` are theirs. */
export interface Shape {
  /** 'The Water Cream' and 'The Water Cream Oil-Free Pore Minimizing Moisturizer'. */
  isSubtitle: boolean;
  /** 'Shadow Insurance' and 'Shadow Insurance Eyeshadow Primer': what it is, said after its name. */
  isAppended: boolean;
  /** 'Water Jet Soothing Solution' and 'Water Jet Vital Solution': a word in another's place. */
  isExchange: boolean;
  /** 'Illuminating Primer' and 'Pore Diffusing Primer'. */
  beginsOtherwise: boolean;
}

/** Tells how two titles differ as a whole. */
export function titleShape({ leftOnly, rightOnly }: Alignment, left: Title, right: Title): Shape {
  const isOneSided = leftOnly.length === 0 || rightOnly.length === 0;
  const more = [...leftOnly, ...rightOnly].filter(({ aside }) => !aside);
  const begins = isOneSided && more.length > 0 && isBeginning(left, right);
  const isDescribing = more.every(
    ({ kind }) => kind === 'form' || kind === 'praise' || kind === 'audience',
  );
  return {
    // Three words more describe the same product, one or two name another one of the line.
    isSubtitle:
      begins && more.length >= 3 && more.some(({ kind }) => kind === 'form' || kind === 'praise'),
    isAppended: begins && isDescribing && more.at(-1)?.kind === 'form',
    isExchange: isExchange({ leftOnly, rightOnly }, left, right),
    beginsOtherwise: leftOnly.includes(firstWord(left)) && rightOnly.includes(firstWord(right)),
  };
}

/** Whether one title, of more than a word, is the beginning of the other. */
function isBeginning(left: Title, right: Title): boolean {
  const [short, long] =
    left.words.length <= right.words.length ? [left.words, right.words] : [right.words, left.words];
  return short.length >= 2 && short.every(({ stem }, index) => long[index]?.stem === stem);
}

const nothing: TitleWord = { text: '', stem: '', kind: 'filler', aside: false };

const firstWord = ({ words }: Title) => words.find(({ kind }) => kind !== 'filler') ?? nothing;

const isCream = ({ stem }: TitleWord) => stem === 'cream' || stem === 'moisturizer';

function isExchange(
  { leftOnly, rightOnly }: Pick<Alignment, 'leftOnly' | 'rightOnly'>,
  left: Title,
  right: Title,
): boolean {
  const [one, other] = [leftOnly[0], rightOnly[0]];
  if (!one || !other || leftOnly.length > 1 || rightOnly.length > 1) return false;
  // A cream and a moisturizer are the same in two shops' words.
  if (isCream(one) && isCream(other)) return false;
  const [at, otherAt] = [left.words.indexOf(one), right.words.indexOf(other)];
  return (
    left.words[at - 1]?.stem === right.words[otherAt - 1]?.stem &&
    left.words[at + 1]?.stem === right.words[otherAt + 1]?.stem
  );
}
