import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

/** GLOW20 and SALE-70, but not SPF50, PEG-40 or NC30: at least four letters before the number. */
const codeWord =
  /(?<![A-Za-z0-9])(?!SPF|PEG|UVA|UVB|PPG|CI\d|COVID|TYPE|LEVEL|STEP|SHADE|PART|OVER|VITAMIN|RETINOL|AGE)[A-Z]{4,14}-?\d{1,4}(?![A-Za-z0-9])|(?<![A-Za-z0-9])[A-Z]{3}-\d{3,5}(?![A-Za-z0-9])/;
const discountTalk = compilePhrases(`
  off|percent|%|discount|save|cheaper|checkout|credit|till|coupon|voucher|sign_up|code|cashback|gets_you|box
`);
const shoutedCode =
  /(?<!atch |lot |date |zip |area |color |shade |post |product )(?:code|coupon|voucher|promo|word|invite|referral) (?:(?:code|is|still|active|works|called) ){0,3}[:=]? ?"?(?:[A-Z]{5}|[A-Z]{1,10}-?\d)/;

const discount = 'off|discount|percent|%|cheaper|save|free|bonus|credit|cashback';
const money = 'money|cash|income|profit|commission|dollars|bucks|euros|pounds|$|€|£|#|extra';

/** One of them is enough. */
const strong = compilePhrases(`
  use|enter|apply|type|try|quote|mention|with my|our|the|this? discount|promo|coupon|voucher|referral|affiliate|invite? code|voucher|coupon|link ... #|${discount}|checkout
  my|our discount|referral|affiliate|coupon|invite|invitation|ambassador code|link|number
  with|use|through|via my referral|invite|link
  enter|type .. in|into|at the? box|checkout|coupon|cart|till ... ${discount}
  type|enter .. in|at checkout|the_box
  tell them i sent
  if you order|buy|sign_up|shop|book through|with|from|via me|us
  through|from me you get|save|pay
  i|we earn|receive a? little|small|commission|bonus|something|percentage
  i|we get|make a? commission|percentage
  referral|affiliate|invite code|link|bonus|program
  sign up|in with|through|using|via my|our|me
  we both|each get|receive|earn|save
  earn|earning|earns|earned|make|making|makes|made .. ${money} .. from_home|at_home|online|a_day|per_day|a_week|per_week|every_week|each_week|a_month|per_month|weekly|monthly|daily|working
  earn ${money}|up_to|from|while|by|every !interest
  work|working|job|jobs|business from home
  join my|our team|group|downline|family|community|chat|channel|club
  our|my group chat
  become|becoming|be a|an|our|my distributor|affiliate|consultant|ambassador|partner|reseller|agent|representative|influencer|seller
  brand|official partner|ambassador|distributor
  i am|im an? ambassador|distributor|consultant|reseller|representative for|of|with
  ambassador for|of
  extra|passive|residual income
  building|growing|building_up a|my|our team
  my team is|of|has|needs
  spots|places left for
  motivated|ambitious ladies|women|people|girls|individuals
  paid weekly|daily
  flexible hours
  staff discount
  start your|their|ur own business
  franchise|investment|business opportunity|opportunities
  low investment|capital
  !dont|if_you|you|anyone|they|people ask me how|about_it|about_becoming|about_joining|about_the
  ask me how
  bitcoin|bitcoins|crypto|cryptocurrency|forex|ethereum|nft|nfts|dogecoin|usdt|binary_options|stock_tips
  invest|invested|investing with|through|via|# my|a|an|him|her|dollars|$?
  investment platform|manager|opportunity
  trader|broker|mentor .. mrs|mr|who|online|helped
  turned # .. into #
  online trader|trading|casino|casinos|betting
  casino|casinos|roulette|slots|poker|sportsbook|gambling|lottery_winner
  welcome bonus
  loan|loans|payday|no_credit_check|mortgage|debt_relief
  viagra|tramadol|oxycodone|steroids_for
  keto gummies|pills|diet_pills
  lose|lost # kg|kgs|pounds|lbs|kilos .. with|without|in
  weight loss tea|pills|gummies|secret|supplement
  herbal healer|doctor|remedy_from|cure
  spell caster|casters
  spellcaster|psychic|clairvoyant|fortune_teller|voodoo|black_magic|love_spell|witch_doctor|marabout
  brought|bring|brings back? my|your ex|husband|lover|boyfriend back|home
  followers|likes|views|subscribers for|cheap|sale|per|now
  buy|cheap|real|get followers|likes|subscribers
  need|do an? essay|thesis|homework|assignment|dissertation
  essay|homework|assignment|dissertation help|writing|done|service
  replica|replicas|knockoffs_from|aaa_quality
  free iphone|ipad|robux|vbucks|gift_card|laptop|ps5|giftcard
  complete|fill|take .. short|quick? survey
  download the|my|our|this? .. app
  giving away|these_away five|ten|#|these|free
  giveaway|give_away .. enter|follow|tag|like|win|join|winner
  tag .. friends
  enter|chance|chances to win
  wholesale !price_club|club|store
  bulk orders|order|discount|price|from
  buy|order|purchase in_bulk|from_me|ours|from_us|through_me
  order|buy|get|grab it|this|yours|them|one? from|through me|us|our
  i|we can? sell|resell|ship|deliver|distribute|supply|export|import|bring .. original|originals|price|everywhere|worldwide|cheap|france|korea|seoul|these|this|it|them|the_same|identical|brand_new|all|to_every|copies
  i resell|sell !on|out|by|my_soul|it_to|this_to
  i am|im selling
  selling|sell my|two|three|these|this|mine|unopened|nearly|brand|the|half|full .. new|unopened|used|full|set|bottle|bottles|because|for|size
  ^ selling
  for sale !at|in_the|section|price|again|there|online|here|anymore|everywhere
  # .. left|more to sell|to_sell|for_sale
  still have # .. to_sell|of_these|sitting|unopened
  sitting in my garage
  local|pick pickup|up only|in
  pick_up only
  first # people|customers|buyers|orders
  hurry|be_fast|act_now|act_fast|limited_time|limited_stock|dont_miss|do_not_miss|while_stocks_last|last_chance|only_today|today_only|this_weekend_only ... ${discount}|sale|chance|dollar|dollars|stock|get|everything
  ${discount}|dollar|dollars|sale ... hurry|be_fast|act_now|limited_time|limited_stock|last_chance|this_weekend_only
  flash|clearance|blowout sale .. this|today|now|only|everything
  weekend only
  limited time only|offer
  everything must go
  come and get yours
  get|grab|claim|order yours|your_free|your_copy now|today|free|before|here|while|here
  # for|4 # deal|offer|until|if
  promo for|:
  party discounts|discount|prices
  launch party
  by appointment
  i do weddings|proms|nails|lashes|braids|facials|makeup_for
  walk ins
  room|apartment|flat|house for|to rent
  we|i write it|your|essays overnight|for_you
  you can only find it in|at their|our
  skip this .. and|one get|buy|try|order
  is a copy ... original|sold|sell
  subscription box .. join|us|has|our
  our subscription|box|subscribers
  plus shipping
  pay only the? postage|shipping
  postage only
  cheap .. cheap .. cheap
  no questions asked !refund|return|returns|policy
  gana|ganhe|gagnez|verdiene|verdienen|заработ* ... dinero|dinheiro|argent|euro|geld|денег|casa|hause|chez|рублей
  de l argent|largent
  купить|оптом|скидк*|распродажа|доставка_по
  jual|murah|reseller|dropship|ready_stock|stok
  seguidores|revendedor*|dropshipping
  正品|最低价|批发|优惠
`);

