import { maxJudgedLength, readText } from './readable-text';
import { type ReviewReasonCode, reviewReasons } from './reason';
import { isBurst } from './rules/burst';
import { hasContactDetails } from './rules/contact';
import { isCopied } from './rules/copied-text';
import { isDuplicate, type OtherReview } from './rules/duplicates';
import { isGibberish } from './rules/gibberish';
import { isHealthRisk } from './rules/health-claims';
import { isRewarded } from './rules/incentive';
import { hasLink } from './rules/links';
import { hasMarkup } from './rules/markup';
import { isOffTopic } from './rules/off-topic';
import { hasPersonalData } from './rules/personal-data';
import { hasProfanity } from './rules/profanity';
import { isPromotion } from './rules/promotion';
import { isPadded } from './rules/repetition';
import { isSellerTalk } from './rules/seller-talk';
import { isTemplate } from './rules/template';

/** What the judgment sees of a review. The number of stars is not part of it. */
export interface JudgedReview {
  title: string;
  text: string;
  photoCount: number;
  isFirstReview: boolean;
  /** The product’s description and features, as stores publish them. */
  storeTexts: readonly string[];
  /** Reviews of other products too: fingerprints within `candidateDistance` are enough. */
  others: readonly OtherReview[];
  /** Reviews of the product in the last 24 hours. */
  recentOnProduct: number;
  /** Its usual number in 24 hours; may be a fraction. */
  usualOnProduct: number;
}

export interface ReviewVerdict {
  state: 'published' | 'held' | 'refused';
  /** Sentences for the author. */
  reasons: readonly string[];
  /** The same reasons for logs and figures. */
  codes: readonly ReviewReasonCode[];
}

/** Decides whether a review is published, waits for a person or must be changed by its author. */
export function judgeReview(review: JudgedReview): ReviewVerdict {
  const found = findReasons(review);
  const refused = found.filter((code) => reviewReasons[code].state === 'refused');
  // An author who has to change the text first needs no other reasons.
  const codes = refused.length > 0 ? refused : found;
  const state = refused.length > 0 ? 'refused' : found.length > 0 ? 'held' : 'published';
  return { state, reasons: codes.map((code) => reviewReasons[code].text), codes };
}

function findReasons(review: JudgedReview): ReviewReasonCode[] {
  const { title, text, others, storeTexts } = review;
  const readable = readText(title, text);
  const checks: Record<ReviewReasonCode, boolean> = {
    markup: hasMarkup(`${title}\n${text}`),
    link: hasLink(readable),
    contact: hasContactDetails(readable),
    'personal-data': hasPersonalData(readable),
    profanity: hasProfanity(readable),
    promotion: isPromotion(readable) || isRewarded(readable),
    'seller-talk': isSellerTalk(readable),
    template: isTemplate(readable),
    health: isHealthRisk(readable),
    'off-topic': isOffTopic(readable),
    padding: isPadded(text.slice(0, maxJudgedLength)),
    gibberish: isGibberish(readable),
    duplicate: isDuplicate(text, others),
    copied: isCopied(text, storeTexts),
    burst: isBurst(review.recentOnProduct, review.usualOnProduct),
    photos: review.photoCount > 0,
    'first-review': review.isFirstReview,
  };
  return reasonCodes.filter((code) => checks[code]);
}

const reasonCodes = Object.keys(reviewReasons).filter(
  (code): code is ReviewReasonCode => code in reviewReasons,
);
