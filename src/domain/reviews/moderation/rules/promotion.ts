import type { ReadableText } from '../readable-text';

const codes =
  /\b(?:code|coupon|voucher|promo|promo code)\b(?:\s(?:code|is|still|active|works|at checkout|here|called)){0,3}\s?[:=]?\s?"?(?=[A-Z-]{0,20}\d|[A-Z]{5})[A-Z][A-Z0-9]{0,20}-?[A-Z0-9]{1,20}\b/;
const codeWithDiscount =
  /\b(?!SPF|UVA|UVB)[A-Z]{3,12}-?\d{1,3}\b[^.!?\n]{0,80}\b(?:off|percent|discount|save|cheaper)\b/;
const codeTalk =
  /\b(?:use|enter|apply|with|try|type)\s(?:my|our|the|this)?\s?(?:discount |promo |coupon |voucher |referral )?(?:code|voucher|coupon code|promo code)\b(?=[^.!?\n]{0,40}(?:\d|off|save|checkout|percent|discount))|\bmy (?:discount|promo|referral|affiliate|coupon) (?:code|link)\b|\b(?:with|use|through) my referral\b|\benter [a-z]+\d+ (?:to|for|and|at)\b/;
const paid =
  /\b(?:was|were|am|i'm|got|get|been|being)\s(?:paid|compensated)\s(?:to (?:write|post|review|say|test)|for (?:this|posting|writing|my review|the review|a review))|\bpaid me\b[^.!?\n]{0,40}\b(?:review|text|write|stars?|this)|\bget paid to\b|\bwhich words (?:i should|to) use\b|\breview group\b|\bsponsored by\b|\basked me to (?:mention|say|write|rate)\b|\bpromised? (?:me |of )[^.!?\n]{0,40}\b(?:rate|review|stars)|\brefunded\b[^.!?\n]{0,60}\b(?:deleted|removed|changed|took down) my\b|\bsigns? up with my\b|\bmy invite\b/;
const rewards =
  '(?:gift ?cards?|vouchers?|coupons?|refund(?:ed)?|money back|cash ?back|paypal|money|\\$\\s?\\d+|\\d+ (?:dollars|bucks|euros|pounds))';
const praise =
  '(?:(?:positive|good|great|5|five|nice)[\\s-](?:stars?|reviews?|ratings?|feedback)|five stars|5 stars|(?:changed?|change|remove|update) (?:my|your|the) (?:\\w+ ){0,2}(?:rating|review|stars))';
const rewardForPraise = new RegExp(
  `\\b${rewards}[^.!?\\n]{0,60}\\b(?:for|if|when|in exchange|in return)\\b[^.!?\\n]{0,40}\\b${praise}|\\b(?:exchange|return) for (?:a |this |my |your )?${praise}|\\b(?:exchange|return) for [^.!?\\n]{0,30}(?:free product and )?\\$\\s?\\d|\\bin (?:exchange|return) for (?:this|my|a) (?:positive|good|great)`,
);
const work =
  /\bearn(?:ing|s)?\s(?:money|extra|an extra|cash|income|up to|from home|\d+%|\$)|\b(?:make|made|making|earn(?:ed|ing)?)\s\$?\d[\d,]*\s?(?:dollars|bucks|\$|k)?\s?(?:a|per|each|every)\s(?:day|week|month)|\bjoin (?:my|our) (?:team|group|downline)|\b(?:become|becoming|be) (?:a|an|our) (?:distributor|affiliate|consultant|ambassador|partner|reseller|agent)|\b(?:brand|official) (?:partner|ambassador)\b|\bambassador for\b|\bextra income\b|\bbuilding a team\b|\bpaid weekly\b|\bflexible hours\b|\bstaff discount\b|\b(?:bottles|ones|pieces|left|more) (?:to|for) (?:sell|sale)\b|\bstart (?:your|their) own business\b|\bask me (?:how|about (?:it|becoming|joining|the))\b|\bask me about becoming/;
const schemes =
  /\b(?:bit ?coin|crypto(?:currency)?|forex|binary options|investment platform)\b|\bketo gummies\b|\b(?:herbal (?:healer|doctor)|spell ?caster|dr\.? \w+ the (?:herbal|healer))|\bcured forever\b|\bcasino\b|\bviagra\b|\bpayday loan/;
const offers =
  /\bwholesale\b|\bbulk (?:orders?|from us)\b|\b(?:purchase|buy|order) in bulk from\b|(?<!in a )\b(?:hurry|be fast|act now|limited time only|limited stock|do not miss this|don't miss this|only today)\b[^!?\n]{0,80}(?:%|percent|off|discount|dollar|sale|chance)|(?:%|percent|off|discount|dollar)[^!?\n]{0,80}\b(?:hurry|be fast|act now|limited time only|limited stock)\b|\b(?:i|we) (?:can )?(?:sell|ship|deliver|bring)\b[^.!?\n]{0,60}\b(?:original|price|everywhere|worldwide|cheap|from (?:france|korea|seoul))|\bfirst \d+ (?:people|customers|buyers)\b|\b(?:order|buy) (?:it )?from me\b|\bfor sale\b[^.!?\n]{0,30}\b(?:message|dm|pics|snapchat|prices)|\bcompletely free of charge each|\bget this free every\b/;

/** Advertising, discount codes of the author, paid praise and offers of work. */
export function isPromotion({ plain, lower }: ReadableText): boolean {
  return (
    codes.test(plain) ||
    codeWithDiscount.test(plain) ||
    codeTalk.test(lower) ||
    paid.test(lower) ||
    rewardForPraise.test(lower) ||
    work.test(lower) ||
    schemes.test(lower) ||
    offers.test(lower)
  );
}
