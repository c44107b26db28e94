import { fingerprintDistance, fingerprintOf } from '../fingerprint';
import { coveredShare } from '../shingles';

/** Another review that may be the same text. */
export interface OtherReview {
  fingerprint: bigint;
  /** Written by the same person. */
  isOwn: boolean;
  /** Lets the comparison count words; without it only fingerprints are compared. */
  text?: string;
}

/**
 * Texts that differ in more bits are not compared word by word. Of copies with every fifth word replaced, 95% are
 * within it, of unrelated reviews of cosmetics 5%.
 */
export const candidateDistance = 22;
/** Without the other text, only fingerprints this close count. */
const sameDistance = 8;
/** Unrelated reviews share at most two fifths of their words in runs of three. */
const sameShare = 0.5;

/** Whether a review repeats another one, word for word or nearly. */
export function isDuplicate(text: string, others: readonly OtherReview[]): boolean {
  const fingerprint = fingerprintOf(text);
  return others.some((other) => {
    const distance = fingerprintDistance(fingerprint, other.fingerprint);
    if (other.text === undefined) return distance <= sameDistance;
    return distance <= candidateDistance && coveredShare(text, [other.text], 3) >= sameShare;
  });
}
