import { type QuerySlot, unlimitedAmount } from '../understand/understood-query';
import { splitBars } from './term';

/** Phrases of a query that state an order or a condition without naming a term. */
export interface QueryPhrases {
  slot: QuerySlot;
  label: string;
  phrases: readonly string[];
}

const row = (slot: QuerySlot, label: string, phrases: string): QueryPhrases => ({
  slot,
  label,
  phrases: splitBars(phrases),
});

export const queryPhrases: readonly QueryPhrases[] = [
  row(
    { kind: 'size', minAmount: 400, maxAmount: unlimitedAmount, unit: 'ml' },
    'Large size',
    'jumbo|jumbo size|family size|salon size|value size|liter size|extra large|big bottle|large bottle|supersize|large size|big size|bulk|bulk size|economy size|xl|xxl',
  ),
  row(
    { kind: 'price-level', level: 'low' },
    'Budget',
    'cheap|affordable|budget|budget friendly|drugstore|inexpensive|low cost|low price|low priced|economical|not expensive|not too expensive|not too pricey|on a budget|pharmacy|reasonably priced|wallet friendly|under budget|dupe|cheap alternative|cheaper alternative|less expensive|cheaper|thrifty|good price|reasonable price|well priced|student budget|bargain price|super cheap',
  ),
  row(
    { kind: 'price-level', level: 'high' },
    'Luxury',
    'luxury|luxurious|high end|premium|prestige|luxe|designer|expensive|splurge|upscale|fancy|deluxe|exclusive|bougie|pricey|posh|top shelf',
  ),
  row(
    { kind: 'sort', sort: 'price-low' },
    'Lowest price first',
    'cheapest|lowest price|lowest priced|least expensive|best price|lowest cost|most affordable|price low to high|sorted by price|sort by price|low to high|cheapest price|most inexpensive',
  ),
  row(
    { kind: 'sort', sort: 'price-high' },
    'Highest price first',
    'most expensive|highest price|highest priced|priciest|price high to low|high to low|most luxurious',
  ),
  row(
    { kind: 'sort', sort: 'rating' },
    'Top rated',
    'best rated|top rated|high rated|highest rated|best reviewed|good review|great review|highly rated|5 star|five star|best review|good rating|high rating|best rating|well reviewed|well rated|top review|highest rating|top ranked|most loved|highly reviewed',
  ),
  row(
    { kind: 'sort', sort: 'newest' },
    'Newest first',
    'newest|new arrival|latest|just launched|new release|just in|new in|brand new|new launch|recently released|most recent|just dropped|new product|what is new|whats new',
  ),
  row(
    { kind: 'sort', sort: 'popular' },
    'Most popular',
    'best selling|bestseller|best seller|most popular|popular|bestselling|trending|viral|tiktok viral|tiktok|tik tok|top selling|most bought|fan favorite|cult favorite|holy grail|everyone is buying|hyped|best sold|top seller|community favorite|most wanted|most reviewed|most review|most purchased|most sold',
  ),
  row(
    { kind: 'sort', sort: 'savings' },
    'Biggest savings',
    'biggest discount|biggest saving|most discounted|best deal|biggest deal|biggest markdown|highest discount|largest discount|best discount|biggest price drop|most savings|biggest sale',
  ),
  row(
    { kind: 'sort', sort: 'unit-price' },
    'Best value',
    'best value|value for money|good value|price per ounce|best price per ounce|cheapest per ounce|cheapest per ml|price per ml|bang for the buck|bang for my buck|best bang for the buck|most for the money|most product for the money|best value for money|bang for your buck|lowest price per ounce|per ounce',
  ),
  row(
    { kind: 'sale' },
    'On sale',
    'on sale|sale|deal|discount|discounted|clearance|markdown|marked down|special offer|promo|promotion|half off|half price|bogo|reduced price|bargain|black friday|cyber monday|price drop|price cut|sale item|reduced|percent off|on discount|on offer|closeout|special deal|daily deal|on clearance|hot deal|on special|final sale',
  ),
  row(
    { kind: 'travel-size' },
    'Travel size',
    'travel size|travel sized|mini|mini size|sample size|trial size|pocket size|purse size|miniature|deluxe sample|carry on size|carry on|tsa approved|tsa friendly|tsa|travel friendly|for travel|on the go|airplane size|carry on friendly|hand luggage|handbag size|small size|small bottle|travel bottle size|for flying|minis|flight friendly|carry on approved|for traveling|sample|tester|for vacation|for the plane|travel|gym bag',
  ),
];

/** Words that a product must not contain what follows. */
export const negators: readonly string[] = splitBars(
  'without|no|nothing with|nothing containing|nothing that has|nothing that contains|none with|sensitive to|react to|reacts to|anything but|sans|minus|free of|free from|not containing|does not contain|doesnt contain|dont contain|does not have|doesnt have|has no|have no|with no|with zero|with out|wo|avoid|avoiding|exclude|excluding|except|zero|non|not|allergic to|allergy to|intolerant to|cant use|cannot use|cant have|that isnt|isnt|minus the|void of|devoid of|not made with|made without|formulated without|hate|skip the|less the|stay away from|dont want|do not want|instead of|rather than|neither|nor',
);