/** Two different ones of them are as good as a strong one. */
const weak = compilePhrases(`
  buy|order|shop|purchase|get|grab now|today|online|here|yours
  best price|prices|quality|deal|deals|seller
  cheap|cheapest|lowest price|prices|here|original|pills|from
  free|fast|worldwide|quick|express shipping|delivery
  discount|discounts|coupon|promo|deal|offer for|on|available|code|until
  # %|percent off|discount|less|cheaper on|for|your|all|first|everything
  original|genuine|authentic|real product|products|quality|with|items
  our|my price|prices|stock|customers|clients|supplier|shop|store
  available in|now|from
  dont|do_not|you miss|regret|wont
  sale|selling|sell
  ship|shipping|ships|send|deliver to|worldwide|everywhere|all|within|before
  message|contact|inquire|inquiries|enquiries|ask
  new customers|members
  whitening|slimming|detox|enlargement
  three|two|# for the|# price
  win win
  guarantee|guaranteed|100% original
  subscribe|newsletter|join_us|join_now|sign_up
  reward|prize|winner|lucky
  amazing|exclusive|special|unbeatable offer|offers|deal|deals|price|prices
  cosmetics|beauty_shop|skin_care|skincare online|wholesale|shop|store|outlet|discount
`);

/** Advertising, discount codes of the author, offers of work and things that have nothing to do with the product. */
export function isPromotion({ plain, lower, tokens }: ReadableText): boolean {
  return (
    (codeWord.test(plain) && discountTalk(tokens) > 0) ||
    shoutedCode.test(plain) ||
    strong(tokens) > 0 ||
    isDense(weak(tokens), tokens.length) ||
    isKeywordList(lower)
  );
}

/** Long honest reviews have a few of these words, too. */
const isDense = (count: number, length: number) => count >= 3 && count * 25 >= length;

/** "Retinol cream, best retinol cream, buy retinol cream online": written for search engines. */
function isKeywordList(lower: string): boolean {
  const parts = lower.split(/[,|/\n]/).map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);
  const words = parts.flat();
  const isShort = parts.filter((part) => part.length <= 4).length >= parts.length * 0.8;
  const repeats = words.length - new Set(words).size;
  return parts.length >= 5 && isShort && words.length >= 10 && repeats >= words.length * 0.25;
}
