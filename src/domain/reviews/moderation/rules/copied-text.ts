import { coveredShare } from '../shingles';

const maxShare = 0.6;

/** Whether much of a review is the store's text about the product, also with some words changed. */
export function isCopied(text: string, storeTexts: readonly string[]): boolean {
  return coveredShare(text, storeTexts, 3) >= maxShare;
}
