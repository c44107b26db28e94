import type { Size } from '../catalog/product';
import type { FeedOffer } from '../feeds/feed-offer';
import { hashText } from '../hash-text';
import { takeSize } from '../matching/rules/title-size';

/** What a feed says about the size and the ingredients of an offer. */
export type StatedFacts = Pick<FeedOffer, 'title' | 'sizeText' | 'ingredientsText'>;

const amounts = /\d[\d.,]*[ -]?\p{L}*/gu;
const notInNames = /[^\p{L}\p{N}]+/gu;

/** Equal for facts that are certainly the same: labels are compared without case and punctuation. */
export function factsHash({ title, sizeText, ingredientsText }: StatedFacts): number {
  const size = sizeText ?? title.match(amounts)?.join(' ') ?? '';
  const label = ingredientsText?.toLowerCase().replace(notInNames, '') ?? '';
  // Signed, as the database stores it.
  return hashText(`${size}\n${label}`) | 0;
}

/** The size that a feed states in a field or in the title. */
export const statedSize = ({ title, sizeText }: StatedFacts): Size | null =>
  takeSize(title, sizeText ?? undefined).size;
