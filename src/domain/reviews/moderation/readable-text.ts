/** A review as the rules read it: tricks with letters are undone, the meaning stays. */
export interface ReadableText {
  /** Title and text with compatibility forms replaced and invisible characters removed. */
  plain: string;
  /** The same in lower case, with l e t t e r s that stand apart joined. */
  lower: string;
}

// Zero-width characters, the soft hyphen and variation selectors.
const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/g;
const lettersApart = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}(?![\p{L}\p{N}])){2,}/gu;

/** Longer texts are not stored; the limit bounds the time that a text can cost. */
export const maxJudgedLength = 6_000;

/** Undoes look-alike letters, invisible characters and letters that stand apart. */
export function readText(title: string, text: string): ReadableText {
  const plain = `${title}\n${text}`
    .slice(0, maxJudgedLength)
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"');
  const joined = plain.replace(lettersApart, (letters) => letters.replace(/[ .*_-]/g, ''));
  return { plain, lower: joined.toLowerCase() };
}
