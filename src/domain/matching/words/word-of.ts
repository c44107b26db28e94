import { hashText } from '~/domain/hash-text';
import { ownCopy } from '~/domain/own-copy';
import type { TitleWord } from '../titles/title-word';
import { wordKind } from './word-kind';
import { wordStem } from './word-stem';

export const degrees: ReadonlySet<string> = new Set(['intense', 'extra', 'deep', 'dark']);
export const opensAside: ReadonlySet<string> = new Set(['for', 'with', 'avec', 'mit', 'infused']);

/** A word of a title, without its context. */
export function wordOf(said: string): TitleWord {
  const text = ownCopy(said);
  const stem = wordStem(text);
  return {
    text,
    stem,
    // Signed, so that V8 stores it without a heap number.
    stemKey: hashText(stem) | 0,
    ends: endsOf(text),
    kind: wordKind(text, stem),
    aside: false,
  };
}

/** One byte per letter, which distinguishes most words. */
function endsOf(text: string): number {
  const { length } = text;
  const letter = (at: number) => text.charCodeAt(at) & 0xff;
  return (letter(0) << 24) | (letter(1) << 16) | (letter(length - 2) << 8) | letter(length - 1);
}
