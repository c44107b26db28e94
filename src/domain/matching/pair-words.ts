import type { Title } from './read-title';
import type { TitleWord } from './title-words';

/** What became of a word when two titles were laid side by side. */
export const isOpen = 0;
/** The other title has a word of the same stem. */
export const isShared = 1;
/** Two or three words of the other title make this one: 'UnCoverup' and 'Un Cover-Up'. */
export const isWhole = 2;
/** The other title says it in other letters, and the word that says it counts. */
export const isAnswered = 3;
/** One letter differs from a word of the other title; only in the left title. */
export const isSlip = 4;
/** Only this title has it, and it sets nothing apart. */
export const isIdle = 5;

/** More words than the longest title has. */
const mostWords = 512;

/**
 * Pairs the words of two titles: by stem, by another spacing, by one letter of difference. What it finds
 * are marks in arrays that are used again: most candidates are given up before anybody asks for more.
 */
export class WordPairing {
  left: readonly TitleWord[] = [];
  right: readonly TitleWord[] = [];
  readonly leftMarks = new Uint8Array(mostWords);
  readonly rightMarks = new Uint8Array(mostWords);
  private readonly leftStems = new Int32Array(mostWords);
  private readonly rightStems = new Int32Array(mostWords);

  pair(leftTitle: Title, rightTitle: Title): void {
    const { leftMarks, rightMarks } = this;
    const left = leftTitle.words;
    const right = rightTitle.words;
    if (left !== this.left) putStems(left, this.leftStems);
    putStems(right, this.rightStems);
    this.left = left;
    this.right = right;
    const shared = this.pairByStem();
    if (shared < left.length && shared < right.length) {
      joinSpaced(left, leftMarks, right, rightMarks);
      joinSpaced(right, rightMarks, left, leftMarks);
      joinSlips(left, leftMarks, right, rightMarks);
    }
    if (shared < left.length) this.dropIdle(left, leftMarks, rightTitle, leftTitle);
    if (shared < right.length) this.dropIdle(right, rightMarks, leftTitle, rightTitle);
  }

  /** How many were paired. */
  private pairByStem(): number {
    const { left, right, leftMarks, rightMarks, leftStems, rightStems } = this;
    const { length } = right;
    let shared = 0;
    for (let other = 0; other < length; other += 1) rightMarks[other] = isOpen;
    for (let at = 0; at < left.length; at += 1) {
      leftMarks[at] = isOpen;
      const stem = leftStems[at];
      for (let other = 0; other < length; other += 1) {
        if (rightStems[other] !== stem || rightMarks[other] !== isOpen) continue;
        if (right[other]?.stem !== left[at]?.stem) continue;
        leftMarks[at] = isShared;
        rightMarks[other] = isShared;
        shared += 1;
        break;
      }
    }
    return shared;
  }

  /** What says nothing. A word said twice by one and once by the other sets nothing apart. */
  private dropIdle(
    words: readonly TitleWord[],
    marks: Uint8Array,
    owner: Title,
    other: Title,
  ): void {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (!word || marks[at] !== isOpen) continue;
      if (word.kind === 'filler' || this.isSaid(word) || isBrandOf(owner, other, word)) {
        marks[at] = isIdle;
      }
    }
  }

  private isSaid({ stem, stemKey }: TitleWord): boolean {
    const { left, right, leftMarks, rightMarks, leftStems, rightStems } = this;
    for (let at = 0; at < left.length; at += 1) {
      if (leftStems[at] !== stemKey || left[at]?.stem !== stem) continue;
      const mark = leftMarks[at];
      if (mark === isShared || mark === isWhole || mark === isSlip) return true;
    }
    for (let at = 0; at < right.length; at += 1) {
      if (rightStems[at] !== stemKey || right[at]?.stem !== stem) continue;
      if (rightMarks[at] === isWhole) return true;
    }
    return false;
  }
}

function putStems(words: readonly TitleWord[], into: Int32Array): void {
  for (let at = 0; at < words.length; at += 1) into[at] = words[at]?.stemKey ?? 0;
}

/** Of one brand that is written in two ways, one way's words may stand in the other's title. */
function isBrandOf(owner: Title, other: Title, { text }: TitleWord): boolean {
  if (owner.brand === other.brand || !owner.brand.telling.includes(text)) return false;
  if (owner.brand.key !== other.brand.key && other.brand.key !== '') return false;
  return owner.brand.telling.join() !== other.brand.telling.join();
}

