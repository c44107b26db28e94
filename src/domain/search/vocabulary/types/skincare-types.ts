import { defineTypes } from './define-types';

/** For face, eyes, lips and sun. */
export const skincareTypes = defineTypes('skincare', [
  // Cleansing
  [
    'cleanser',
    'Cleansers',
    'cleanser|wash|face wash|facial wash|facewash|face cleanser|facial cleanser|cleansing lotion|face soap|facial soap',
    { labels: 'cleansing treatment' },
  ],
  [
    'gel-cleanser',
    'Gel cleansers',
    'gel cleanser|cleansing gel|gel wash|gel face wash|foaming gel|jelly cleanser|cleansing jelly',
    { parent: 'cleanser', labels: 'gelee nettoyante|gel purete|gel nettoyant' },
  ],
  [
    'foam-cleanser',
    'Foaming cleansers',
    'foaming cleanser|foam cleanser|cleansing foam|foaming face wash|foaming facial cleanser|foam face wash|whipped cleanser|cleansing mousse|mousse cleanser|foaming wash',
    { parent: 'cleanser', labels: 'mousse nettoyante|cleansing foam makeup remover' },
  ],
  [
    'cleansing-balm',
    'Cleansing balms',
    'cleansing balm|balm cleanser|makeup melting balm|makeup removing balm|makeup remover balm|melting balm',
    {
      parent: 'cleanser',
      isSpecial: true,
      labels:
        'baume demaquillant|cleansing butter|cleansing balm and makeup remover|cleansing balm makeup remover',
    },
  ],
  [
    'cleansing-oil',
    'Cleansing oils',
    'cleansing oil|oil cleanser|oil based cleanser|makeup removing oil|makeup remover oil',
    {
      parent: 'cleanser',
      isSpecial: true,
      labels: 'huile demaquillante|pore clearing oil|cleansing oil makeup remover',
    },
  ],
  [
    'cream-cleanser',
    'Cream cleansers',
    'cream cleanser|cleansing milk|milk cleanser|milky cleanser|cleansing cream|cold cream|creamy cleanser|lotion cleanser|creamy face wash',
    { parent: 'cleanser', labels: 'lait demaquillant' },
  ],
  [
    'micellar-water',
    'Micellar waters',
    'micellar water|micellar cleansing water|micellar solution|micellar|cleansing water|micellar cleanser',
    { parent: 'cleanser', isSpecial: true, labels: 'eau micellaire' },
  ],
  [
    'cleansing-bar',
    'Cleansing bars',
    'cleansing bar|facial bar|face bar|cleanser bar|beauty bar|face soap bar',
    { parent: 'cleanser' },
  ],
  [
    'cleansing-powder',
    'Cleansing powders',
    'cleansing powder|powder cleanser|powder wash|enzyme powder|enzyme cleanser|enzyme powder wash',
    { parent: 'cleanser' },
  ],
  [
    'cleansing-wipes',
    'Face wipes',
    'face wipe|facial wipe|cleansing wipe|makeup wipe|makeup remover wipe|cleansing towelette|cleansing cloth|makeup remover cloth|remover wipe|micellar wipe',
    { parent: 'cleanser', isSpecial: true },
  ],
  [
    'exfoliating-cleanser',
    'Exfoliating cleansers',
    'exfoliating cleanser|exfoliating face wash|exfoliating wash|scrub cleanser|exfoliating facial cleanser',
    { parent: 'cleanser' },
  ],
  [
    'makeup-remover',
    'Makeup removers',
    'makeup remover|eye makeup remover|makeup removal|remove makeup|remove eye makeup|remove waterproof makeup|remove mascara|remove waterproof mascara|take off makeup|take off mascara|take off waterproof mascara|makeup removing|mascara remover|waterproof makeup remover|makeup take off|double cleanse|double cleansing|first cleanse',
    {
      includes: 'micellar-water|cleansing-balm|cleansing-oil|cleansing-wipes',
      labels: 'demaquillant',
    },
  ],
  [
    'exfoliator',
    'Exfoliators',
    'exfoliator|exfoliant|exfoliating|exfoliation|face exfoliator|facial exfoliator|exfoliate|chemical exfoliant|liquid exfoliant',
    { includes: 'exfoliating-cleanser' },
  ],
  [
    'face-scrub',
    'Face scrubs',
    'face scrub|facial scrub|scrub|exfoliating scrub|face polish|microdermabrasion|gommage|microexfoliant',
    { parent: 'exfoliator', labels: 'facial polish|polishing gommage' },
  ],
  [
    'face-peel',
    'Peels',
    'peel|facial peel|face peel|chemical peel|peeling gel|peeling solution|peeling serum|resurfacing peel|peel solution|exfoliating treatment|at home peel|peeling',
    { parent: 'exfoliator', labels: 'peeling doux|resurfacing treatment' },
  ],
  [
    'exfoliating-pads',
    'Exfoliating pads',
    'peel pad|exfoliating pad|toner pad|acne pad|resurfacing pad|glycolic pad|facial pad|daily peel',
    { parent: 'exfoliator' },
  ],
  [
    'toner',
    'Toners',
    'toner|face toner|facial toner|astringent|face tonic|facial tonic|skin toner|toning lotion|toning water|skin softener',
    { labels: 'tonic|toning solution|lotion p50' },
  ],
  [
    'essence',
    'Essences',
    'essence|face essence|facial essence|first essence|treatment essence|essence water|facial treatment essence|treatment lotion',
  ],
  [
    'face-mist',
    'Face mists',
    'face mist|facial mist|facial spray|face spray|thermal water|thermal spring water|rosewater spray|rose water spray|spring water spray',
    { labels: 'refreshing mist|soothing mist|mist|hydrating spray|spray on serum' },
  ],

  // Treatments
  [
    'serum',
    'Serums',
    'serum|face serum|facial serum|skin serum|night serum|day serum|treatment serum',
    { labels: 'serum eclat|suspension' },
  ],
  ['ampoule', 'Ampoules', 'ampoule|ampule|facial ampoule', { parent: 'serum' }],
  [
    'concentrate',
    'Concentrates',
    'concentrate|booster|intensive concentrate|elixir|skin booster|face drop|serum concentrate|facial drop',
    { parent: 'serum', labels: 'solution' },
  ],
  [
    'spot-treatment',
    'Spot treatments',
    'spot treatment|acne spot treatment|spot gel|spot corrector|acne spot|drying lotion',
    { includes: 'pimple-patches' },
  ],
  [
    'pimple-patches',
    'Pimple patches',
    'pimple patch|acne patch|zit patch|blemish patch|hydrocolloid patch|spot patch|acne dot|blemish dot|acne sticker|pimple sticker|zit sticker|acne pimple patch|acne cover|hydrocolloid',
  ],
  ['pore-strips', 'Pore strips', 'pore strip|nose strip|blackhead strip|nose patch|pore patch'],
  [
    'blotting-paper',
    'Blotting papers',
    'blotting paper|blotting sheet|oil blotting|oil absorbing sheet|blotting',
  ],

  // Moisturizing
  [
    'moisturizer',
    'Moisturizers',
    'moisturizer|face moisturizer|facial moisturizer|face cream|facial cream|moisture cream|skin cream|cream|lotion|hydrator|face balm|skin lotion|face butter|moisturizing balm|tallow balm',
    { labels: 'creme|emollient|creme hydratante|restoring cream|recovery cream|repairing cream' },
  ],
  [
    'day-cream',
    'Day creams',
    'day cream|day moisturizer|morning cream|morning moisturizer|day lotion|daytime moisturizer|day creme|daytime cream',
    { parent: 'moisturizer', labels: 'creme de jour' },
  ],
  [
    'face-lotion',
    'Face lotions',
    'face lotion|facial lotion|daily lotion|milky lotion|emulsion|moisturizing emulsion|face fluid|moisturizing fluid|lightweight lotion|moisture emulsion|face milk',
    {
      parent: 'moisturizer',
      labels: 'emulsion de jour|weightless emulsion|silk lotion|mattifying fluid|fluid',
    },
  ],
  [
    'gel-cream',
    'Gel creams',
    'gel cream|gel moisturizer|water gel|water cream|gel lotion|aqua gel|aqua cream|jelly moisturizer|gel face moisturizer|water gel cream|gel face cream',
    { parent: 'moisturizer', labels: 'sorbet hydratant|cloud gel cream|jelly cream' },
  ],
  [
    'rich-cream',
    'Rich creams',
    'rich cream|barrier cream|comfort cream|nourishing cream|thick cream|heavy cream|intensive cream|thick moisturizer|heavy moisturizer|rich moisturizer',
    {
      parent: 'moisturizer',
      labels: 'creme riche|la creme riche|creme sublime|relipidizing balm|velvet cream',
    },
  ],
  [
    'night-cream',
    'Night creams',
    'night cream|overnight cream|night moisturizer|nighttime moisturizer|nighttime cream|night face cream|overnight moisturizer|night creme|pm moisturizer|night lotion|sleeping cream',
    {
      parent: 'moisturizer',
      labels: 'creme de nuit|creme nuit|midnight balm|night balm|night ritual cream',
    },
  ],
  [
    'neck-cream',
    'Neck creams',
    'neck cream|neck and decollete cream|decollete cream|chest cream|neck serum|neck treatment|neck and chest cream',
  ],
  [
    'face-oil',
    'Face oils',
    'face oil|facial oil|skin oil|treatment oil|beauty oil|facial treatment oil|oil serum',
    { labels: 'huile precieuse|ritual face oil|oil' },
  ],

  // Sun
  [
    'sunscreen',
    'Sunscreens',
    'sunscreen|sunblock|sun screen|sun block|sun cream|sun lotion|sun protection|sun protector|sun care|suncream|suncare|suntan lotion|sunscreen lotion|face sunscreen|uv protection|uv protector|sun milk|sun gel|facial sunscreen|sunscreen cream|sun fluid|sun cushion',
    {
      labels:
        'invisible fluid|daily fluid|uv shield|sun veil|uv fluid|sun serum|sun essence|voile solaire|ecran solaire|ecran mineral|uv defense|mineral veil|mineral fluid',
    },
  ],
  [
    'tinted-sunscreen',
    'Tinted sunscreens',
    'tinted sunscreen|tinted sunblock|tinted mineral sunscreen|tinted mineral veil|tinted sun cream|tinted face sunscreen',
    { parent: 'sunscreen' },
  ],
  [
    'sun-stick',
    'Sun sticks',
    'sun stick|sunscreen stick|sunblock stick|stick sunscreen|sun protection stick|stick sunblock',
    { parent: 'sunscreen' },
  ],
  [
    'sunscreen-spray',
    'Sunscreen sprays',
    'sunscreen spray|sunscreen mist|spray sunscreen|sun spray|sun mist|sunblock spray|spray on sunscreen|spray sunblock|sunscreen setting spray',
    { parent: 'sunscreen' },
  ],
  [
    'body-sunscreen',
    'Body sunscreens',
    'body sunscreen|sunscreen body lotion|body sunscreen lotion|beach sunscreen|sunscreen for body',
    { parent: 'sunscreen' },
  ],
  [
    'after-sun',
    'After-sun care',
    'after sun|aftersun|after sun lotion|after sun gel|sunburn relief|sunburn|after sun cream|aloe after sun',
  ],

  // Masks
  [
    'face-mask',
    'Face masks',
    'face mask|facial mask|facemask|mask|masque|face masque|face pack|wash off mask|skin mask|rinse off mask|facial masque',
    {
      labels:
        'cream mask|recovery mask|glow mask|masque creme|comforting cream mask|jelly mask|treatment mask|radiance mask',
    },
  ],
  [
    'clay-mask',
    'Clay masks',
    'clay mask|mud mask|charcoal mask|clay pack|mud masque|clay face mask|clay masque|mud pack|pore mask|detox mask',
    {
      parent: 'face-mask',
      labels: 'volcanic clay mask|masque argile|pore clay pack|mineral mud mask',
    },
  ],
  [
    'sleeping-mask',
    'Overnight masks',
    'sleeping mask|overnight mask|sleep mask|sleeping pack|night mask|overnight face mask|leave on mask|overnight facial|sleeping face mask',
    { parent: 'face-mask', labels: 'masque de nuit|night cocoon mask|overnight water mask' },
  ],
  [
    'sheet-mask',
    'Sheet masks',
    'sheet mask|mask sheet|facial sheet mask|face sheet mask|bio cellulose mask|hydrogel mask|sheet face mask|cloth mask',
    { parent: 'face-mask', labels: 'masque tissu|essence mask sheet|gel mask|biocellulose mask' },
  ],
  [
    'peel-off-mask',
    'Peel-off masks',
    'peel off mask|peel off face mask|peel off|black mask',
    { parent: 'face-mask' },
  ],
  [
    'bubble-mask',
    'Bubble masks',
    'bubble mask|foaming mask|carbonated mask',
    { parent: 'face-mask' },
  ],

  // Eyes
  [
    'eye-treatment',
    'Eye treatments',
    'eye treatment|under eye treatment|undereye treatment|eye product|eye moisturizer|under eye product',
  ],
  [
    'eye-cream',
    'Eye creams',
    'eye cream|under eye cream|undereye cream|eye balm|eye contour cream|eye creme|eye lotion|eye butter|eye stick',
    {
      parent: 'eye-treatment',
      labels: 'creme regard|contour des yeux|eye contour balm|eye care|eye contour|creme yeux',
    },
  ],
  [
    'eye-serum',
    'Eye serums',
    'eye serum|under eye serum|undereye serum|eye concentrate|eye essence|eye ampoule',
    { parent: 'eye-treatment', labels: 'serum regard|serum yeux' },
  ],
  [
    'eye-gel',
    'Eye gels',
    'eye gel|under eye gel|cooling eye gel|eye roll on|eye roller gel',
    { parent: 'eye-treatment' },
  ],
  [
    'eye-patches',
    'Eye patches',
    'eye patch|eye mask|under eye patch|under eye mask|undereye mask|undereye patch|hydrogel eye patch|eye gel patch|gel eye mask|under eye gel patch|eye pad',
    { parent: 'eye-treatment', labels: 'patchs regard' },
  ],
  [
    'lash-serum',
    'Lash serums',
    'lash serum|eyelash serum|lash growth serum|eyelash growth serum|lash enhancer|lash boosting serum|lash growth|eyelash growth|lash conditioner|eyelash enhancer|brow serum|eyebrow serum|brow growth serum|lash and brow serum',
  ],

  // Lips
  [
    'lip-balm',
    'Lip balms',
    'lip balm|chapstick|chap stick|lip butter|lip conditioner|lip salve|lip moisturizer|lip treatment|lip care|lipbalm|lip repair|lip jelly|lip ointment',
    { includes: 'tinted-lip-balm' },
  ],
  [
    'lip-mask',
    'Lip masks',
    'lip mask|lip sleeping mask|overnight lip mask|lip sleep mask|lip masque|overnight lip treatment|lip patch',
  ],
  ['lip-scrub', 'Lip scrubs', 'lip scrub|lip exfoliator|sugar lip scrub|lip polish'],

  // Sets
  [
    'gift-set',
    'Gift sets',
    'gift set|gift|set|kit|value set|bundle|starter kit|gift box|starter set|trial kit|holiday set|advent calendar|routine set|stocking stuffer|gift idea|trial set|travel kit|travel set|present|gift bag|sampler set',
    { includes: 'discovery-set|brush-set|manicure-set', labels: 'duo|trio|duet|routine|regimen' },
  ],
]);