/** Phrases that say nothing about the product: a color of eyes is no shade. */
export const ignoredPhrases: readonly string[] = splitBars(
  'not sure|no clue|full size|full sized|regular size|standard size|date night|night out|first step|brown eye|blue eye|green eye|hazel eye|for the price|at home|all over|every day|daily use|everyday use|on my own|for the face|low porosity|high porosity|medium porosity|back to school|medical grade|clinical strength|clinical grade|prescription strength|ph balanced|in the morning|in the evening|take off|takes off',
);

/** Words without weight; a query of nothing else still searches for them. */
export const stopWords: readonly string[] = splitBars(
  'for|with|the|a|an|my|and|or|to|of|in|on|at|is|are|am|be|that|this|it|its|i|im|ive|me|we|need|needs|want|wants|looking|look|find|finding|show|buy|get|gets|getting|please|some|any|anything|good|great|best|better|nice|perfect|amazing|ideal|something|product|products|stuff|thing|things|item|items|which|what|whats|can|could|you|do|does|help|helps|helping|use|used|using|really|very|super|most|recommend|recommended|recommendation|recommendations|suggest|suggestion|against|fight|fights|fighting|treat|treats|treating|reduce|reduces|reducing|prevent|prevents|preventing|cure|fix|fixes|rid|how|why|where|when|made|meant|designed|type|types|kind|kinds|online|store|shop|shopping|price|prices|priced|cost|costs|costing|compare|your|our|their|from|by|as|so|but|have|has|having|if|than|too|also|just|only|like|bottle|bottles|tube|us|usa|people|person|someone|who|favorite|everyday|use|i|m|s|t|give|gives|makes|make|will|would|should|around|about|into|up|out|go|going|work|works|working|well|top|option|options|ever|u|pls|plz|ok|there|one|ones|lot|way|home|day|contains|containing|contain|including|includes|prone|suitable|approved|safe for|while|during|after|before|under|over|own|more|much|smell|smells|smelling|search|w|wont|doesnt|dont|wants|strengthen|improve|improves|boost|boosts|restore|restores|protects|wear|wearing|step|quality|effective|really good|must have|must haves|new|per|plus|via|each|suffering|having|leave|leaves|leaving|that will|cause|causes|causing|ur|brand|brands|similar|lovely|pretty|beautiful|cute|percent|pct|thats|vs',
);

const stopWordSet = new Set(stopWords);
export const isStopWord = (word: string): boolean => stopWordSet.has(word);

/** Words that need others: a query of nothing else asks for nothing. */
const limitWords = splitBars(
  'less|fewer|cheaper|below|beneath|above|between|least|max|maximum|min|minimum|within',
);
const emptyWordSet = new Set([
  ...stopWords,
  ...negators.flatMap((phrase) => phrase.split(' ')),
  ...limitWords,
]);
export const isEmptyWord = (word: string): boolean => emptyWordSet.has(word);

/** Words that carry no weight once something else was understood. */
export const weakWords: readonly string[] = splitBars(
  'treatment|treatments|care|solution|formula|routine|relief|remedy|regimen|system|therapy|result|results|effect|complex|prevention|protection|protect|repair|control|corrector|correction|reducer|remover|skin|face|facial|look|issue|issues|problem|problems|finish|shade|shades|color|colors|tone|size|pack|packs|box|jar|pump|hour|hours|type|types|beauty|cosmetic|cosmetics|spf|bucks|dollars|dollar|usd|color|idea|ideas|pregnancy|line|lines|big|large|small|huge|giant|beginner|beginners|nose|cheek|cheeks|chin|forehead|valentine|valentines|christmas|birthday|anniversary|santa|secret|wedding|prom|apply|applying|pa|long|short|acid|rich|old|angry|teenage|teen|adult|essential|essentials|chest|decollete|jawline|belly|tummy|stomach|thigh|thighs|butt|shoulder|shoulders|tween|preteen|bridesmaid|hostess|graduation|teacher|coworker|boss|retirement|housewarming|festival|halloween|party|holiday|hanukkah|match|matching|suits|keep|keeping|lasts|feels|feeling|know|think|try|trying|tried|buying|bought|always|often|sometimes|usually|actually|probably|maybe|perhaps|nearly|almost|exactly|because|since|though|although|however|truly|mostly|mainly|until|another|several|many|either|everyone|decent|proper|worth|money|order|shipping|delivery|save|saving|quickly|easily|today|tomorrow|lately|currently|recently|least|between|within|above|below|less|fewer|maximum|minimum',
);
const weakWordSet = new Set(weakWords);
export const isWeakWord = (word: string): boolean => weakWordSet.has(word);
