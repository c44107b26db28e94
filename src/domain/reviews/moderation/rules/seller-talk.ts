import type { ReadableText } from '../readable-text';

const service =
  /\bthank you for (?:your (?:purchase|order|business|feedback|support)|choosing us|shopping with us)|\bdear (?:valued )?(?:customers?|friend|buyer|client)\b|\bhello dear\b|\b(?:contact|reach out to|message|email) (?:us|our)\b|\bwe (?:sincerely )?apologi[sz]e\b|\bour (?:customer service|customer support|support team|customers|team works|factory|company has|company is|products are|hotline|customer hotline)\b|\bwe are sorry for (?:the|your)\b/;
const own =
  /\b(?:as (?:the |a )?(?:founder|owner|ceo|creator|maker|seller|manufacturer)|i(?:'m| am) the (?:founder|owner|creator|maker|ceo)|i (?:own|founded|created|run) (?:the|this) (?:brand|company|line))\b|\b(?:i|we) work (?:for|at) (?:the|this) (?:company|brand|manufacturer)\b|\bmy (?:small |own |little )?(?:business|company|shop|store|brand) (?:makes|sells|offers|has|produces)|\bwe(?:'re| are) (?:a |the )?(?:manufacturers?|suppliers?|producers?|company|brand|distributors?|proud of this)|\bprivate label\b|\bwe launched\b|\bour family business\b|\bour (?:best ?seller|own-brand|own brand)\b|\bwhy pay more\b|\bmoq\b|\bwith your own logo\b|\bagent for this brand\b/;
const offer =
  /\bwe (?:offer|ship|deliver|supply|produce|sell|bring|have all)\b|\b(?:order|shop|buy) (?:yours |your \w+ |our \w+ \w+ |our \w+ )?(?:now|today)\b(?=\s*(?:!|and|to|$|with)|[^.\n]{0,60}(?:shipping|guarantee|discount|receive))|\border (?:your bottle|yours) today\b|\bbuy ours\b|\bour (?:new|latest|own) (?:serum|cream|product|formula|line|lotion|oil)|\bin our (?:store|shop|webshop)\b|\bmoney[ -]back guarantee|\bguaranteed or money back|\bsatisfaction guaranteed\b|\bintroducing (?:the|our)\b|\b(?:shipped|shipping|ship) worldwide\b|\bavailable in \d+ \w+, order\b|\bwe use (?:twice|only|the finest)\b|\bfinest natural ingredients\b|\bdiscover the secret\b|\bshop now\b/;

/** Words of a person who sells the product or one that competes with it. */
export function isSellerTalk({ lower }: ReadableText): boolean {
  return service.test(lower) || own.test(lower) || offer.test(lower);
}
