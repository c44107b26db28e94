import type { QuerySlot } from './understand/understood-query';

interface Part {
  from: number;
  to: number;
}

/**
 * The search text with one part in quotes. Words in quotes are searched as they are, so this removes what
 * was understood without another URL parameter.
 */
export function quotePart(text: string, { from, to }: Part): string {
  const words = text.slice(from, to).replaceAll('"', ' ').trim();
  return [text.slice(0, from).trimEnd(), words && `"${words}"`, text.slice(to).trimStart()]
    .filter(Boolean)
    .join(' ');
}

/** The search text without one part. */
export function leaveOutPart(text: string, { from, to }: Part): string {
  return [text.slice(0, from).trim(), text.slice(to).trim()].filter(Boolean).join(' ');
}

/** The words of a price or rating say nothing about products: "under $20" would find "Vitamin C 20%". */
export const isLeftOut = ({ kind }: QuerySlot): boolean =>
  kind === 'price' || kind === 'other-currency' || kind === 'rating';

/** A search text as a page quotes it; what is in quotes itself gets single ones. */
export const quoteSearch = (text: string): string =>
  `“${text.replace(/"([^"]*)"/g, (_, words: string) => `‘${words}’`)}”`;