/** 'Un Cover-Up' and 'UnCoverup': two or three words of one title are one word of the other. */
function joinSpaced(
  parts: readonly TitleWord[],
  partMarks: Uint8Array,
  wholes: readonly TitleWord[],
  wholeMarks: Uint8Array,
): void {
  for (let at = 0; at < wholes.length; at += 1) {
    if (wholeMarks[at] !== isOpen) continue;
    const text = wholes[at]?.text ?? '';
    for (let from = 0; from < parts.length - 1; from += 1) {
      const end = from + countParts(parts, from, text);
      if (end === from || !hasOpen(parts, partMarks, from, end)) continue;
      for (let part = 0; part < parts.length; part += 1) {
        const isPart = partMarks[part] === isOpen && stands(parts[part], parts, from, end);
        if (isPart) partMarks[part] = isAnswered;
      }
      wholeMarks[at] = isWhole;
      break;
    }
  }
}

/** How many words from here on make up a text, if it is two or three; else 0. */
function countParts(parts: readonly TitleWord[], from: number, text: string): number {
  const first = parts[from]?.text ?? '';
  const second = parts[from + 1]?.text ?? '';
  const third = parts[from + 2]?.text ?? '';
  // Asked of nearly every pair of words, and their lengths nearly always answer it.
  const open = text.length - first.length - second.length;
  if (open !== 0 && (open < 0 || open !== third.length)) return 0;
  if (!text.startsWith(first) || !text.startsWith(second, first.length)) return 0;
  if (open === 0) return 2;
  return text.endsWith(third) ? 3 : 0;
}

/** Whether any of these words is open, here or wherever else it stands. */
function hasOpen(
  words: readonly TitleWord[],
  marks: Uint8Array,
  from: number,
  end: number,
): boolean {
  for (let at = 0; at < words.length; at += 1) {
    if (marks[at] === isOpen && stands(words[at], words, from, end)) return true;
  }
  return false;
}

function stands(
  word: TitleWord | undefined,
  words: readonly TitleWord[],
  from: number,
  end: number,
): boolean {
  for (let at = from; at < end; at += 1) if (words[at] === word) return true;
  return false;
}

function joinSlips(
  left: readonly TitleWord[],
  leftMarks: Uint8Array,
  right: readonly TitleWord[],
  rightMarks: Uint8Array,
): void {
  for (let at = 0; at < left.length; at += 1) {
    const word = left[at];
    if (!word || leftMarks[at] !== isOpen || !maySlip(word)) continue;
    for (let other = 0; other < right.length; other += 1) {
      const theirs = right[other];
      if (!theirs || rightMarks[other] !== isOpen || !maySlip(theirs)) continue;
      if (!isOneLetterOff(word.text, theirs.text)) continue;
      leftMarks[at] = isSlip;
      rightMarks[other] = isAnswered;
      break;
    }
  }
}

/** A long word that no list knows. */
const maySlip = ({ kind, text }: TitleWord) => kind === 'name' && text.length >= 6;

/** One letter more, less or other, or two exchanged. */
function isOneLetterOff(one: string, other: string): boolean {
  const more = other.length - one.length;
  if (more > 1 || more < -1) return false;
  let from = 0;
  while (from < one.length && one.charCodeAt(from) === other.charCodeAt(from)) from += 1;
  if (more === 1) return endsAlike(one, from, other, from + 1);
  if (more === -1) return endsAlike(one, from + 1, other, from);
  if (endsAlike(one, from + 1, other, from + 1)) return true;
  const isTurned =
    one.charCodeAt(from) === other.charCodeAt(from + 1) &&
    one.charCodeAt(from + 1) === other.charCodeAt(from);
  return isTurned && endsAlike(one, from + 2, other, from + 2);
}

/** Whether two texts are the same from there on; so far, they are as long. */
function endsAlike(one: string, from: number, other: string, otherFrom: number): boolean {
  for (let at = 0; from + at < one.length; at += 1) {
    if (one.charCodeAt(from + at) !== other.charCodeAt(otherFrom + at)) return false;
  }
  return true;
}
