/** What a look through a feed found, before anything is written. */
export interface FeedSurvey {
  /** Offers of it that are on the site. */
  knownBefore: number;
  /** Of these, how many it still lists. */
  stillListed: number;
  /** Of these, with a price on both sides. */
  comparable: number;
  /** Of these, whose price is ten or a hundred times what it was, or a tenth or a hundredth. */
  jumped: number;
  /** Of these, in another currency than before. */
  otherCurrency: number;
}

/** From this share on a jump is the feed's mistake and not the shop's new price. */
const maxJumpShare = 0.2;
const maxOtherCurrencyShare = 0.2;
/** Below so many offers, a share says nothing. */
const minComparedOffers = 5;

/** Why a feed must not be taken in before the operator has looked at it; null: it may. */
export function guardFeed(survey: FeedSurvey, { isFull }: { isFull: boolean }): string | null {
  const { knownBefore, stillListed, comparable, jumped, otherCurrency } = survey;
  if (isFull && knownBefore >= minComparedOffers && stillListed < knownBefore / 2) {
    return `it lists only ${stillListed} of the ${knownBefore} offers it had`;
  }
  if (comparable < minComparedOffers) return null;
  if (otherCurrency / comparable > maxOtherCurrencyShare) {
    return `${otherCurrency} of ${comparable} offers are in another currency than before`;
  }
  if (jumped / comparable > maxJumpShare) {
    return `${jumped} of ${comparable} prices are ten or a hundred times what they were, or a fraction`;
  }
  return null;
}

const factors = [10, 100, 0.1, 0.01];
const tolerance = 0.06;

/** Whether a price moved by a factor that a lost or added decimal point makes. */
export function isPriceJump(beforeCents: number, nowCents: number): boolean {
  const factor = nowCents / beforeCents;
  return factors.some((jump) => Math.abs(Math.log(factor / jump)) < tolerance);
}
