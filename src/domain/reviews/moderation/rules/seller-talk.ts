import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

const goods =
  'serum|serums|cream|creams|formula|formulas|balm|oil|oils|product|products|brand|brands|label|range|lab|labs|lotion|mask|masks|shampoo|conditioner|mascara|lipstick|perfume|skincare|collection|collections|formulation|technology|recipe|packaging|bottles|line|soap|soaps|cosmetics|makeup';
const firm =
  'webshop|boutique|company|factory|team|customers|clients|customer_service|customer_support|support_team|customer_hotline|hotline|service_team|competitors|supplier|suppliers|quality_department|website|catalog|catalogue|warehouse|laboratory|scientists|chemists|founder|sales_team|representatives|experts|warranty|subscribers';

const phrases = compilePhrases(`
  thank_you|thanks for your|choosing|shopping|the purchase|order|business|feedback|support|us|with_us|kind_words
  thanks|thank_you for the kind_words|support everybody|everyone|everybody|all
  dear valued? customer|customers|friend|friends|buyer|buyers|client|clients|ladies|support|sir|madam|all|shoppers
  hello dear|hi_dear
  contact|reach|message|email|visit|call out? to? us|our
  we|i sincerely? apologize|apologise
  we are|re sorry for|to_hear
  please|kindly update|change|reconsider|remove|edit|verify|confirm your|the rating|review|purchase|details|account
  our ${firm}
  in|at|from|visit|to our store|shop|salon|spa|clinic
  our new|own|latest|other|finest|award|best|clinically|unique|natural|organic|handmade|signature|amazing|little|famous|innovative? winning|selling|proven|own|night|day|hair|face|body|skin|eye? ${goods} !drawer|shelf|cabinet|routine|collection_at
  our best_seller|bestseller|bestsellers|own_brand|mission|promise|quality_standards|family_business|price_list|guarantee
  !your|my|at|of we|i work|am|are for|at|with|from the|this company|brand|manufacturer|label|line !as_a_customer
  i am|im with the brand|company
  i|we work|worked for|at the|this|a company|brand|manufacturer that|which|and|who|of
  as a|the|an? founder|owner|ceo|creator|maker|seller|manufacturer|representative|distributor|producer|supplier|brand_partner
  i am|im the founder|owner|creator|maker|ceo|product_manager|manager|developer|chemist|formulator|designer of|for|who|at|behind?
  i am|im the product manager|developer
  on behalf of
  message|note|announcement from the site|admin|brand|team|company
  site|page|community admin|administrator|moderator
  official|the ... care|support|service team|account|page|representative
  this is the official
  support|customer_care|care_team|customer_service here
  your account will be|has_been|is closed|suspended|blocked|deleted
  i own|founded|created|run|started the|this|a|my brand|company|line|shop|store|business|boutique
  my|our small|own|little|online|family|new shop|store
  my|our shop|store has|sells|carries|offers|makes|ships
  my|our small|own|little|online|family|new? business|company|brand|boutique|label|webshop !manager|keeper|assistant|stopped|no_longer|was_out|is_out|near|on|in|around|at|didnt|does_not|doesnt|only
  we are|re|at a|the|an? manufacturer|manufacturers|supplier|suppliers|producer|producers|company|brand|distributor|distributors|proud|team|launching|happy|committed|passionate|dedicated
  we at
  at .. we|our believe|are|create|make|strive|know|think_that
  we believe in|that_every|that_beauty|clean
  private label
  moq
  with your own logo
  we launched|develop|developed|formulate|formulated|designed|invented|created|manufacture|restock|tested_it_for
  took my partner and|me
  we offer|ship|deliver|supply|export|import|sell|provide|guarantee|mailed|forwarded|carry|have_all|accept|stock|distribute|take_appointments|customize
  we will send|refund|replace|ship|contact you|a|your|the
  that we mailed|sent|shipped
  new shades are coming
  we read all
  verify|confirm your purchase|details|account|identity
  agent|dealer for this brand|company
  i pack every|each order
  carries|carry the whole|full|entire range|line|collection
  order|buy|shop|get your|yours|our ... today|now ... shipping|guarantee|discount|receive|complimentary|free|gift
  order your|yours bottle|jar|today|now
  buy ours
  try|order|buy|discover|choose our|ours !of
  get|love|use ours
  add to cart|bag|basket now|today|and
  shop now
  money_back|moneyback guarantee|guaranteed
  guaranteed or
  satisfaction guaranteed
  ^ introducing|presenting
  now available in|at|for|from
  stay tuned !for_my|for_an_update|for_updates
  ship|ships|shipped|shipping worldwide
  unlock|discover|reveal|unleash|awaken|elevate|achieve|embrace your|the|radiant|natural|timeless natural|inner|true|secret|radiance|beauty|most|glow|power|world|skin
  ^ transform|unlock|discover|reveal|awaken|elevate|experience your|the
  clinically|dermatologically proven|tested formula
  for your most radiant|beautiful|youthful
  combines nature|science|the|innovation
  finest|purest|carefully natural|organic|selected ingredients
  we use only|the_finest|twice|pure
  same lab
  why pay more
  looking for a supplier|manufacturer|distributor|wholesaler
  certificates available|on
  on request
  customers who like|bought|love this
  send a replacement
  is recalled
`);

/** Words of a person who sells the product or one that competes with it, or who pretends to speak for the site. */
export function isSellerTalk({ tokens }: ReadableText): boolean {
  return phrases(tokens) > 0;
}
