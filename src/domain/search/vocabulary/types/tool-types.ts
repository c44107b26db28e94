import { defineTypes } from './define-types';

export const toolTypes = defineTypes('tools', [
  // Brushes
  [
    'makeup-brush',
    'Makeup brushes',
    'makeup brush|cosmetic brush|make up brush|beauty brush|brush',
    { includes: 'brush-set' },
  ],
  [
    'face-brush',
    'Face brushes',
    'face makeup brush|buffing brush|buffer brush|fan brush|stippling brush|face brush|setting brush|cheek brush',
    { parent: 'makeup-brush' },
  ],
  [
    'powder-brush',
    'Powder brushes',
    'powder brush|setting powder brush|kabuki brush|kabuki',
    { parent: 'face-brush' },
  ],
  [
    'foundation-brush',
    'Foundation brushes',
    'foundation brush|brush for foundation',
    { parent: 'face-brush' },
  ],
  [
    'concealer-brush',
    'Concealer brushes',
    'concealer brush|brush for concealer',
    { parent: 'face-brush' },
  ],
  [
    'blush-brush',
    'Blush brushes',
    'blush brush|bronzer brush|brush for blush|highlighter brush|highlight brush|blusher brush',
    { parent: 'face-brush' },
  ],
  [
    'contour-brush',
    'Contour brushes',
    'contour brush|contouring brush|sculpting brush',
    { parent: 'face-brush' },
  ],
  [
    'eye-brush',
    'Eye brushes',
    'eye brush|smudge brush|eye makeup brush|pencil brush|smudger brush',
    { parent: 'makeup-brush' },
  ],
  [
    'eyeshadow-brush',
    'Eyeshadow brushes',
    'eyeshadow brush|eye shadow brush|blending brush|crease brush|shadow brush|shader brush|eye blending brush',
    { parent: 'eye-brush' },
  ],
  [
    'liner-brush',
    'Liner brushes',
    'liner brush|eyeliner brush|angled liner brush|eye liner brush|angled brush',
    { parent: 'eye-brush' },
  ],
  [
    'brow-brush',
    'Brow brushes',
    'brow brush|eyebrow brush|angled brow brush',
    { parent: 'eye-brush' },
  ],
  ['lip-brush', 'Lip brushes', 'lip brush|lipstick brush', { parent: 'makeup-brush' }],
  [
    'brush-set',
    'Brush sets',
    'brush set|makeup brush set|brush kit|travel brush set|makeup brush kit|set of brush|set of makeup brush|brush collection|face brush set',
  ],
  [
    'eye-brush-set',
    'Eye brush sets',
    'eye brush set|eyeshadow brush set|eye makeup brush set|eye shadow brush set',
    { parent: 'brush-set', isSpecial: true },
  ],
  [
    'brush-cleaner',
    'Brush cleaners',
    'brush cleaner|brush cleanser|makeup brush cleaner|brush soap|sponge cleanser|sponge cleaner|brush shampoo|brush and sponge soap|brush cleaning mat|makeup brush cleanser|sponge soap|clean makeup brush|brush wash',
  ],

  // Sponges
  [
    'makeup-sponge',
    'Makeup sponges',
    'makeup sponge|beauty blender|beautyblender|blending sponge|beauty sponge|teardrop sponge|foundation sponge|sponge|cosmetic sponge|makeup blender|blender|sponge applicator|blender sponge|sponge for foundation',
  ],
  [
    'powder-puff',
    'Powder puffs',
    'powder puff|velour puff|triangle puff|puff|makeup puff|cushion puff|setting powder puff|triangle powder puff',
  ],
  [
    'konjac-sponge',
    'Cleansing sponges',
    'konjac sponge|konjac|cleansing sponge|facial sponge|face sponge|facial cleansing sponge',
  ],

  // Hair tools
  [
    'hair-dryer',
    'Hair dryers',
    'hair dryer|blow dryer|hairdryer|blowdryer|blow drier|hair drier|ionic hair dryer|dryer|hooded dryer|hair dryer diffuser|hair diffuser|bonnet dryer',
  ],
  [
    'straightener',
    'Straighteners',
    'flat iron|straightener|hair straightener|hair iron|straightening iron|flatiron|ceramic straightener|titanium straightener|straightening comb|hot comb|ghd',
  ],
  [
    'straightening-brush',
    'Straightening brushes',
    'straightening brush|hair straightening brush|straightener brush|hair straightener brush|heated straightening brush',
    { parent: 'straightener' },
  ],
  [
    'curling-iron',
    'Curling irons',
    'curling iron|curling wand|curl iron|hair curler|curler|waver|hair waver|hair crimper|crimper|curling tong|beach waver|wave iron|curl wand|hair wand|auto curler|automatic curler|curling tool|hair tong|triple barrel',
  ],
  [
    'hot-air-brush',
    'Hot air brushes',
    'hot air brush|blow dry brush|dryer brush|hair dryer brush|hot brush|heated brush|blowout dryer brush|heated round brush|blow dryer brush|air styler|multi styler|one step volumizer|hair volumizer|styling dryer',
  ],

  // Skincare tools
  [
    'facial-roller',
    'Facial rollers',
    'facial roller|face roller|jade roller|rose quartz roller|eye roller|face massage roller',
  ],
  [
    'ice-roller',
    'Ice rollers',
    'ice roller|cryo roller|ice globe|facial ice globe',
    { parent: 'facial-roller', isSpecial: true },
  ],
  [
    'sculpting-wand',
    'Sculpting wands',
    'sculpting wand|face sculpting tool',
    { parent: 'facial-roller', isSpecial: true },
  ],
  [
    'gua-sha',
    'Gua sha',
    'gua sha|guasha|gua sha stone|gua sha tool|sculpting gua sha|face gua sha',
  ],
  [
    'cleansing-brush',
    'Cleansing brushes',
    'cleansing brush|facial brush|facial cleansing brush|sonic cleansing brush|face scrubber|face cleansing brush|face wash brush|face cleaning brush|silicone face brush|silicone cleansing brush|cleansing device|facial cleansing device',
  ],
  ['mask-brush', 'Mask applicators', 'mask brush|mask applicator|face mask brush|mask spatula'],
  [
    'led-device',
    'LED devices',
    'led mask|light therapy|led light wand|red light therapy|led light therapy|led face mask|led device|light therapy mask|red light mask|light therapy wand|red light therapy mask|red light|blue light therapy|led light therapy mask|light wand',
  ],
  [
    'microcurrent-device',
    'Microcurrent devices',
    'microcurrent|microcurrent device|microcurrent wand|face toning device|facial toning device|microcurrent tool',
  ],
  [
    'beauty-device',
    'Beauty devices',
    'beauty device|facial device|skincare device|face massager|facial massager|skin care device|derma roller|dermaroller|microneedling|microneedling roller|facial steamer|face steamer|dermaplaning|dermaplaning tool|face razor|high frequency wand|skin scrubber|ultrasonic scrubber',
    { includes: 'led-device|microcurrent-device' },
  ],
  // Not among beauty devices: where there are none, care for blackheads is nearer than other devices.
  [
    'pore-extractor',
    'Blackhead removers',
    'blackhead remover|blackhead remover tool|blackhead tool|blackhead extractor|blackhead vacuum|pore vacuum|pore extractor|comedone extractor|pimple extractor|pimple popper tool',
  ],

  // Nail tools
  [
    'nail-clipper',
    'Nail clippers',
    'nail clipper|toenail clipper|fingernail clipper|nail cutter|clipper',
  ],
  [
    'cuticle-tool',
    'Cuticle tools',
    'cuticle nipper|cuticle pusher|cuticle tool|cuticle trimmer|cuticle cutter',
  ],
  [
    'nail-scissors',
    'Nail scissors',
    'nail scissors|manicure scissors|cuticle scissors|scissors|brow scissors|eyebrow scissors|beauty scissors',
  ],
  [
    'nail-file',
    'Nail files',
    'nail file|glass nail file|emery board|nail buffer|crystal nail file|buffer block|nail buffer block|nail filer|electric nail file|nail drill',
  ],
  [
    'manicure-set',
    'Manicure sets',
    'manicure set|manicure kit|pedicure set|pedicure kit|nail kit|nail set|mani pedi set|nail care kit|mani pedi kit|gel nail kit',
  ],
  [
    'nail-lamp',
    'Nail lamps',
    'nail lamp|led nail lamp|uv nail lamp|gel nail lamp|gel lamp|nail dryer|uv lamp|gel polish lamp|nail light|nail uv light',
  ],

  // Eyelash and other tools
  [
    'lash-curler',
    'Lash curlers',
    'lash curler|eyelash curler|heated lash curler|heated eyelash curler|eye lash curler|eye curler',
  ],
  [
    'lash-comb',
    'Lash combs',
    'lash comb|spoolie|lash separator|eyelash comb|eyelash brush|mascara wand|lash brush|spoolie brush|eyelash separator',
  ],
  [
    'lash-applicator',
    'Lash applicators',
    'lash applicator|false lash applicator|eyelash applicator|lash tool|lash applicator tool',
  ],
  ['tweezers', 'Tweezers', 'tweezer|splinter tweezer|tweezers'],
  [
    'brow-tweezers',
    'Brow tweezers',
    'eyebrow tweezer|brow tweezer|slant tweezer|slanted tweezer|pointed tweezer|point tweezer',
    { parent: 'tweezers' },
  ],
  [
    'lash-tweezers',
    'Lash tweezers',
    'lash tweezer|eyelash tweezer|false lash tweezer',
    { parent: 'tweezers' },
  ],
  ['sharpener', 'Sharpeners', 'sharpener|pencil sharpener|makeup sharpener|cosmetic sharpener'],
  [
    'brow-tool',
    'Brow tools',
    'eyebrow razor|brow razor|eyebrow stencil|brow stencil|eyebrow shaper|eyebrow trimmer',
  ],
  [
    'mirror',
    'Mirrors',
    'mirror|makeup mirror|vanity mirror|compact mirror|lighted mirror|magnifying mirror|led mirror|travel mirror',
  ],
  [
    'makeup-bag',
    'Makeup bags',
    'makeup bag|cosmetic bag|toiletry bag|travel case|makeup case|makeup organizer|cosmetic organizer|cosmetic pouch|makeup pouch|train case|makeup box|brush holder|travel bag|dopp kit|travel bottle',
  ],
  [
    'cotton-pads',
    'Cotton pads',
    'cotton pad|cotton round|cotton swab|cotton ball|reusable cotton round|makeup remover pad|reusable makeup pad|q tip|qtip|reusable cotton pad',
  ],
]);
