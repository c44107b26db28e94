/** Result of scanning a feed before anything is written. */
export interface FeedSurvey {
  /** Its offers on the site. */
  knownBefore: number;
  /** Of these, still listed. */
  stillListed: number;
  /** Of these, with a price before and now. */
  comparable: number;
  /** Of these, with a price ten or a hundred times higher or lower. */
  jumped: number;
  /** Of these, with a different currency. */
  otherCurrency: number;
  /** Of these, without a currency now. */
  withoutCurrency: number;
}

/** From this share on, price jumps are an error in the feed. */
const maxJumpShare = 0.2;
/** A file that ends without a line break must list this share of its offers, or it may be cut off. */
const minUnterminatedShare = 0.9;
const maxOtherCurrencyShare = 0.2;
/** With fewer offers, a share means nothing. */
const minComparedOffers = 5;

/** Why a feed needs the operator's approval; null: it does not. */
export function guardFeed(
  survey: FeedSurvey,
  { isFull, isUnterminated }: { isFull: boolean; isUnterminated: boolean },
): string | null {
  const { knownBefore, stillListed, comparable, jumped, otherCurrency, withoutCurrency } = survey;
  if (isFull && knownBefore >= minComparedOffers && stillListed < knownBefore / 2) {
    return `it lists only ${stillListed} of the ${knownBefore} offers it had`;
  }
  if (
    isFull &&
    isUnterminated &&
    knownBefore >= minComparedOffers &&
    stillListed < knownBefore * minUnterminatedShare
  ) {
    return `it ends without a line break and lists only ${stillListed} of the ${knownBefore} offers it had: it may be cut off`;
  }
  if (comparable < minComparedOffers) return null;
  if (withoutCurrency / comparable > maxOtherCurrencyShare) {
    return `${withoutCurrency} of ${comparable} prices have no currency: set it with --currency CODE`;
  }
  if (otherCurrency / comparable > maxOtherCurrencyShare) {
    return `${otherCurrency} of ${comparable} offers are in a different currency than before`;
  }
  if (jumped / comparable > maxJumpShare) {
    return `${jumped} of ${comparable} prices are ten or a hundred times higher or lower than before`;
  }
  return null;
}
