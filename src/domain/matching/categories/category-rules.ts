/**
 * Target of a phrase: 'category/subcategory', slugs of domain/catalog/category.ts; '': not sold
 * here.
 */
export type Shelf = `${string}/${string}` | '';

/** Departments, and the words in a category text that identify them. */
export const departmentWords: readonly (readonly [department: string, words: string])[] = [
  [
    'supplements',
    'supplement|supplements|vitamins|nutrition|wellness supplements|complements alimentaires|nahrungserganzung',
  ],
  [
    'fragrance',
    'fragrance|fragrances|perfume|perfumes|parfum|parfums|cologne|duft|dufte|perfumy|parfumy|parfemy|perfumaria|profumi',
  ],
  ['tools', 'tools|brushes|applicators|accessories|tools brushes|accessoires|zubehor'],
  [
    'haircare',
    'hair|haircare|hair care|cheveux|haare|haarpflege|cabello|vlasy|capelli|capilar|capilares|cabelo|cabelos',
  ],
  [
    'makeup',
    'makeup|make up|cosmetics makeup|maquillage|maquillaje|schminke|trucco|liceni|maquiagem|maquilhagem',
  ],
  [
    'skincare',
    'skin|skincare|skin care|face care|soin visage|soins|gesichtspflege|hautpflege|cuidado facial|plet|body|bath body|body care|corps|korper',
  ],
];

/**
 * Phrases by category, without accents. Those of the text's department win; longer phrases win over
 * shorter ones.
 */
