import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';
import { namesSite, withRealDots } from './addresses';

const schemes = /(?<![a-z])(?:https?|hxxps?|ftp) ?:|(?<![a-z])www(?![a-z])|\/\/[a-z0-9-]{2,60}\./;
const nameWithoutDot = /(?<![a-z0-9])(?=[a-z]{0,30}\d)[a-z0-9]{5,40} (?:com|net|org)(?![a-z])/;
const endsIn = /(?<![a-z])ends (?:in|with) ["']?\. ?[a-z]{2}/;
/** "@name", but not "5 @ $3" and not the disclosures of people who got a product free. */
const handle = /(?<![\p{L}\p{N}.])@[a-z][a-z0-9_.]{3,40}/u;
const disclosure = /#[a-z]|gifted|complimentary|for free|influenster|thank/;
/** Only names of accounts are written like this_one. */
const shortcodes = /:[a-z0-9_+-]{2,40}:/g;
const underscored = /(?<![a-z0-9_])[a-z0-9]{2,30}_[a-z0-9_.]{1,30}[a-z0-9]/;

const platform =
  'instagram|insta|ig|tiktok|tik_tok|snapchat|twitter|facebook|fb|youtube|yt|pinterest|twitch|threads|poshmark|mercari|depop|vinted|etsy|patreon|onlyfans|linktree|discord|substack';
const account =
  'channel|blog|vlog|website|web_site|webpage|page|profile|bio|account|podcast|newsletter|storefront|stories|playlist|videos';

const phrases = compilePhrases(`
  my|our ${account}|${platform} !feed|ads|ad|algorithm|explore
  my|our new|own|latest|amazon|beauty|little|personal|makeup|skincare|hair ${account}|${platform}
  like_and_subscribe
  subscribe|sub to|2? my|our|me|us|this|channel
  please|plz|pls|and|to|could|will|button subscribe !and_save|to_this
  subscribe|subscribers|subs|sub please|plz|now|back|if|for_more|and_like|and_comment|#
  # subscribers|subs|followers|views
  subscribers
  youtuber|youtubers my|subscribe|upload
  check out my|this|our|the_new|this_link !product|products|serum|cream|line|brand|stuff|skin|whole|other|one|little|set|review|cleanser|mask|item|video_on|store
  go to this|my|our site|link|page|website
  like this comment
  follow # follow
  !i|to|you|will|always|they|my|and|we|must|they'll follow me|us|my|our !around|home|everywhere
  check me|us out
  check|watch|see out? my|our .. video|videos|channel|page|profile|tutorial
  visit us
  click here|my|this|below|on_my|on_the_link|the_link|link|on_this
  link|links in|at|on my|the? bio|profile|comments|description|caption
  link|it is pinned
  tap|open the? link|first
  on the gram
  dot and co|com
  put a dot
  in|into|of your browser|search_bar|address_bar
  your search_bar|browser
  type .. into|in your|google|search|browser|the_search|the_bar
  type .. com|net|in_google
  !you just|simply|go|to google !it|the|this|that|what|how|for|all|and|your|image|images
  google .. coupon|coupons|cheaper|order|outlet|discount
  search|google|look for|up|on? !the|a|an .. on google|amazon|etsy|ebay|youtube|instagram|facebook
  search|googl* .. and tap|order|buy|click|you_find|youll_find
  find|follow|see|watch|add|visit|reach|catch|join|message me|us|my .. on ${platform}
  ${platform} :|>|→ !yes|no
  ${platform} @|handle|username|user|me|dm|dms|story|live|name|under|channel_name
  ${platform} .. channel|page|group name|called|named
  ${platform} group
  channel_name|channel_is|channel_called
  channel .. called|name|named
  follow .. on ${platform} for|and|to
  find|see|watch .. on ${platform} under|as|@
  tutorial|tutorials|video|videos|swatches|review|haul .. is|are|up on|over my|${platform}
  all up|over|listed on|at
  i stream|vlog|blog|podcast
  come hang|chat|say out|hi|with
  aliexpress|alibaba|dhgate|taobao|temu .. item|#|search|same|exact
  item #
  before you order here
  google|docs forms
  sign_up|signup|register|enroll at|on|via|here|through
  read|see|find more|rest|all|full .. blog|site|page|channel|newsletter
  sign|share my|our|this petition
  petition .. signatures|sign
  tell .. in .. my comments
  my|our soundcloud|spotify|mixtape|music|songs|remix
  thumbs up if|this|so|if
  give|get us|me|my a? like|likes|thumbs|views|subs
`);

/** Links and addresses, however they are written, and invitations to follow the author elsewhere. */
export function hasLink({ lower, tokens }: ReadableText): boolean {
  return (
    schemes.test(withRealDots(lower)) ||
    namesSite(lower) ||
    nameWithoutDot.test(lower) ||
    endsIn.test(lower) ||
    underscored.test(lower.replace(shortcodes, ' ')) ||
    phrases(tokens) > 0 ||
    (handle.test(lower) && !disclosure.test(lower))
  );
}
