import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

const reward =
  'gift_card|gift_cards|giftcard|voucher|vouchers|coupon|coupons|refund|refunded|refunds|money|money_back|cash|cashback|paypal|venmo|reimbursed|reimburse|bonus|points|free_bottle|free_product|free_one|second_one|lucky_draw|discount|payment|paid|pay|pays|credit|dollars|pounds|euros|bucks|$|commission|reward|prize';
const praise =
  'five_stars|5_stars|five_star|5_star|full_marks|top_rating|max_rating|maximum|positive_review|good_review|great_review|nice_review|favorable_review|favourable_review|positive_reviews|positive_feedback|good_feedback|good_comment|nice_comment|nice_words|good_rating|positive_rating|high_rating|say_something_nice|something_nice|this_review|my_review|a_review|the_review|each_review|this_text|this_post|these_words|post|screenshot|rate_it|rated_it|rate_this|top_marks|my_rating|your_review|your_rating';
const link =
  'for|if|when|in_exchange|in_return|so|after|once|because|to|as_soon_as|unless|otherwise|on_the_condition|provided|per|that|who';

/** Praise that someone pays for, and authors who depend on the seller. */
const phrases = compilePhrases(`
  ${reward} ... ${link} ... ${praise} !was|were|is|got|because|if|but_it|s
  ${praise} ... in_exchange|in_return|to_get|to_receive|so_that_i_get|because_they_offered|because_they_gave|because_they_sent ... ${reward}|free
  in exchange|return for .. positive|good|great|favorable|favourable|nice|five|5|kind|glowing review|reviews|rating|stars|star|feedback|comment|words
  exchange|return for ... $|dollars|# !honest
  on_the_condition|under_the_condition|provided .. that? .. i|we .. say|write|post|rate|leave
  asked|told|instructed|wants|want|makes|made me|us|all_of_us|everyone to? .. leave|mention|say|write|rate|post|give .. nice|good|positive|five|5|stars|words|glow|this|maximum|brand
  asked|told|instructed me|us to mention|say|write|rate|post
  which words i|to should|use
  !not|never|without|wasnt|isnt|arent|being|im_not paid|compensated|sponsored|hired to_write|to_post|to_review|to_say|to_test|for_posting|for_writing|for_this_review|for_my_review|for_a_review|by_the_brand|by_the_company|per
  was|were|am|im|got|get|been|being paid|compensated to|for write|post|review|say|test|this|posting|writing|my|the|a
  sponsored by
  paid|pay|pays|paying me|us #
  pay|pays|paid|paying me|us .. per|for review|post|text|this|write|say|my|each|the|posting
  get paid to
  review group|club|exchange
  i write reviews|comments for a? living|money
  promise|promised .. of|me ... rate|review|stars|free
  changed|change|updated|update|raised|removed|deleted|took_down .. my|your|the|from .. review|rating|stars|star ... offered|offer|refund|money|because_they|after_they|if_you|so_now|pounds|dollars
  refund*|offered|reimburs*|return_my_money|money_back ... changed|deleted|removed|took_down|uploaded|update_my|update_your|screenshot
  contacted me .. and|to ... money|refund|free
  as soon as this review
  otherwise|else no bonus|refund|discount
  for each|every good|positive|nice? comment|review|rating|star|friend ... points|get|dollars|credit|$
  # dollars|points on my|for_each|for_every
  free bottle|product|jar|one|sample for|to everyone|anyone ... post*|leave|write|review|stars
  card|leaflet|flyer|note|insert in|said .. offering|offer|free|box ... star|stars|review
  my sister|brother|mother|father|cousin|aunt|uncle|friend|wife|husband|girlfriend|boyfriend|daughter|son|partner|mom|dad|boss runs|owns|founded|sells|makes|works_for|started|created this|the|it|these company|brand|line|shop|and|products|product
  support a|our|my family|small? business
  have_not|havent|didnt|did_not|not even|actually|really? tried|opened|used|open|try it|the|this !long|enough|yet_but_i_am ... stars|friend|asked|package|gift|support
  not even opened
  my boss .. makes|wants|asks
  full disclosure .. pay|paid|they|i_work
  they pay me
  left|gave|leave five|5 stars to|so|because|for get|win|that|they|free|the
`);
const honest = /honest (?:review|opinion|feedback|thoughts)|opinions are my own|unbiased/;
const wantsPraise =
  /five|5 star|positive|favorable|favourable|\$|dollar|refund|paid me|pay me|gift card/;

/** Whether a review was written for a reward or by someone close to the seller. A free sample alone is no reason. */
export function isRewarded({ lower, tokens }: ReadableText): boolean {
  if (phrases(tokens) === 0) return false;
  return !honest.test(lower) || wantsPraise.test(lower);
}
