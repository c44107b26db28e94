import { defineTypes } from './define-types';

const hasShades = true;

export const makeupTypes = defineTypes('makeup', [
  // Face
  [
    'foundation',
    'Foundations',
    'foundation|makeup base color|foundation makeup|face makeup base|serum foundation',
    { hasShades, labels: 'fond de teint|teint satin|teint velours|foundation drop' },
  ],
  [
    'powder-foundation',
    'Powder foundations',
    'powder foundation|pressed powder foundation|mineral powder|mineral foundation|mineral powder foundation|compact foundation|loose powder foundation|mineral makeup',
    { parent: 'foundation', hasShades, labels: 'poudre compacte' },
  ],
  [
    'cushion-foundation',
    'Cushion foundations',
    'cushion foundation|cushion compact|cushion|foundation cushion|cushion makeup',
    {
      parent: 'foundation',
      hasShades,
      labels: 'teint coussin|glow cushion|velvet cushion|cover cushion',
    },
  ],
  [
    'foundation-stick',
    'Foundation sticks',
    'foundation stick|stick foundation|skin stick|skin stick foundation|makeup stick',
    { parent: 'foundation', hasShades },
  ],
  [
    'skin-tint',
    'Skin tints',
    'skin tint|tinted moisturizer|sheer tint|tinted cream|tinted face cream|tinted day cream|tinted lotion|complexion tint|face tint|serum skin tint',
    { hasShades, includes: 'bb-cream', labels: 'teint nu|tinted serum' },
  ],
  [
    'bb-cream',
    'BB and CC creams',
    'bb cream|cc cream|blemish balm|bb|cc|bb and cc cream|color correcting cream',
    { hasShades },
  ],
  [
    'concealer',
    'Concealers',
    'concealer|under eye concealer|undereye concealer|under eye corrector|eye concealer|cover up|coverup|concealer makeup',
    { hasShades, labels: 'anti cernes|correcteur lumiere|correcteur' },
  ],
  [
    'concealer-stick',
    'Concealer sticks',
    'concealer stick|spot concealer|stick concealer|concealer pencil|blemish concealer',
    { parent: 'concealer', hasShades },
  ],
  [
    'color-corrector',
    'Color correctors',
    'color corrector|correcting cream|color correcting|color correct|color correction|color correcting palette|corrector',
    { hasShades },
  ],
  [
    'primer',
    'Primers',
    'primer|face primer|makeup primer|makeup base|gripping primer|foundation primer|pore filler',
  ],
  [
    'setting-powder',
    'Setting powders',
    'setting powder|loose powder|translucent powder|finishing powder|face powder|pressed powder|compact powder|baking powder|banana powder|loose setting powder|translucent setting powder|powder|powder compact',
    { hasShades, labels: 'poudre libre' },
  ],
  [
    'setting-spray',
    'Setting sprays',
    'setting spray|set makeup|fixing spray|fixing mist|setting mist|makeup setting spray|makeup spray|makeup fixer|makeup setting mist|finishing mist|makeup fixing spray',
  ],
  [
    'blush',
    'Blushes',
    'blush|blusher|cheek color|cheek tint|cheek stain|blush tint|cheek stick|cheek makeup|lip and cheek tint|lip and cheek|lip and cheek stain',
    { hasShades, labels: 'fard a joues|joues satin|cheek rouge' },
  ],
  [
    'bronzer',
    'Bronzers',
    'bronzer|bronzing powder|bronzing drop|sun powder|bronzing stick|bronzing cream|bronzing gel|bronzer drop',
    { hasShades, labels: 'poudre soleil|terre de lumiere|terracotta powder' },
  ],
  [
    'contour',
    'Contour',
    'contour|contouring|contour kit|contour palette|sculpting stick|contour wand',
    { hasShades },
  ],
  [
    'highlighter',
    'Highlighters',
    'highlighter|illuminator|luminizer|strobe cream|highlighting powder|highlighting stick|face highlighter|highlight|highlighter palette|strobing cream|glow stick',
    { hasShades },
  ],
  [
    'face-palette',
    'Face palettes',
    'face palette|cheek palette|blush palette|bronzer palette|complexion palette|contour and highlight palette|highlighter and blush palette',
    { hasShades },
  ],

  [
    'palette',
    'Palettes',
    'palette|makeup palette|all in one palette|makeup kit|makeup set',
    { hasShades, includes: 'face-palette|eyeshadow-palette' },
  ],

  // Eyes
  [
    'eyeshadow',
    'Eyeshadows',
    'eyeshadow|eye shadow|shadow|eye makeup|eye color|single eyeshadow|single shadow|eyelid color|lid tint|eye tint|mono shadow',
    { hasShades, labels: 'ombre solo' },
  ],
  [
    'eyeshadow-palette',
    'Eyeshadow palettes',
    'eyeshadow palette|shadow palette|eye palette|eye shadow palette|eye makeup palette|eyeshadow quad|eyeshadow kit|eyeshadow set',
    { parent: 'eyeshadow', hasShades, labels: 'palette regard|palette quatuor|eye quad' },
  ],
  [
    'liquid-eyeshadow',
    'Liquid eyeshadows',
    'liquid eyeshadow|liquid shadow|liquid shimmer shadow|liquid glitter eyeshadow|liquid glitter|liquid eye shadow',
    { parent: 'eyeshadow', hasShades, labels: 'ombre liquide|liquid glitter tint' },
  ],
  [
    'shadow-stick',
    'Shadow sticks',
    'shadow stick|eyeshadow stick|eye shadow stick|cream shadow stick|eye stick shadow|eyeshadow crayon|stick eyeshadow|eyeshadow pencil|eye crayon',
    { parent: 'eyeshadow', hasShades, labels: 'crayon ombre' },
  ],
  [
    'eye-primer',
    'Eye primers',
    'eye primer|eyeshadow primer|eyeshadow base|lid primer|eyelid primer|eye shadow primer|eye base',
  ],
  [
    'glitter',
    'Glitter',
    'glitter|face glitter|eye glitter|glitter gel|cosmetic glitter|face gem|face jewel|rhinestone',
    { hasShades },
  ],
  [
    'eyeliner',
    'Eyeliners',
    'eyeliner|eye liner|eye pencil|eyeliner pencil|kohl|kajal|kohl liner|eyeliner pen|felt tip liner|winged liner|liner|eyeliner marker|kohl pencil|waterline liner|eyeliner stamp|wing liner',
    { hasShades },
  ],
  [
    'mascara',
    'Mascaras',
    'mascara|eyelash mascara|lash mascara|curling mascara',
    { hasShades, labels: 'volume fixing mascara|cils noirs|lash paint' },
  ],
  [
    'volumizing-mascara',
    'Volumizing mascaras',
    'volumizing mascara|volume mascara|thickening mascara|big lash mascara|voluminous mascara|mascara for volume|mascara volume',
    { parent: 'mascara', hasShades },
  ],
  [
    'lengthening-mascara',
    'Lengthening mascaras',
    'lengthening mascara|length mascara|lash lengthener|mascara for length|long lash mascara|fiber mascara|mascara longueur',
    { parent: 'mascara', hasShades },
  ],
  [
    'tubing-mascara',
    'Tubing mascaras',
    'tubing mascara|tube mascara',
    { parent: 'mascara', hasShades },
  ],
  ['lash-primer', 'Lash primers', 'lash primer|mascara primer|eyelash primer|lash base'],
  [
    'false-lashes',
    'False lashes',
    'false lash|fake lash|false eyelash|fake eyelash|strip lash|lash extension|individual lash|lash cluster|falsies|magnetic lash|eyelash extension|faux lash|lash|eyelash|half lash|cluster lash|mink lash|diy lash extension',
  ],
  ['lash-glue', 'Lash glues', 'lash glue|eyelash glue|lash adhesive|eyelash adhesive'],
  [
    'brow-makeup',
    'Brow makeup',
    'brow|eyebrow|brow makeup|eyebrow makeup|brow product|eyebrow kit|brow kit|eyebrow product|brow definer|brow color',
    { hasShades },
  ],
  [
    'brow-pencil',
    'Brow pencils',
    'brow pencil|eyebrow pencil|brow pen|eyebrow pen|microblading pen|brow stylo|brow marker',
    { parent: 'brow-makeup', hasShades },
  ],
  [
    'brow-gel',
    'Brow gels',
    'brow gel|eyebrow gel|brow wax|brow mascara|brow soap|soap brow|brow lamination gel|eyebrow wax|brow styling gel|brow freeze',
    { parent: 'brow-makeup', hasShades },
  ],
  [
    'brow-powder',
    'Brow powders',
    'brow powder|eyebrow powder|brow pomade|eyebrow pomade',
    { parent: 'brow-makeup', hasShades },
  ],
  [
    'brow-tint',
    'Brow tints',
    'brow tint|eyebrow tint|brow dye|eyebrow tint kit|eyebrow dye|brow lamination|brow lamination kit',
    { parent: 'brow-makeup', hasShades },
  ],

  // Lips
  [
    'lip-makeup',
    'Lip makeup',
    'lip makeup|lip color|lip product|lippie|lip kit|lip set',
    { hasShades, includes: 'lip-gloss|tinted-lip-balm' },
  ],
  [
    'lipstick',
    'Lipsticks',
    'lipstick|lip stick|lippy|lip crayon|creme lipstick|bullet lipstick|lip paint|lip rouge',
    {
      parent: 'lip-makeup',
      hasShades,
      labels: 'rouge velours|rouge mat|rouge satin|rouge brillant|rouge a levres|lip lacquer',
    },
  ],
  [
    'liquid-lipstick',
    'Liquid lipsticks',
    'liquid lipstick|liquid lip|liquid lip color|lip cream',
    { parent: 'lipstick', hasShades, labels: 'rouge liquide|lip mousse|lip ink' },
  ],
  [
    'lip-tint',
    'Lip tints',
    'lip tint|lip stain|water tint|lip stain pen|peel off lip stain|lip blush',
    { parent: 'lip-makeup', hasShades },
  ],
  [
    'lip-gloss',
    'Lip glosses',
    'lip gloss|gloss|lipgloss|glossy lip|lip glaze|lip shine|lip lacquer gloss|lip topper',
    { hasShades, includes: 'lip-plumper', labels: 'gloss lumiere' },
  ],
  [
    'lip-plumper',
    'Lip plumpers',
    'lip plumper|plumping gloss|plumping lip gloss|lip plumping gloss|lip plump|lip plumping|plumper|lip volumizer|lip injection',
    { hasShades },
  ],
  ['lip-oil', 'Lip oils', 'lip oil|tinted lip oil|glossy lip oil', { hasShades }],
  [
    'lip-liner',
    'Lip liners',
    'lip liner|lip pencil|lipliner|lip contour|lip definer',
    { hasShades, labels: 'crayon levres' },
  ],
  [
    'tinted-lip-balm',
    'Tinted lip balms',
    'tinted lip balm|color balm|tinted balm|lip balm tint|colored lip balm|tinted chapstick|color lip balm|tinted lip treatment|tinted lip butter',
    { hasShades, labels: 'baume teinte' },
  ],

  // Nails
  [
    'nail-polish',
    'Nail polishes',
    'nail polish|polish|nail varnish|nail lacquer|nail color|nail paint|gel polish|gel nail polish|nail enamel|fingernail polish|gel nail|toenail polish|shellac|dip powder|nail gel',
    { hasShades },
  ],
  [
    'nail-coat',
    'Base and top coats',
    'top coat|base coat|nail top coat|quick dry top coat|nail base coat|topcoat',
  ],
  [
    'nail-polish-remover',
    'Nail polish removers',
    'nail polish remover|acetone remover|nail remover|polish remover|nail varnish remover|gel polish remover',
  ],
  [
    'nail-treatment',
    'Nail care',
    'nail treatment|nail strengthener|nail hardener|nail oil|cuticle oil|cuticle cream|nail repair|nail care|cuticle remover|nail serum|nail growth serum',
  ],
  [
    'press-on-nails',
    'Press-on nails',
    'press on nail|press on|fake nail|false nail|nail tip|acrylic nail|artificial nail|glue on nail|stick on nail',
    { hasShades },
  ],
  ['nail-art', 'Nail art', 'nail sticker|nail wrap|nail art|nail decal|nail strip|nail glitter'],
]);
