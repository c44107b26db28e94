import { coveredShare } from '../shingles';

const maxShare = 0.5;

/** Whether at least half of a review is the store's text about the product. */
export function isCopied(text: string, storeTexts: readonly string[]): boolean {
  return coveredShare(text, storeTexts, 4) >= maxShare;
}
