import type { Title } from './read-title';
import type { TitleWord } from './title-words';

/** Which words two titles share, and which only one of them has. */
export interface Alignment {
  shared: readonly TitleWord[];
  leftOnly: readonly TitleWord[];
  rightOnly: readonly TitleWord[];
}

/** For the words of the right title; used again for every pair of titles. */
const isTaken = new Uint8Array(512);
const noWords: readonly TitleWord[] = [];

/** Pairs the words of two titles: by stem, by another spacing, by one letter of difference. */
export function alignWords(left: Title, right: Title): Alignment {
  const shared: TitleWord[] = [];
  let leftOpen: TitleWord[] = [];
  isTaken.fill(0, 0, right.words.length);
  for (const word of left.words) {
    const at = openPlaceOf(word.stem, right.words);
    if (at < 0) leftOpen.push(word);
    else {
      isTaken[at] = 1;
      shared.push(word);
    }
  }
  let rightOpen: TitleWord[] = [];
  for (let at = 0; at < right.words.length; at += 1) {
    const word = right.words[at];
    if (word && isTaken[at] === 0) rightOpen.push(word);
  }
  if (leftOpen.length > 0 && rightOpen.length > 0) {
    if (beginsOne(left.words, rightOpen)) {
      [leftOpen, rightOpen] = joinSpaced(left.words, leftOpen, rightOpen, shared);
    }
    if (beginsOne(right.words, leftOpen)) {
      [rightOpen, leftOpen] = joinSpaced(right.words, rightOpen, leftOpen, shared);
    }
    if (hasSlip(leftOpen, rightOpen)) {
      [leftOpen, rightOpen] = joinSlips(leftOpen, rightOpen, shared);
    }
  }
  return {
    shared,
    leftOnly: tellingOf(leftOpen, shared, right, left),
    rightOnly: tellingOf(rightOpen, shared, left, right),
  };
}

function openPlaceOf(stem: string, words: readonly TitleWord[]): number {
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.stem === stem && isTaken[at] === 0) return at;
  }
  return -1;
}

/** Without what says nothing. A word said twice by one and once by the other sets nothing apart. */
function tellingOf(
  open: readonly TitleWord[],
  shared: readonly TitleWord[],
  owner: Title,
  other: Title,
): readonly TitleWord[] {
  if (open.length === 0) return noWords;
  const telling: TitleWord[] = [];
  for (const word of open) {
    if (word.kind === 'filler' || isSaid(word.stem, shared)) continue;
    if (!isBrandOf(owner, other, word)) telling.push(word);
  }
  return telling;
}

function isSaid(stem: string, words: readonly TitleWord[]): boolean {
  for (const word of words) if (word.stem === stem) return true;
  return false;
}

/** Of one brand that is written in two ways, one way's words may stand in the other's title. */
function isBrandOf(owner: Title, other: Title, { text }: TitleWord): boolean {
  if (owner.brand === other.brand || !owner.brand.telling.includes(text)) return false;
  if (owner.brand.key !== other.brand.key && other.brand.key !== '') return false;
  return owner.brand.telling.join() !== other.brand.telling.join();
}

/** Whether a word that stands alone begins as one of the others: else none of them is put together. */
function beginsOne(all: readonly TitleWord[], whole: readonly TitleWord[]): boolean {
  for (const { text } of whole) {
    for (const { text: first } of all) {
      if (first.length < text.length && text.startsWith(first)) return true;
    }
  }
  return false;
}

function hasSlip(left: readonly TitleWord[], right: readonly TitleWord[]): boolean {
  for (const one of left) {
    for (const other of right) if (isSlip(one, other)) return true;
  }
  return false;
}

/** 'Un Cover-Up' and 'UnCoverup': two or three words of one title are one word of the other. */
function joinSpaced(
  all: readonly TitleWord[],
  spaced: TitleWord[],
  whole: TitleWord[],
  shared: TitleWord[],
): [TitleWord[], TitleWord[]] {
  let open = spaced;
  const rest = whole.filter((word) => {
    for (let from = 0; from < all.length - 1; from += 1) {
      const first = all[from]?.text ?? '';
      if (first.length >= word.text.length || !word.text.startsWith(first)) continue;
      for (let length = 2; length <= 3 && from + length <= all.length; length += 1) {
        const parts = all.slice(from, from + length);
        if (!parts.some((part) => open.includes(part))) continue;
        if (parts.map(({ text }) => text).join('') !== word.text) continue;
        open = open.filter((part) => !parts.includes(part));
        shared.push(word);
        return false;
      }
    }
    return true;
  });
  return [open, rest];
}

function joinSlips(
  left: TitleWord[],
  right: TitleWord[],
  shared: TitleWord[],
): [TitleWord[], TitleWord[]] {
  const open = [...right];
  const rest = left.filter((word) => {
    const at = open.findIndex((other) => isSlip(word, other));
    if (at < 0) return true;
    open.splice(at, 1);
    shared.push(word);
    return false;
  });
  return [rest, open];
}

/** One letter more, less or other, or two exchanged, in a long word that no list knows. */
function isSlip(one: TitleWord, other: TitleWord): boolean {
  if (one.kind !== 'name' || other.kind !== 'name') return false;
  return one.text.length <= other.text.length
    ? isOneLetterOff(one.text, other.text)
    : isOneLetterOff(other.text, one.text);
}

function isOneLetterOff(short: string, long: string): boolean {
  if (short.length < 6 || long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const skip = long.length > short.length ? 0 : 1;
  if (short.slice(from + skip) === long.slice(from + 1)) return true;
  const isTurned = short[from] === long[from + 1] && short[from + 1] === long[from];
  return skip === 1 && isTurned && short.slice(from + 2) === long.slice(from + 2);
}
