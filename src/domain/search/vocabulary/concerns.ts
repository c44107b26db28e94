import { type Concern, term } from './term';

const define = (
  area: Concern['area'],
  rows: readonly [slug: string, label: string, phrases: string, labelPhrases?: string][],
): Concern[] => rows.map((row) => ({ ...term(...row), area }));

/** What shoppers want to treat, prevent or improve. */
export const concerns: readonly Concern[] = [
  ...define('skin', [
    [
      'acne',
      'Acne',
      'acne|pimple|zit|blemish|breakout|acne prone|acne prone skin|spot prone|blemish prone|whitehead|cystic acne|hormonal acne|fungal acne|anti acne|anti blemish|congested skin|congestion|break out|breaking out|blemish control|adult acne|teenage acne|teen acne|maskne|acne fighting|back acne|body acne|bacne|clogged|problem skin|acne control|acne clearing|troubled skin|for spot|spotty skin|spotty|teenage skin|teen skin|teenager skin|teenage skincare|teen skincare|teenage skin care|teen skin care',
      'clears breakouts|blemish clearing|impurities|anti imperfection|clear skin',
    ],
    [
      'redness',
      'Redness',
      'redness|rosacea|red skin|anti redness|flushing|facial redness|redness relief|redness prone|redness prone skin|blotchy|blotchy skin|blotchiness|red face|broken capillary|red cheek|redness reducing|red irritated skin|red and irritated|irritated and red|red irritated|red inflamed skin|red itchy skin|red blotchy skin',
      'calms redness|reduces redness|visible redness|redness control',
    ],
    [
      'wrinkles',
      'Wrinkles',
      'wrinkle|fine line|anti aging|antiaging|anti wrinkle|aging|age defying|aging skin|crow feet|crows feet|smile line|forehead line|frown line|laugh line|deep wrinkle|lip line|expression line|eleven line|youthful|wrinkle reducing|well aging|pro aging|slow aging|preventative aging|premature aging|signs of aging|sign of aging|neck line|tech neck',
      'smooths fine lines|reduces wrinkles|anti age|line smoothing|anti rides|age repair|time repair',
    ],
    [
      'dark-spots',
      'Dark spots',
      'dark spot|hyperpigmentation|hyper pigmentation|melasma|age spot|sun spot|discoloration|dark mark|acne scar|acne mark|post acne mark|pigmentation|uneven skin tone|brown spot|sunspot|scar|skin discoloration|dark spot corrector|dark spot correcting|dark spot remover|liver spot|fade dark spot|spot fading|sun damage|freckle|pih|post inflammatory hyperpigmentation|old acne mark|scarring|spot correcting|anti dark spot|dark underarm|dark knee|dark elbow|dark neck|anti spot|dark patch|sun damaged skin|acne scarring|spot remover|keloid',
      'spot corrector|fades dark spots|even tone|anti taches',
    ],
    [
      'dullness',
      'Dullness',
      'dullness|dull skin|dull|glow|glowing skin|brightening|radiance|uneven texture|uneven tone|uneven skin|texture|textured skin|brighten|glass skin|glowy|radiant skin|bright skin|brighter skin|skin brightening|tired skin|luminous skin|skin tone evening|rough skin|bumpy skin|even skin tone|even out skin tone|skin texture|bumpy texture|illuminating|dull complexion|lackluster|tired looking skin|whitening|lightening|skin lightening|skin glow|glowing|healthy glow|exfoliating|exfoliation|exfoliate|smooth texture|smooth skin|glass skin effect|resurfacing|skin smoothing|smoothing skin|smoother skin|retexturizing|rough texture',
      'radiance boosting|glow boosting|brightens|illuminates|evens tone|evens texture|eclat|smooths texture',
    ],
    [
      'pores',
      'Pores',
      'pore|blackhead|black head|large pore|enlarged pore|clogged pore|open pore|pore minimizing|pore refining|pore tightening|big pore|visible pore|minimize pore|pore minimizer|pore clearing|pore reducing|sebaceous filament|pore shrinking|unclog pore|pore cleansing|huge pore|pore care|shrink pore|pore refiner|milia',
      'tightens pores|refines pores|minimizes pores|pore perfecting|blurs pores',
    ],
    [
      'firmness',
      'Firmness',
      'firmness|firming|sagging|sagging skin|loss of firmness|lifting|loose skin|saggy skin|elasticity|loss of elasticity|skin tightening|tightening|jowl|double chin|turkey neck|plumping skin|saggy|face lift|facelift|crepey skin|crepey|sagging neck|firm skin|bouncy skin|collagen boosting|tighten skin|face lifting|plump skin|plumping|skin firming|v line|sagging jowl|neck firming|collagen alternative',
      'firms|lifts|restores elasticity|tightens skin|fermete|contouring',
    ],
    [
      'dryness',
      'Dryness',
      'dryness|dehydration|dehydrated|dehydrated skin|hydrating|hydration|moisturizing|flaky skin|flakiness|dry patch|flaky face|hydrate|tight skin|parched skin|deep hydration|intense hydration|moisture|intense moisture|chapped skin|dry flaky skin|rehydrating|deeply hydrating|super hydrating|skin hydration|nourishing|rough patch|ashy|ashy skin|ashiness|peeling skin|thirsty skin|winter skin|flaky|dry winter skin',
      'intense moisture|72 hour hydration|replenishing|quenches|relieves dryness|plumps with moisture',
    ],
    [
      'oiliness',
      'Oiliness',
      'oiliness|shine control|oil control|excess oil|shiny face|greasy skin|greasy face|mattifying|sebum|shiny skin|sebum control|anti shine|oily t zone|shiny t zone|control oil|shine free|oil absorbing|greasy t zone|t zone|oily face|oil balancing|controls shine|oil controlling|excess sebum|face shine',
      'absorbs oil|lifts excess oil|controls shine|matifying|balances oil',
    ],
    [
      'sensitivity',
      'Sensitivity',
      'sensitivity|irritation|irritated skin|soothing|calming|irritated|inflammation|itchy skin|itchiness|stinging|reactive skin|soothe|calm|calm skin|inflamed skin|anti inflammatory|itching|itch|allergic skin|allergy|irritable skin|skin irritation|stressed skin|sensitized skin|sensitised skin|razor burn|skin relief|easily irritated skin|windburn|wind burn|chafing|chafed skin|post laser|post procedure|after waxing|after shaving',
      'low irritation|soothes|calms|comforts|high tolerance|patch tested on sensitive skin',
    ],
    [
      'barrier',
      'Damaged barrier',
      'barrier|barrier repair|damaged barrier|damaged skin barrier|skin barrier|skin barrier repair|compromised barrier|broken barrier|compromised skin barrier|moisture barrier|barrier support|barrier restoring|over exfoliated|over exfoliated skin|repair skin barrier|barrier strengthening|damaged moisture barrier|barrier damage|broken skin barrier|over exfoliation|skin repair',
      'restores the barrier|barrier restore|repairs barrier|strengthens the skin barrier|lipid replenishing|relipidizing',
    ],
    [
      'eczema',
      'Eczema',
      'eczema|dermatitis|psoriasis|atopic|eczema prone|atopic dermatitis|seborrheic dermatitis|eczema relief|eczema prone skin|perioral dermatitis|atopic skin|rash',
    ],
    [
      'sun-protection',
      'Sun protection',
      'uv damage|photoaging|sun exposure|blue light protection|pollution|anti pollution|environmental damage|free radical',
      'broad spectrum|protects from uv|environmental protection|antioxidant protection',
    ],
  ]),
  ...define('body', [
    ['cellulite', 'Cellulite', 'cellulite|anti cellulite|orange peel skin|cellulite reducing'],
    [
      'stretch-marks',
      'Stretch marks',
      'stretch mark|pregnancy belly|belly butter|pregnancy stretch mark|stretchmark',
    ],
    [
      'keratosis-pilaris',
      'Bumps and KP',
      'keratosis pilaris|kp|chicken skin|strawberry leg|strawberry skin|arm bump|body bump|bump on arm|rough bumpy skin|bumpy arm|bumpy leg',
    ],
    [
      'ingrown-hair',
      'Ingrown hair',
      'ingrown hair|ingrown hair treatment|razor bump|ingrown|razor rash|shaving bump|ingrown hairs|bikini bump',
    ],
    [
      'body-odor',
      'Odor',
      'odor|body odor|sweat|sweating|smelly armpit|underarm odor|bo|sweaty|armpit odor|sweat proof deodorant|smelly feet|foot odor',
    ],
    [
      'cracked-skin',
      'Cracked skin',
      'cracked heel|cracked hand|cracked skin|rough elbow|callus|rough feet|rough foot|calloused feet|dry cracked heel|dry cracked hand|dry heel|dry elbow|dry hand|dry feet|dry foot',
    ],
  ]),
  ...define('eyes', [
    [
      'dark-circles',
      'Dark circles',
      'dark circle|dark under eye circle|under eye circle|dark undereye|under eye darkness|dark under eye|tired eye|raccoon eye|under eye dark circle|dark eye circle|black circle|undereye circle|tired looking eye|under eye brightening|circle under eye|dark eye|dark circle under eye|panda eye|undereye darkness|brighten under eye|undereye dark circle|tear trough|hollow eye',
      'eye brightening|brightens the eye area|anti cernes care|anti fatigue',
    ],
    [
      'puffiness',
      'Puffiness',
      'puffiness|puffy eye|eye bag|under eye bag|bag under eye|depuff|de puff|puffy face|swollen eye|undereye bag|depuffing|puffy|puffy under eye|de puffing|morning puffiness|face puffiness|bloated face|puffy eyelid|baggy eye|swelling|under eye puffiness|bag under my eye|swollen face|undereye puffiness|hungover',
      'de puffs|reduces puffiness|cools and de puffs|decongesting|anti poches',
    ],
  ]),
  ...define('lips', [
    [
      'chapped-lips',
      'Chapped lips',
      'chapped lip|dry lip|lip is dry|lip are dry|cracked lip|peeling lip|flaky lip|chapped|dry chapped lip|dry cracked lip|dark lip|sore lip',
    ],
    [
      'thin-lips',
      'Fuller lips',
      'thin lip|fuller lip|plump lip|bigger lip|plumper lip|big lip|full lip|small lip',
    ],
  ]),
  ...define('hair', [
    [
      'frizz',
      'Frizz',
      'frizz|frizzy hair|frizzy|flyaway|anti frizz|frizz control|humidity|fly away|humidity control|smooth hair|puffy hair|poofy hair|unruly hair|frizz free|no frizz|frizz ease|tame frizz|humid weather|unmanageable hair|static hair|staticky hair|sleek hair|baby hair|anti humidity|slicked back bun|slick back bun|slick back|sleek bun|sleek ponytail',
      'tames frizz|smoothing|humidity resistant|smooths|sleek|discipline|controls frizz',
    ],
    [
      'damage',
      'Damage',
      'damage|damaged hair|hair break|hair that break|breakage|hair repair|broken hair|brittle hair|hair breakage|hair damage|over processed hair|overprocessed hair|fried hair|bleach damage|damage repair|repairing hair|anti breakage|weak hair|hair strengthening|bleach damaged hair|chemically treated hair|damaged ends|repair damaged hair|hair breaking|hair falling apart|fragile hair|burnt hair|processed hair|very damaged hair|stressed hair|strengthening',
      'reduces breakage|repairs|bond care|for damaged hair|reparateur|restores strength|fortifying',
    ],
    [
      'thinning',
      'Hair thinning',
      'thinning|hair loss|hair growth|thinning hair|hair thinning|balding|regrowth|hair fall|thicker hair|bald spot|receding hairline|hair thickening|thickening|grow hair|hair regrowth|hair shedding|alopecia|hair falling out|shedding|grow hair faster|hair growing|edge growth|thicken hair|fuller hair|hair density|postpartum hair loss|hairfall|longer hair|regrow hair|bald|thinning edge|receding hair|losing hair|hair is falling out|hair fall out|hair is thinning|sparse hair|hair grow|growth',
      'density|fuller looking hair|anti hair loss|supports hair growth|densifying',
    ],
    [
      'volume',
      'Volume',
      'volume|volumizing|flat hair|limp hair|volumize|root lift|big hair|add volume|lifeless hair|body and volume|hair volume|bouncy hair|lift at the root|volumising|limp|lift and volume|voluminous hair|more volume|flat root|no volume|bounce hair|volumizer',
      'adds volume|all day lift|body|bounce|plumps hair',
    ],
    [
      'dandruff',
      'Dandruff',
      'dandruff|flaky scalp|dry scalp|itchy scalp|scalp flake|anti dandruff|scalp itch|scalp irritation|scalp psoriasis|flake|flaking scalp|scalp eczema|scalp dryness|sensitive scalp|irritated scalp|itchy flaky scalp|cradle cap|dandruff control|dry itchy scalp|scalp acne|scalp health|seborrheic scalp',
      'fights flakes|soothes the scalp|anti flake|scalp soothing',
    ],
    [
      'oily-scalp',
      'Oily scalp',
      'oily scalp|oily hair|greasy hair|greasy scalp|oily root|greasy root|oily roots|hair gets oily|hair gets greasy|greasy bang|oily bang',
      'balances the scalp|purifies the scalp',
    ],
    [
      'color-care',
      'Color care',
      'color care|color protection|color protecting|color protect|color fade|color fading|fading|brassiness|brassy hair|brassy|brass|color preserving|anti brass|protect hair color|fade protection|color lock|yellow tone|color extending|orange tone|keep color|color vibrancy|toning hair|neutralize brass',
      'protects color|prevents color fading|reduces brassiness|for bleached and colored hair',
    ],
    [
      'split-ends',
      'Split ends',
      'split end|dry end|frayed end|split hair end|split end repair|end repair',
      'seals split ends',
    ],
    [
      'curl-definition',
      'Curl definition',
      'curl definition|curl defining|define curl|defined curl|curl enhancing|bouncy curl|curl refresh|curl refresher|wave enhancing|enhance curl|curl hold|curl activating|curl care|enhance wave|wave definition|curl shaping|undefined curl|beach wave|beachy wave|twist out|braid out',
      'defines curls|curl enhancing|keeps curl pattern|defines without crunch',
    ],
    [
      'heat-damage',
      'Heat damage',
      'heat damage|heat damaged hair|heat styled hair|hot tool damage|heat styling damage|heat damaged|straightener damage|heat styling',
      'protects up to 450|heat protection up to|protects from heat',
    ],
    [
      'hair-dryness',
      'Dry hair',
      'dry hair|dehydrated hair|hair hydration|moisture for hair|dry damaged hair|very dry hair|brittle dry hair|hydrating hair|straw hair|straw like hair|hair like straw|hair feels like straw|dry brittle hair|extra dry hair|thirsty hair|hair moisture|dry frizzy hair',
      'moisturizes hair|intense moisture for hair',
    ],
    [
      'shine',
      'Shine',
      'shine|shiny hair|dull hair|glossy hair|hair shine|glass hair|add shine|lackluster hair|shinier hair|luster|lustrous hair',
      'adds shine|adds gloss|brilliance|increases shine',
    ],
    [
      'tangles',
      'Tangles',
      'tangle|tangled hair|knot|detangling|knotted hair|detangle|matted hair|knotty hair|tangle free|knots',
      'detangles|instant detangling',
    ],
  ]),
  ...define('nails', [
    [
      'weak-nails',
      'Weak nails',
      'weak nail|brittle nail|nail growth|peeling nail|splitting nail|stronger nail|break nail|nail strength|thin nail|damaged nail|strengthen nail|nail strengthening|strong nail|broken nail|soft nail',
      'strengthens nails|prevents splitting',
    ],
    ['dry-cuticles', 'Dry cuticles', 'dry cuticle|hangnail|cracked cuticle|ragged cuticle'],
  ]),
];
