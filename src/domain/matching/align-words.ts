import type { Title } from './read-title';
import type { TitleWord } from './title-words';

/** Which words two titles share, and which only one of them has. */
export interface Alignment {
  shared: readonly TitleWord[];
  leftOnly: readonly TitleWord[];
  rightOnly: readonly TitleWord[];
}

/** Pairs the words of two titles: by stem, by another spacing, by one letter of difference. */
export function alignWords(left: Title, right: Title): Alignment {
  const shared: TitleWord[] = [];
  const rightOpen: (TitleWord | null)[] = [...right.words];
  let leftOpen: TitleWord[] = [];
  for (const word of left.words) {
    const at = rightOpen.findIndex((other) => other?.stem === word.stem);
    if (at < 0) leftOpen.push(word);
    else {
      rightOpen[at] = null;
      shared.push(word);
    }
  }
  let open = rightOpen.filter((word) => word !== null);
  if (leftOpen.length > 0 || open.length > 0) {
    [leftOpen, open] = joinSpaced(left.words, leftOpen, open, shared);
    [open, leftOpen] = joinSpaced(right.words, open, leftOpen, shared);
    [leftOpen, open] = joinSlips(leftOpen, open, shared);
  }
  const said = new Set(shared.map(({ stem }) => stem));
  // A word said twice by one and once by the other sets nothing apart.
  const isTelling = ({ kind, stem }: TitleWord) => kind !== 'filler' && !said.has(stem);
  return {
    shared,
    leftOnly: leftOpen.filter((word) => isTelling(word) && !isBrandOf(right, left, word)),
    rightOnly: open.filter((word) => isTelling(word) && !isBrandOf(left, right, word)),
  };
}

/** Of one brand that is written in two ways, one way's words may stand in the other's title. */
function isBrandOf(owner: Title, other: Title, { text }: TitleWord): boolean {
  if (owner.brand.key !== other.brand.key && other.brand.key !== '') return false;
  const isSpelledAlike = owner.brand.telling.join() === other.brand.telling.join();
  return !isSpelledAlike && owner.brand.telling.includes(text);
}

/** 'Un Cover-Up' and 'UnCoverup': two or three words of one title are one word of the other. */
function joinSpaced(
  all: readonly TitleWord[],
  spaced: TitleWord[],
  whole: TitleWord[],
  shared: TitleWord[],
): [TitleWord[], TitleWord[]] {
  const isOpen = new Set(spaced);
  const rest = whole.filter((word) => {
    for (let from = 0; from < all.length - 1; from += 1) {
      if (!word.text.startsWith(all[from]?.text ?? '')) continue;
      for (let length = 2; length <= 3 && from + length <= all.length; length += 1) {
        const parts = all.slice(from, from + length);
        if (!parts.some((part) => isOpen.has(part))) continue;
        if (parts.map(({ text }) => text).join('') !== word.text) continue;
        for (const part of parts) isOpen.delete(part);
        shared.push(word);
        return false;
      }
    }
    return true;
  });
  return [spaced.filter((word) => isOpen.has(word)), rest];
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
  const [short, long] =
    one.text.length <= other.text.length ? [one.text, other.text] : [other.text, one.text];
  if (short.length < 6 || long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const skip = long.length > short.length ? 0 : 1;
  if (short.slice(from + skip) === long.slice(from + 1)) return true;
  const isTurned = short[from] === long[from + 1] && short[from + 1] === long[from];
  return skip === 1 && isTurned && short.slice(from + 2) === long.slice(from + 2);
}
