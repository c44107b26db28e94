import { isOpen, isShared, isSlip, isWhole, type WordPairing } from './pair-words';
import type { TitleWord } from './title-words';

/** Which words two titles share, and which only one of them has. */
export interface Alignment {
  shared: readonly TitleWord[];
  leftOnly: readonly TitleWord[];
  rightOnly: readonly TitleWord[];
}

/** The words of two titles that were paired; those of the same stem first. */
export function alignWords({ left, right, leftMarks, rightMarks }: WordPairing): Alignment {
  const shared: TitleWord[] = [];
  const leftOnly: TitleWord[] = [];
  const rightOnly: TitleWord[] = [];
  addMarked(shared, left, leftMarks, isShared);
  addMarked(shared, right, rightMarks, isWhole);
  addMarked(shared, left, leftMarks, isWhole);
  addMarked(shared, left, leftMarks, isSlip);
  addMarked(leftOnly, left, leftMarks, isOpen);
  addMarked(rightOnly, right, rightMarks, isOpen);
  return { shared, leftOnly, rightOnly };
}

function addMarked(
  into: TitleWord[],
  words: readonly TitleWord[],
  marks: Uint8Array,
  mark: number,
): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word && marks[at] === mark) into.push(word);
  }
}
