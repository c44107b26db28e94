import { count, createKinds, ml } from './kind';

const spray =
  'Spray onto pulse points, from 15 cm. Do not rub.|Mist wrists, neck and the inside of the elbows; let it dry by itself.';
const wear = 'Lasts six to eight hours|Vaporizer';

const scents = (
  subcategory: string,
  given: {
    nouns: string;
    dollars: number;
    weight?: number;
    makers?: string;
    sizes?: ReturnType<typeof ml>[];
    about: string;
  }[],
) =>
  createKinds(
    'fragrance',
    subcategory,
    'scent',
    given.map((one) => ({
      recipe: 'perfume' as const,
      shapes: 'flacon-round|flacon-square|flacon-tall',
      sizes: [ml(50), ml(30, 50, 100), ml(50, 100), ml(100), ml(30, 50)],
      howTo: spray,
      features: wear,
      ...one,
    })),
  );

export const fragranceKinds = [
  ...scents('women', [
    {
      nouns: 'Eau de Parfum',
      dollars: 88,
      weight: 3,
      makers: 'couture|perfume|bath|botanical|spa',
      about:
        'A floral that opens bright and dries down warm.|Petals first, then skin, then something you cannot name.',
    },
    {
      nouns: 'Eau de Toilette',
      dollars: 66,
      weight: 1.4,
      makers: 'couture|perfume|bath|drugstore|spa',
      about:
        'Lighter on its feet: for mornings, linen and open windows.|A fresh take with a soft heart.',
    },
    {
      nouns: 'Eau de Parfum Intense',
      dollars: 98,
      weight: 0.8,
      makers: 'couture|perfume',
      about: 'The same flower at night.|Deeper, slower, closer.',
    },
  ]),
  ...scents('men', [
    {
      nouns: 'Eau de Toilette for Men',
      dollars: 62,
      weight: 2.2,
      makers: 'couture|perfume|barber|drugstore',
      about: 'Citrus and wood, ironed.|Clean lines, with a bit of smoke at the collar.',
    },
    {
      nouns: 'Eau de Parfum for Men',
      dollars: 84,
      weight: 1.6,
      makers: 'couture|perfume|barber',
      about: 'Woods, spice and a well-cut coat.|Warm and dry, made for evenings that run late.',
    },
    {
      nouns: 'Cologne|Aftershave Cologne',
      dollars: 48,
      weight: 1.2,
      makers: 'barber|drugstore|perfume',
      about:
        'A splash that says good morning and leaves politely.|Bright, brisk and gone before the second meeting. Take the bottle.',
    },
  ]),
  ...scents('unisex', [
    {
      nouns: 'Extrait de Parfum',
      dollars: 128,
      weight: 1.4,
      makers: 'perfume|couture',
      about: 'Twice the oil, half the spray.|A skin scent with a long shadow.',
    },
    {
      nouns: 'Parfum',
      dollars: 110,
      weight: 1.8,
      makers: 'perfume|botanical|spa|couture',
      about:
        'For the one who reaches it first.|Belongs to no shelf in particular, smells at home on everyone.',
    },
    {
      nouns: 'Eau Fraîche',
      dollars: 70,
      weight: 1,
      makers: 'perfume|botanical|spa',
      about: 'Cold water, crushed leaves, sunlight.|The lightest way to wear a good perfume.',
    },
  ]),
  ...createKinds('fragrance', 'body-sprays', 'scent', [
    {
      nouns: 'Body Mist|Hair & Body Mist|Fragrance Mist',
      makers: 'bath|drugstore|botanical|couture|perfume',
      weight: 2.4,
      recipe: 'bodyMist',
      shapes: 'spray',
      sizes: [ml(100, 236), ml(236), ml(100), ml(75, 250)],
      dollars: 18,
      about: 'A cloud to walk through.|Light enough to reapply all day, and you will.',
      howTo: 'Spray all over after showering; also lovely on hair and scarves.',
      features: 'Light, all-over scent|For hair and body|Reapply freely',
    },
    {
      nouns: 'Body Spray|Deodorant Body Spray',
      makers: 'drugstore|barber|bath',
      weight: 1.2,
      recipe: 'bodyMist',
      shapes: 'aerosol',
      sizes: [ml(150), ml(100, 200), ml(113)],
      dollars: 11,
      about: 'Gym bag standard.|Fresh in four seconds.',
      howTo: 'Shake and spray from 15 cm over chest and underarms.',
      features: '24-hour freshness|Dries at once|Fits the gym bag',
    },
    {
      nouns: 'Dry Oil Body Mist',
      makers: 'botanical|spa|perfume|couture',
      weight: 0.7,
      recipe: 'perfumeOil',
      shapes: 'spray|flacon-tall',
      sizes: [ml(100), ml(50, 100)],
      dollars: 46,
      about:
        'Scent and sheen in one veil.|A dry oil that leaves skin glowing and faintly perfumed.',
      howTo: 'Mist over arms, shoulders and legs, smooth in.',
      features: 'Dry touch|Scent and glow|No stains',
    },
  ]),
  ...createKinds('fragrance', 'travel', 'scent', [
    {
      nouns: 'Travel Spray|Purse Spray',
      makers: 'couture|perfume|bath',
      weight: 2,
      recipe: 'perfume',
      shapes: 'flacon-tall',
      sizes: [ml(10), ml(7.5), ml(10, 20)],
      dollars: 30,
      about: 'The flacon’s small sibling, for cabin bags and pockets.|Ten milliliters of home.',
      howTo: spray,
      features: 'Carry-on friendly|Refillable|About 120 sprays',
    },
    {
      nouns: 'Rollerball|Perfume Oil Rollerball',
      makers: 'perfume|botanical|bath|spa|couture',
      weight: 1.6,
      recipe: 'perfumeOil',
      shapes: 'flacon-tall',
      sizes: [ml(10), ml(9), ml(5, 10)],
      dollars: 26,
      about:
        'Rolled on, not sprayed; only you and those who are close.|Alcohol-free oil that warms up slowly.',
      howTo: 'Roll onto wrists and neck; reapply as you like.',
      features: 'Alcohol-free|Fits a pocket|Leak-proof',
    },
    {
      nouns: 'Discovery Set|Miniature Set',
      makers: 'perfume|couture',
      weight: 0.7,
      recipe: 'perfume',
      shapes: 'pouch',
      sizes: [count(5), count(4), count(4, 8)],
      dollars: 38,
      about: 'A week of first impressions.|Try it on skin, on wool, on a Tuesday.',
      howTo: 'Try one at a time, on skin, for a whole day.',
      features: 'Sample before you commit|Gift box|Travel size',
    },
  ]),
];
