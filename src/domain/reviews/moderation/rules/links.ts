import type { ReadableText } from '../readable-text';
import { namesForeignSite } from './domains';

const schemes = /\b(?:https?|hxxps?|ftp)\b\s?(?::|colon)|\bwww\b/;
const bracketedDot = /[a-z0-9]\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?[a-z]/;
const spelledEnding = /\bdot\s(?:com|net|org|info|shop|store|co|io|uk|ru|fr|de|xyz|biz|online)\b/;
const brokenAddress =
  /[a-z0-9-]{3,63}(?:\s\.\s?|\.\s|\s?[·•,]\s?)(?:com|net|org|info|shop|xyz|ru|co\.uk)\b(?!\s(?:a|o|as|os|um|uma)\b)/;
const addressWithoutDot = /\b(?=[a-z]*\d)[a-z0-9]{5,}\s(?:com|net|org)\b|\bin your browser\b/;
const endsIn = /\bends (?:in|with)\s["']?\.\s?[a-z]{2,}/;

const searchFor =
  /\b(?:search|google|look)\b(?:\s(?:for|up|on))?\s"[^"\n]{3,60}"|\b(?:just |go |search |simply )google\s(?!it\b|the\b|this\b|what\b|how\b|for the\b|for it\b)|\bgoogle\s[^.!?\n]{1,60}\b(?:coupons?|cheaper|order there|buy there|discount|% off)/;
const ownPages =
  /\b(?:my|our)\s(?:[a-z]+\s)?(?:channel|blog|vlog|website|web site|webpage|page|profile|bio|insta|instagram|ig|tiktok|tik tok|facebook|youtube|twitter|pinterest|snapchat|etsy|podcast|onlyfans)\b(?!\s(?:feed|ads?|algorithm|explore))/;
const subscribe =
  /\blike and subscribe\b|\bsubscribe to (?:my|our)\b|\bfollow (?:me|us)\b|\bcheck (?:me|us) out\b/;
const elsewhere =
  /\bon the gram\b|\bmy (?:amazon )?storefront\b|\bput a dot\b|\bdot and com?\b|\b(?:link|it) is pinned\b|\btap the (?:first|link)\b/;
const clickHere =
  /\bclick (?:here|on my|my|the link|this link|below)\b|\blink in (?:my |the )?(?:bio|profile|comments?)\b/;
const platform =
  'instagram|insta|ig|tiktok|tik tok|snapchat|snap|twitter|facebook|fb|youtube|yt|pinterest|poshmark|mercari|depop|vinted';
const handleOnPlatform = new RegExp(
  `\\b(?:${platform})\\b(?:\\s(?:at|name|user|username|handle))?\\s?(?:[:=→@]|->|-->|—)+\\s?@?[a-z0-9][a-z0-9_.]{2,}|\\b(?:${platform})\\sme\\b`,
);
const handle = /(?:^|[\s(:])@[a-z][a-z0-9_.]{3,}/;
/** People who got a product free name the brand's account to say so. */
const disclosure = /#\w|\bgifted\b|\bcomplimentary\b|\bfor free\b|influenster|\bthank/;
const followHandle =
  /\b(?:follow|add|find|see|visit|check out|message)\s(?:me\s)?(?:on\s)?@[a-z0-9]/;

/** Links and addresses, however they are written, and invitations to follow the author elsewhere. */
export function hasLink({ lower }: ReadableText): boolean {
  return (
    schemes.test(lower) ||
    namesForeignSite(lower) ||
    bracketedDot.test(lower) ||
    spelledEnding.test(lower) ||
    brokenAddress.test(lower) ||
    addressWithoutDot.test(lower) ||
    endsIn.test(lower) ||
    searchFor.test(lower) ||
    ownPages.test(lower) ||
    subscribe.test(lower) ||
    clickHere.test(lower) ||
    elsewhere.test(lower) ||
    handleOnPlatform.test(lower) ||
    followHandle.test(lower) ||
    (handle.test(lower) && !disclosure.test(lower))
  );
}
