import {
  isOpen,
  isShared,
  isSlip,
  isWhole,
  type MarkedWords,
  type WordPairing,
} from './pair-words';

/** Used again: how many words there are is not known before they are looked at. */
const texts: string[] = [];

/** The words that two titles share, as a text, those of the same stem first. */
export function sharedText({ left, right }: WordPairing): string {
  let count = addMarked(left, isShared, 0);
  count = addMarked(right, isWhole, count);
  count = addMarked(left, isWhole, count);
  return joined(addMarked(left, isSlip, count));
}

/** The words that only this title has, as a text. */
export function openText(side: MarkedWords): string {
  return joined(addMarked(side, isOpen, 0));
}

/** Adds the words of a mark, without those that say nothing, to so many texts; how many there are then. */
function addMarked({ words, marks }: MarkedWords, mark: number, count: number): number {
  let end = count;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || marks[at] !== mark || word.kind === 'filler') continue;
    texts[end] = word.text;
    end += 1;
  }
  return end;
}

/** Joined, not added up: reasons are kept for a while, and a text that is added up is kept in all its pieces. */
function joined(count: number): string {
  if (count < 2) return count === 0 ? '' : (texts[0] ?? '');
  return texts.slice(0, count).join(' ');
}