export const shelfPhrases: readonly (readonly [shelf: Shelf, phrases: string])[] = [
  [
    'skincare/sunscreen',
    'sunscreen|sunscreens|sun care|sun protection|sunblock|after sun|spf|solaire|sonnenschutz|sonnencreme|protector solar|protezione solare|sun cream|sun lotion|sun milk|sun stick|mineral sunscreen|suncream|sun spray|sun gel|sun fluid',
  ],
  [
    'skincare/eye-care',
    'eye care|eye cream|eye creams|eye serum|eye gel|eye treatment|eye treatments|eye mask|eye masks|eye patches|eye balm|contour des yeux|augenpflege|augencreme|contorno de ojos|eye concentrate|eye stick|under eye patches|eye gels|lash serum|brow serum|eye repair|eye hydrogel|lash enhancing serum|lash boosting serum|eyelash serum|eye therapy|eye reviver|eye elixir|eye contour|eye lift|eye essence|eye patch|eye pads|under eye gel|under eye cream|dark circle|dark circles|undereye patches|undereye gels|undereye cream|lash conditioner|lash enhancer|brow enhancing serum',
  ],
  [
    'skincare/masks',
    'mask|masks|face mask|face masks|sheet mask|sheet masks|masque|masques|maske|masken|mascarilla|maschera|sleeping mask|overnight mask|dermask|babyfacial|peel|micro peel|facial peel|facial peels|peels|skin care masks peels|lip peel|nose strip|nose strips|pore strips|exfoliating facial|sleeping facial|face pack|facial pack|face packs|gesichtsmaske|mascara facial|mascara hidratante',
  ],
  [
    'skincare/serums',
    'serum|serums|face serum|face serums|ampoule|ampoules|essence|essences|concentrate|booster|face oil|face oils|facial oil|acne treatment|acne treatments|blemish treatment|blemish acne treatments|spot treatment|treatments|dark spot|blemish patch|pimple patch|acne patch|treatment oil|facial remedy|retinol treatment|acid powder|vitamin c powder|spot patch|blemish patches|face elixir|facial elixir|night oil|beauty oil|rosehip oil|rosehip seed oil|night treatment|spot gel|acne gel|pimple gel|blemish gel|acne solution|acne spot gel|face drops|face treatment|facial treatment|skin treatment|skin elixir|skin solution|spot solution|clearing treatment|clearing gel|acid treatment|retinol oil|exfoliating treatment|hyperpigmentation treatment|gesichtsserum|dark spot corrector|spot corrector|spot correcting|dark spot solution|ingrown hair tonic|ingrown hair solution|ingrown hair serum|ingrown hair treatment',
  ],
  [
    'skincare/cleansers',
    'cleanser|cleansers|cleansing|cleansing balm|cleansing oil|cleansing milk|face wash|facial cleansers|micellar|micellar water|toner|toners|toners astringents|exfoliator|exfoliators|exfoliant|scrub|scrubs|body scrub|makeup remover|makeup removers|make up remover|face wipes|wipes|body wash|shower gel|shower cream|shower oil|bar soap|soap|bath shower|nettoyant|demaquillant|gommage|reinigung|gesichtsreinigung|duschgel|limpiador|detergente|gel douche|shaving|shave|shave cream|shaving cream|face cleanser|cleansing pads|bubble bath|bath soaks bubble bath|bath soak|bath salts|hand wash|hand soap|exfoliating bar|body exfoliants|toning lotion|clarifying lotion|blotting papers|blotting paper|mattifying papers|eye makeup remover|make up removers|cleansing towelettes|towelettes|buffing cream|callus softener|body polish|face polish|bath bomb|sugar scrub|beard wash|makeup eraser|make up eraser|cotton pads|cotton swabs|cotton rounds|facial cotton|micro polish|facial polish|microdermabrasion|micro dermabrasion|foaming bath|cleansing water|cleansing gel|cleansing cream|cleansing foam|cleansing stick|makeup melt|make up melt|clean balm|melting balm|makeup solvent|eye makeup solvent|makeup removing balm|cleansing serum|eye cleanser|facewash|bodywash|foam bath|bathing bar|bathing soap|peeling gel|facial pads|toner pads|multicleanser|deep cleanse|facial wash|skin wash|foaming wash|clearing wash|face scrub|bath oil|bath salt|bath milk|shower milk|shower foam|shower mousse|shower wash|all over wash|body bar|cleansing bar|face polisher|bath bombs|precleanse|precleanse balm|pre cleanse|showergel|exfoliating pads|hair removal cream|hair removal|skin tonic|face tonic|facial tonic|exfoliating tonic|radiance tonic|facial bar|facial foam|face foam|treatment pads|facial polisher|bubble bar|beauty bar|creme wash|cream wash|milk wash|oil wash|hair remover cream|hair remover creme|hair remover|hair remover spray|hair removal spray|scrub cream|cream scrub|cream cleanser|bath gel|bath cream|shower lotion|shower body wash|shave lather|shave gel|shaving gel|shave foam|shaving foam|shave oil',
  ],
  [
    'skincare/moisturizers',
    'moisturizer|moisturizers|moisturiser|moisturisers|lotion moisturizer|face cream|day cream|night cream|night creams|cream|creams|creme|lotion|lotions|body lotion|body lotions|body butter|body cream|body oil|body oils|body milk|body moisturizers|hand cream|foot cream|hand cream foot cream|neck cream|emulsion|face mist|mists essences|lip balm|lip balms|lip balm treatment|lip balms treatments|lip treatment|hydratant|feuchtigkeitspflege|tagescreme|nachtcreme|korperlotion|handcreme|crema|crema hidratante|gel cream|moisturizing|moisturizer treatments|self tanner|self tanners|self tan|self tanning|tanning|tan|bronzing lotion|cellulite stretch marks|stretch marks|hand balm|hand healer|hand treatment|foot balm|lip mask|lip scrub|lip conditioner|night moisturizer|facial mist|facial spray|hydrosol|lip butter|lip serum|lip sleeping mask|lip exfoliant|lip repair|lip therapy|hand mask|foot mask|foot peel|body treatment|body serum|body balm|body luminizer|body glow|dry oil|face base|beard oil|beard balm|tone up cream|tanning mousse|dark mousse|skin saver|bronzing face drops|tanning drops|bronzing gel|repairing balm|repair balm|moisture stick|moisture souffle|skin mist|water gel|hydrator|aloe vera gel|aloe gel|massage oil|skin balm|face balm|body yogurt|face gel|moisture gel|hydrating gel|moisturizing gel|soothing gel|night gel|hydrating mist|body shimmer|body mousse|body gel|lip care|face butter|shea butter|lip ointment|petroleum jelly|ultimate moisture|moisture balance|moisture pad|stretch mark|facial gel|skin salve|skin jelly|recovery balm|beard fluid|comfort balm|overnight balm|beard grooming oil|gesichtscreme|korpercreme|tan booster|tanning booster|tan mousse|tan drops|tan water|tan mist',
  ],
  [
    'makeup/foundation',
    'foundation|foundations|liquid foundation|matte foundation|foundations concealers|tinted moisturizer|bb cream|cc cream|bb cc cream|bb cc creams|face primer|primer|primers|setting powder|setting spray|setting spray powder|face powder|powder|finishing powder|makeup base|skin tint|cushion|fond de teint|poudre|puder|base de maquillaje|fondotinta|face makeup|makeup finishing sprays|blurring balm|priming moisturizer|priming serum|complexion balm|serum foundation|skin perfecting|setting mist|powder foundation|cream foundation|foundation stick|compact foundation|foundation concealer|concealer foundation|priming oil|makeup serum|long wear makeup|liquid makeup|skin booster|blur stick|matte stick|blurring stick|pore primer|blotting powder|setting face mist|compact makeup|primerizer|matte makeup|place makeup|wear makeup|coverage makeup|fluid makeup|mineral makeup|foundation makeup|hydrating makeup|repairing makeup|smoothing makeup|perfecting makeup|serum makeup|cream makeup|powder makeup|mousse makeup|hydra makeup|balanced makeup|spf makeup|bb balm|cc balm|bb beauty balm|tinted skin veil|prep spray|prime set mist|foundation palette|powder palette|complexion palette|makeup broad spectrum|primer serum|foundation serum|primer essence|priming oil serum|beauty balm spf|base liquida|po compacto|po facial|po solto',
  ],
  [
    'makeup/concealer',
    'concealer|concealers|color correct|color corrector|corrector|under eye concealer|anticernes|anti cernes|correcteur|abdeckstift|corrector de ojeras|correttore|color correcting stick|color correcting palette|color correcting|correcting palette|concealer palette|corrector palette|blemish cover|corretivo',
  ],
  [
    'makeup/eyeshadow',
    'eyeshadow|eyeshadows|eye shadow|eye palettes|eye palette|eye color|eye colour|eyeliner|eyeliners|eye liner|eye primer|eye pencil|kajal|kohl|eyebrow|eyebrows|brow|brows|brow gel|brow pencil|eyebrow enhancers|fard a paupieres|ombre a paupieres|lidschatten|sombra de ojos|ombretto|eye makeup|brow powder|brow primer|eyebrow primer|eyeshadow primer|eye powder|brow wax|brow soap|brow freeze|brow pomade|dipbrow|eye crayon|eyeshadow stick|shadow stick|shadow palette|eyeshadow palette|eye gloss|brow kit|liquid shadow|liquid shadows|pigment palette|cream shadow|paint pot|liquid liner|gel liner|felt tip liner|tip liner|ink liner|clay liner|micro liner|waterproof liner|sharpening liner|eyelining pen|eyelining|eye pen|eye definer|eye pigment|shadow duo|shadow duos|shadow trio|shadow quad|shadow pot|shadow crayon|palette|makeup palette|artistry palette|brow palette|creme shadow|color concentrate|colour concentrate|sombras|delineador|delineadores',
  ],
  [
    'makeup/mascara',
    'mascara|mascaras|mascara primer|lash primer|wimperntusche|mascara de pestanas|mascara de cilios|mascara para cilios|rimel|eyelash primer|lash primers|lash tint',
  ],
  [
    'makeup/lipstick',
    'lipstick|lipsticks|liquid lipstick|lip gloss|lip glosses|lip liner|lip liners|lip stain|lip tint|lip plumper|lip color|lip colour|lip oil|lip crayon|lip primer|lip makeup|gloss|rouge a levres|lippenstift|lipgloss|labial|pintalabios|barra de labios|rossetto|lip pencil|lipliner|lip cheek pencil|lip lacquer|lip paint|lip cream|lip powder|lip kit|lip glow|lip shine|lip balm tint|lipcolor|lipcolour|liquid lips|batom|batons|lip stick|lip definer|lip palette|lip pen|lip marker|lip velvet|lip glaze|lip vinyl|lip rouge|lip ink|lip lustre|lip plump|lipstain|liner for lips|lip glide|lip creme|lip colour balm|lip color balm|lip contour|lip sculptor|lip contouring|lip luminizer|lipstick primer|lip blush',
  ],
  [
    'makeup/blush-bronzer',
    'blush|blushes|cream blush|powder blush|liquid blush|blushes bronzers|blusher|bronzer|bronzers|bronzing powder|bronzer powder|contour|contouring|highlighter|highlighters|highlighters luminizers|highlighting|luminizer|illuminator|cheek palette|cheek palettes|cheek tint|face palette|rubor|fard a joues|colorete|glow powder|highlighting powder|shimmer powder|illuminating powder|lighting powder|highlighter powder|strobe powder|blush stick|contour stick|sculpting stick|bronzing drops|highlight balm|highlighting balm|flawless filter|freckle|cheek color|cheek stick|cheek lip tint|blush palette|lighting palette|bronzer stick|highlighter stick|highlight|strobe|shimmer stick|blushlight|skin enhancer|luminizing powder|luminizing glow|bronzing veil|bronzing cream|bronzer cream|cheek stain|lip cheek stain|cheek colour|cheek powder|cheek powders|highlighter palette|highlighting palette|highlight palette|contour palette|contouring palette|bronzer palette|bronzing palette|glow palette|sculpting palette|luminizing palette|illuminating palette|glow kit|contour kit|bronzing duo|cheek lip stain|balm contour|cream contour|liquid contour|lip eye stick|iluminador',
  ],
  [
    'haircare/shampoo',
    'shampoo|shampoos|dry shampoo|shampooing|shampoing|champu|haarshampoo|sampon|hair wash|conditioning cleanser',
  ],
  [
    'haircare/conditioner',
    'conditioner|conditioners|leave in conditioner|hair conditioner|apres shampooing|spulung|acondicionador|balsamo|balsam|conditoner|condicionador|condicionadores|leave in conditioning|conditioning spray|detangler|detangling spray|co wash|conditioning balm|conditioning wash|conditioning cream|conditioning milk|conditioning rinse|detangling solution',
  ],
  [
    'haircare/styling',
    'styling|hair styling|hair styling products|hair spray|hairspray|hair gel|hair mousse|hair wax|pomade|hair primer|hair primers|texturizing spray|texture spray|heat protectant|curl cream|styling cream|haarspray|laque|hair cream|hair lotion|styling mousse|styling foam|styling oil|styling spray|blow dry|hair jelly|hair paste|hair clay|hair powder|root lifter|volumizer|finishing spray|curl enhancer|curl jelly|coil custard|defining cream|hair perfume|thickening spray|texture powder|hair sunscreen|hair lacquer|air dry styler|smoothing styler|root boost|root lift|curl gelee|hair gelee|curl reactivator|hair mist|hold gel|shine spray|sea salt spray|salt spray|beach spray|wave spray|styling gel|styling paste|styling clay|styling wax|styling powder|volumizing spray|curl gel|matte clay|molding paste|surf spray|beard wax|mustache wax|color spray|styling creme|grooming creme|grooming cream|styling serum|curl defining gel|defining gel|styling lotion|thickening cream|thickening creme|texture cream|dry creme|heat protectant cream|heat protectant spray|heat protection spray|style cream|blowout|air dry balm',
  ],
  [
    'haircare/treatments',
    'hair mask|hair masks|hair oil|hair oils|hair serum|hair treatment|hair treatments|scalp|scalp treatment|scalp treatments|hair loss|hair thinning hair loss|hair color|hair dye|leave in|bond repair|haarkur|haarmaske|haarol|masque cheveux|masque|hair masque|root coverup|root cover up|root touch up|hair gloss|hair salve|hair elixir|hair booster|split end treatment|pre shampoo|hair toner|hair density serum|scalp serum|scalp supplement|hair growth oil|hair growth treatment|hair tonic|hair repair|reconstructor|split ends treatment|anti frizz treatment|frizz treatment|hair perfector|mascara capilar|mascara nutritiva|mascara reparadora|tratamentos capilares|coloracao|coloracao capilar|progressiva|progressivas|alisante|oleo capilar',
  ],
  [
    'haircare/tools',
    'hair shears|hair brush|hair brushes|hairbrush|brushes combs|combs brushes|hair comb|hair accessories|scrunchie|scrunchies|hair clip|hair clips|hair towel|hair tie|hair ties|hair turban|hair wrap|claw clip|scalp massager|brushes combs hair|detangling brush|paddle brush|round brush|boar bristle brush|wide tooth comb|hair pins|hair pin|headband|barrette|silk pillowcase|bonnet|shower cap|hair pick|comb|combs|edge tool|silk turban|turban|bobby pins|hair band|hair bands|styling brush|thermal brush|ceramic brush|teasing brush|edge brush|scalp brush|style brush',
  ],
  [
    'fragrance/women',
    'women perfume|women fragrance|womens fragrance|womens perfume|perfume for women|pour femme|for women|for her|femme|damendufte',
  ],
  [
    'fragrance/men',
    'men fragrance|mens fragrance|mens cologne|cologne for men|pour homme|for men|for him|homme|herrendufte|aftershave|cologne|after shave|after shave balm|after shave lotion|aftershave lotion|aftershave balm|aftershave gel|after shave gel|after shave cream|post shave',
  ],
  [
    'fragrance/unisex',
    'unisex fragrance|unisex|eau de parfum|eau de toilette|eau de cologne|extrait de parfum|perfume|parfum|perfume cologne|perfume oil|fragrance|eau fraiche|edp|edt|fragrances|perfumes|parfums|perfumy|parfumy|parfemy|profumi',
  ],
  [
    'fragrance/body-sprays',
    'body spray|body sprays|body mist|body mists|hair mist|body mist hair mist|fragrance mist|hair perfume|body splash|hair body mist|all over spray|all over body spray|hair mist spray|body fragrance|hair fragrance|body splash|perfume mist',
  ],
  [
    'fragrance/travel',
    'rollerball|rollerballs|rollerballs travel size|travel spray|travel perfume|travel size fragrance|purse spray|mini eau de parfum|eau de parfum mini|discovery set|roller pearl|penspray|mini spray|roller ball|roll on fragrance|roll on perfume',
  ],
  [
    'tools/makeup-brushes',
    'makeup brush|makeup brushes|face brush|face brushes|eye brush|eye brushes|lip brush|lip brushes|brush set|brush sets|foundation brush|powder brush|blush brush|eyeshadow brush|bronzer brush|blending brush|buffing brush|kabuki brush|crease brush|contour brush|concealer brush|liner brush|highlighter brush|stippling brush|fan brush|angled brush|brush cleaner|brush cleaners|brush|pinceau|pinceaux|pinsel|brocha|pennello|brush cleanser|brush cleansing|complexion brush|shadow brush|smudger brush|shader brush|eyeliner brush|eyebrow brush|brow brush|setting brush|makeup bag|makeup case|pencil sharpener|blendercleanser|makeup tape|cosmetic bag|cosmetics bag|make up bag|makeup organizer|organizer bag|makeup pouch|cosmetic pouch|cosmetic case|train case|toiletry bag',
  ],
  [
    'tools/sponges',
    'sponge|sponges|sponges applicators|makeup sponges|blender|puff|powder puff|eponge|schwammchen|makeup sponge|makeup sponge set|blending sponge|beautyblender|beauty blender|sponge cleanser|velour puff',
  ],
  [
    'tools/hair-tools',
    'hair dryer|hair dryers|dryer diffuser|universal diffuser|blow dryer|straightener|hair straighteners|hair straighteners flat irons|flat iron|curling iron|curling irons|curling wand|curler|hair curlers|styler|hot brush|hair styling tools|seche cheveux|haartrockner|glatteisen|styling iron|styling irons|styling wand|straightening iron|straightening brush|hot air brush|hot air styler|hair crimper|crimper|waver|deep waver|hair diffuser|diffuser attachment|speed dryer|professional dryer|hot rollers|hair rollers|self grip rollers|curl wand|curling tool|beach waver|multi styler|airwrap|dryer brush|blow dryer brush|blow dry brush',
  ],
  [
    'tools/skincare-tools',
    'facial roller|facial rollers|face roller|ice roller|skin icing|icing roller|facial device|toning device|smoothing device|facial massage tool|massage tool|microneedling|microderm|attachment head|facial tool|gua sha tool|jade roller|gua sha|cleansing brush|facial cleansing brushes|skin care tools|skin care rollers|microcurrent|led mask|derma roller|high tech tools|face massager|facial steamer|dermaplaning|led light mask|light therapy|light therapy mask|eye massager|body brush|dry brush|dry body brush|extractor tool|facial brush|silicone scrubber|peach fuzz|humidifier|laser hair removal|ipl|facial razor|facial razors|eyebrow razor|razor kit|razor|razors|cooling wand|sculpting wand|cooling wands|personal microderm|sculpting bar|treatment tool|hair removal device|hair removal laser|loofah|face scrubber|silicone face scrubber|body scrubber|bath sponge|shower puff|bath puff|shower brush|bath brush|skin brush|serum infuser|pore extractor',
  ],
  [
    'tools/nail-tools',
    'nail tools|nail file|nail clipper|nail clippers|cuticle pusher|cuticle nipper|manicure|manicure pedicure tools|manicure tool sets|nail buffer|foot file|nail files|emery board|emery boards|cuticle trimmer|nail brush',
  ],
  [
    'tools/eyelash-tools',
    'eyelash curler|eyelash curlers|lash curler|false eyelashes|false lashes|lash collection|faux lash|faux lashes|mink lash|mink lashes|eyelash|lash glue|lash adhesive|false eyelash accessories|faux cils|tweezers|tweezers eyebrow tools|false lash|bottom lashes|top lashes|half lashes|magnetic lashes|magnetic eyeliner|lash extension|lash extensions|lash extension kit|eyelash adhesive|strip lashes|lash kit|brow stencils|facial hair remover|tweezer|eyebrow tool|eyelashes|lash set|brush on adhesive|lash applicator|eyelash applicator|tweezer brush',
  ],
  [
    'supplements/hair-vitamins',
    'hair vitamins|hair supplement|hair supplements|hair growth supplement|hair gummies|hair skin nails|hair growth supplements|biotin gummies|hair growth gummies|hair nutrition supplement|biotin tablets|biotin capsules',
  ],
  [
    'supplements/collagen',
    'collagen|collagen powder|collagen peptides|collagen supplement|kollagen',
  ],
  [
    'supplements/probiotics',
    'probiotics|prebiotics|probiotic supplement|probiotic capsules|daily probiotic|synbiotic|gut health',
  ],
  [
    'supplements/multivitamins',
    'multivitamin|multivitamins|vitamins supplements|vitamin d|vitamin b12|daily vitamin|omega 3|magnesium|vitamin c tablets',
  ],
  [
    'supplements/skin-supplements',
    'beauty supplements|skin supplement|skin supplements|beauty supplement|glow supplement|ingestible beauty|supplement|supplements|gummies|dietary supplement|superpowder|superfood powder|dissolvable tablets|softgels|sleep chews|beauty chews',
  ],
  [
    '',
    'candle|candles|home fragrance|diffuser|diffusers|candles home scents|room spray|nail polish|nail polishes|nail lacquer|nail care|nail|nails|deodorant|deodorants|toothpaste|teeth whitening|oral care|jewelry|clothing|shoes|gift card|intimate care|hand sanitizer|antiperspirant|top coat|base coat|gel polish|cuticle|sanitary pads|panty liners|daily liners|intimate wash|toothbrush|mouthwash|room fragrance|room mist|linen spray|gift cards|car fragrance|home scent|air freshener|reed diffuser|baby wipes|pillow spray|pillow mist|talcum powder|talc powder|talc|body powder|foot powder|baby powder|dusting powder|tooth powder',
  ],
];

