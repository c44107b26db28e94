import type { TitleWord } from '../titles/title-word';
import { asideBit, ofForm, wordKindBits } from '../words/word-numbers';
import { isOpen, type MarkedWords } from './marked-words';

const isCream = (word: TitleWord | undefined) =>
  word?.stem === 'cream' || word?.stem === 'moisturizer';

/** Whether unshared words of one title take the place of those of the other. */
export function isExchanged(
  left: MarkedWords,
  leftOnly: number,
  right: MarkedWords,
  rightOnly: number,
): boolean {
  if (leftOnly === 1 && rightOnly === 1) {
    // 'Cream' and 'moisturizer' are the same in two shops' words.
    if (isCream(firstOpen(left)) && isCream(firstOpen(right))) return false;
    // Product types are described in many words.
  } else if (tellsForm(left) || tellsForm(right)) return false;
  const from = placeOfOpen(left);
  const otherFrom = placeOfOpen(right);
  return (
    from >= 0 &&
    otherFrom >= 0 &&
    left.words[from - 1]?.stem === right.words[otherFrom - 1]?.stem &&
    left.words[from + leftOnly]?.stem === right.words[otherFrom + rightOnly]?.stem
  );
}

function firstOpen({ words, marks }: MarkedWords): TitleWord | undefined {
  for (let at = 0; at < words.length; at += 1) if (marks[at] === isOpen) return words[at];
  return undefined;
}

/** Whether an unshared word is a product type, or in an aside. */
function tellsForm({ words, marks, numbers }: MarkedWords): boolean {
  for (let at = 0; at < words.length; at += 1) {
    if (marks[at] !== isOpen) continue;
    const shape = numbers.shapes[at] ?? 0;
    if ((shape & wordKindBits) === ofForm || (shape & asideBit) !== 0) return true;
  }
  return false;
}

/** Index of the unshared words if they are adjacent; -1: scattered. */
function placeOfOpen(side: MarkedWords): number {
  const { words, marks } = side;
  const first = firstOpen(side);
  let from = 0;
  while (words[from] !== first) from += 1;
  let next = from;
  for (let at = from; at < words.length; at += 1) {
    if (marks[at] !== isOpen) continue;
    if (words[at] !== words[next]) return -1;
    next += 1;
  }
  return from;
}
