import { isOpen, isShared, isSlip, isWhole, type WordPairing } from './pair-words';
import type { TitleWord } from './title-words';

/** Which words two titles share, and which only one of them has. */
export interface Alignment {
  shared: readonly TitleWord[];
  leftOnly: readonly TitleWord[];
  rightOnly: readonly TitleWord[];
}

/** The words of two titles that were paired; those of the same stem first. */
export function alignWords({ left, right }: WordPairing): Alignment {
  const shared: TitleWord[] = [];
  const leftOnly: TitleWord[] = [];
  const rightOnly: TitleWord[] = [];
  addMarked(shared, left, isShared);
  addMarked(shared, right, isWhole);
  addMarked(shared, left, isWhole);
  addMarked(shared, left, isSlip);
  addMarked(leftOnly, left, isOpen);
  addMarked(rightOnly, right, isOpen);
  return { shared, leftOnly, rightOnly };
}

function addMarked(into: TitleWord[], { words, marks }: WordPairing['left'], mark: number): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word && marks[at] === mark) into.push(word);
  }
}