/**
 * Phrases of the tables above that describe in titles: a 'Leave-In Spray' is a spray. There they count
 * only when nothing else does.
 */
export const describingPhrases =
  'spf|skin perfecting|leave in|bond repair|scalp|styling|collagen|dark spot|cleansing|moisturizing|tan|tanning|self tan|treatments|contour|contouring|shaving|shave|micellar|vitamin d|daily vitamin|concentrate|booster|unisex|fragrance|for men|for women|for her|for him|femme|homme|exfoliant|corrector';

/**
 * Words that decide only when no phrase does, by department: 'Hydrating Oil' of the skin is a serum, of the
 * hair a treatment. The last one in a title counts.
 */
export const lastResortWords: Readonly<Record<string, readonly (readonly [Shelf, string])[]>> = {
  skincare: [
    [
      'skincare/serums',
      'oil|drops|treatment|solution|complex|elixir|corrector|retinol|peptide|acid|patch|patches|perfectionist|reform|infusion|shot|strips|squalane|niacinamide|peptides|hyaluronics|acids|suspension|dots|brightener|perfector|resurfacer|tightener|reducer',
    ],
    ['skincare/masks', 'peeling|mud|clay|facial'],
    [
      'skincare/moisturizers',
      'gel|jelly|balm|mist|spray|hydrator|butter|salve|milk|ointment|stick|fluid|moisture|hydrating|hydration|remedy|filler|sorbet|lips|lip|body|bronzer|luminizer|tint|relief|melt|water|transformer|repair|moist',
    ],
    [
      'skincare/cleansers',
      'bar|tonic|pads|foam|lather|wash|cleanse|cleansing|rinse|eraser|polish|paste|bath|exfoliating|blackhead',
    ],
    ['skincare/eye-care', 'eye|eyes'],
    ['tools/skincare-tools', 'device|roller|tool|massager|brush|extractor|led|attachment|massage'],
    ['makeup/foundation', 'primer|primerizer|foundation'],
  ],
  haircare: [
    [
      'haircare/styling',
      'mist|spray|foam|mousse|gel|cream|creme|paste|clay|powder|putty|wax|primer|lotion|milk|edge|styler|fiber|boost|lift|gelee|jelly|infusion|sealant|prep|brilliantine',
    ],
    [
      'haircare/treatments',
      'oil|serum|mask|treatment|drops|elixir|tonic|booster|complex|repair|gloss|dye|essence|peptide|concentrate|perfector',
    ],
    ['haircare/shampoo', 'cleanser|wash|soap|scrub|cleansing'],
    ['haircare/conditioner', 'rinse|balm|butter|moisturizer|condition'],
    ['haircare/tools', 'brush|clip|clips|towel|pillowcase|cap|accessories'],
    ['tools/hair-tools', 'dryer|diffuser|wand|iron'],
  ],
  makeup: [
    [
      'makeup/eyeshadow',
      'palette|pencil|pencils|liner|pen|shadow|brow|brows|eye|eyes|glitter|pigment',
    ],
    ['makeup/mascara', 'lash'],
    ['tools/eyelash-tools', 'lashes'],
    ['makeup/lipstick', 'lip|lips|balm'],
    ['makeup/foundation', 'spray|mist|base|complexion|compact|foundation|makeup|tint'],
    ['skincare/sunscreen', 'sunscreen'],
    ['makeup/blush-bronzer', 'cheek|cheeks|glow|sculpt|stick|color|shimmer|veil|bronze'],
  ],
  tools: [
    ['tools/makeup-brushes', 'sharpener|sharpeners|brush|brushes|case|cases|bag'],
    ['tools/hair-tools', 'dryer|iron|styler|hair'],
    ['tools/skincare-tools', 'device|roller|facial|skin'],
    ['tools/eyelash-tools', 'lash|lashes|brow'],
  ],
  supplements: [
    [
      'supplements/skin-supplements',
      'skin|glow|beauty|supplement|capsules|powder|tablets|gummies|support',
    ],
  ],
};
