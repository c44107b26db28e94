import { isOpen, isShared, isTypo, isWhole, type MarkedWords } from './marked-words';
import type { WordPairing } from './pair-words';

/** The words that two titles share, as text; words with the same stem first. */
export function sharedText({ left, right }: WordPairing): string {
  const shared = withMarked(left, isShared, '');
  return withMarked(left, isTypo, withMarked(left, isWhole, withMarked(right, isWhole, shared)));
}

/** The words that only this title has, as text. */
export function openText(side: MarkedWords): string {
  return withMarked(side, isOpen, '');
}

/** A text and the words with a mark, without filler words. */
function withMarked({ words, marks }: MarkedWords, mark: number, before: string): string {
  let text = before;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || marks[at] !== mark || word.kind === 'filler') continue;
    text = text === '' ? word.text : `${text} ${word.text}`;
  }
  return text;
}
