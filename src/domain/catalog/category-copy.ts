/** Texts about a category. Only the server reads them, so that pages do not carry all of them. */
export interface CategoryCopy {
  title: string;
  description: string;
  /** Name of the hero photo. */
  heroImage: 'skincare' | 'makeup' | 'haircare' | 'fragrance' | 'tools' | 'supplements';
  /** An accent color from src/web/ui/tokens.css. */
  accent: Accent;
  subcategories: Readonly<Record<string, { title: string; description: string }>>;
}

export type Accent = 'sage' | 'rose' | 'honey' | 'plum' | 'slate' | 'clay';

const copy: Readonly<Record<string, CategoryCopy>> = {
  skincare: {
    title: 'Skincare',
    heroImage: 'skincare',
    accent: 'sage',
    description:
      'What your skin wears every day, from the first cleanse to the last layer of SPF. Compare the formula and what an ounce of it costs, then buy where it is cheapest.',
    subcategories: {
      cleansers: {
        title: 'Cleansers',
        description: 'Gels, balms, oils and milks that take the day off and leave your skin calm.',
      },
      moisturizers: {
        title: 'Moisturizers',
        description: 'Light gels for July, rich creams for January, and something for in between.',
      },
      serums: {
        title: 'Serums',
        description: 'Vitamin C, retinol, niacinamide: the small bottles that do one job well.',
      },
      sunscreen: {
        title: 'Sunscreen',
        description: 'SPF you will actually wear: sheer fluids, tints, sticks and mineral creams.',
      },
      masks: {
        title: 'Masks',
        description: 'Clay for a Friday, a sheet mask for the plane, a sleeping mask for after it.',
      },
      'eye-care': {
        title: 'Eye Care',
        description: 'Creams, gels and patches for short nights, fine lines and dark circles.',
      },
    },
  },
  makeup: {
    title: 'Makeup',
    heroImage: 'makeup',
    accent: 'rose',
    description:
      'Foundation to lipstick, the same shade at every store. The color does not change from counter to counter; the price does.',
    subcategories: {
      foundation: {
        title: 'Foundation',
        description: 'Skin tints to full coverage, matte to dewy, in the shade that is yours.',
      },
      concealer: {
        title: 'Concealer',
        description: 'A dab under the eye or on a blemish, and no one needs to know.',
      },
      eyeshadow: {
        title: 'Eyeshadow',
        description: 'Everyday nudes, one good shimmer, and palettes that earn their drawer space.',
      },
      mascara: {
        title: 'Mascara',
        description: 'Length, volume, curl or all three, washable or ready for a wedding.',
      },
      lipstick: {
        title: 'Lipstick',
        description: 'Satin, matte, sheer and stain: reds that last and nudes that suit you.',
      },
      'blush-bronzer': {
        title: 'Blush & Bronzer',
        description: 'Powders, creams and liquids that put the weekend back into your face.',
      },
    },
  },
  haircare: {
    title: 'Haircare',
    heroImage: 'haircare',
    accent: 'honey',
    description:
      'Wash, care, style, repair. Big bottles are not always the better deal, so we compare haircare by the ounce and not by the bottle.',
    subcategories: {
      shampoo: {
        title: 'Shampoo',
        description: 'For fine, curly, colored or tired hair, and for scalps with opinions.',
      },
      conditioner: {
        title: 'Conditioner',
        description: 'Rinse-out, leave-in and co-wash: slip for the comb and shine for the mirror.',
      },
      styling: {
        title: 'Styling',
        description: 'Creams, sprays, gels and mousses that hold without the helmet.',
      },
      treatments: {
        title: 'Treatments',
        description: 'Bond builders, oils and masks for hair that has been through things.',
      },
      tools: {
        title: 'Tools',
        description: 'Brushes, combs, clips and rollers: what your hair needs besides a bottle.',
      },
    },
  },
  fragrance: {
    title: 'Fragrance',
    heroImage: 'fragrance',
    accent: 'plum',
    description:
      'The same bottle, and what every store charges for it today. A perfume is the easiest thing in beauty to overpay for, and the easiest to compare.',
    subcategories: {
      women: {
        title: 'Women',
        description: 'Florals, woods and gourmands, from the first spritz to a signature.',
      },
      men: {
        title: 'Men',
        description: 'Citrus, cedar, leather and smoke, for the office and for after it.',
      },
      unisex: {
        title: 'Unisex',
        description: 'Scents that never asked who was going to wear them.',
      },
      'body-sprays': {
        title: 'Body Sprays',
        description: 'Light mists for the gym bag, the desk drawer and the hottest week of August.',
      },
      travel: {
        title: 'Travel',
        description: 'Small sizes that pass security, and let you try before you commit.',
      },
    },
  },
  tools: {
    title: 'Tools',
    heroImage: 'tools',
    accent: 'slate',
    description:
      'Brushes, sponges and everything with a plug. Good tools outlast everything else on the shelf, so the price is worth a second look.',
    subcategories: {
      'makeup-brushes': {
        title: 'Makeup Brushes',
        description: 'Single brushes and sets that blend without shedding on your cheek.',
      },
      sponges: {
        title: 'Sponges',
        description: 'Blenders and puffs for base that looks like skin, and what cleans them.',
      },
      'hair-tools': {
        title: 'Hair Tools',
        description: 'Dryers, irons and hot brushes, from the weekday fix to the salon blowout.',
      },
      'skincare-tools': {
        title: 'Skincare Tools',
        description: 'Rollers, gua sha, cleansing brushes and light for ten quiet minutes.',
      },
      'nail-tools': {
        title: 'Nail Tools',
        description: 'Files, clippers and lamps for a manicure at the kitchen table.',
      },
      'eyelash-tools': {
        title: 'Eyelash Tools',
        description: 'Curlers, combs and applicators that make any mascara look better.',
      },
    },
  },
  supplements: {
    title: 'Supplements',
    heroImage: 'supplements',
    accent: 'clay',
    description:
      'Vitamins, collagen and friends, with the price of each capsule beside the price of the jar. Ask your doctor what you need; ask us what it costs.',
    subcategories: {
      'hair-vitamins': {
        title: 'Hair Vitamins',
        description: 'Biotin, zinc and their company, as gummies and capsules.',
      },
      'skin-supplements': {
        title: 'Skin Supplements',
        description: 'Ceramides, astaxanthin and hyaluronic acid that you swallow.',
      },
      collagen: {
        title: 'Collagen',
        description: 'Powders for your coffee, sachets for your bag, capsules for neither.',
      },
      multivitamins: {
        title: 'Multivitamins',
        description: 'A little of everything, once a day, at a price you can compare by the pill.',
      },
      probiotics: {
        title: 'Probiotics',
        description: 'Live cultures for the gut that your skin is said to listen to.',
      },
    },
  },
};

/** The texts of a category by slug; null if unknown. */
export function findCategoryCopy(slug: string): CategoryCopy | null {
  return Object.hasOwn(copy, slug) ? (copy[slug] ?? null) : null;
}
