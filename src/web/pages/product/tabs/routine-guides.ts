/** One step of a routine, with its time as display text: '1 minute', '2 minutes'. */
interface RoutineStep {
  step: number;
  title: string;
  time: string;
  description: string;
}

export interface RoutineGuide {
  title: string;
  image: 'skincare' | 'makeup' | 'haircare' | 'default';
  steps: readonly RoutineStep[];
  tips: readonly string[];
}

/** How products are used together, by category; `default` is for all other categories. */
const routineGuides: Record<RoutineGuide['image'], RoutineGuide> = {
  skincare: {
    title: 'Your skincare routine',
    image: 'skincare',
    steps: [
      {
        step: 1,
        title: 'Cleanse',
        time: '2 minutes',
        description:
          'Massage a cleanser over damp skin and rinse with lukewarm water. In the evening, take off makeup and sunscreen first.',
      },
      {
        step: 2,
        title: 'Treat',
        time: '2 minutes',
        description:
          'Press a serum into slightly damp skin, starting with the thinnest texture. Let each layer absorb.',
      },
      {
        step: 3,
        title: 'Moisturize',
        time: '1 minute',
        description: 'Smooth a cream over your face and neck to seal in the layers below.',
      },
      {
        step: 4,
        title: 'Protect',
        time: '1 minute',
        description:
          'In the morning, finish with two finger lengths of sunscreen. In the evening, skip this step.',
      },
    ],
    tips: [
      'Introduce one new product at a time, two weeks apart, so you can tell which one works for you.',
      'If your skin is sensitive, do a patch test on the inside of your arm first.',
      'Use retinoids and acids in the evening, and sunscreen every morning.',
    ],
  },
  makeup: {
    title: 'Your makeup routine',
    image: 'makeup',
    steps: [
      {
        step: 1,
        title: 'Prepare',
        time: '2 minutes',
        description: 'Start with clean, moisturized skin, and let your sunscreen absorb first.',
      },
      {
        step: 2,
        title: 'Even out',
        time: '3 minutes',
        description:
          'Work foundation from the center of the face outward with a brush, a damp sponge or your fingers.',
      },
      {
        step: 3,
        title: 'Conceal',
        time: '2 minutes',
        description: 'Tap concealer only where you still need it, and blend the edges.',
      },
      {
        step: 4,
        title: 'Add color',
        time: '2 minutes',
        description:
          'Apply blush to the cheeks and bronzer where the sun would hit. Start light and build up.',
      },
      {
        step: 5,
        title: 'Define the eyes',
        time: '4 minutes',
        description:
          'Apply shadow from light to dark, then mascara: wiggle at the roots and pull through to the tips.',
      },
      {
        step: 6,
        title: 'Finish the lips',
        time: '1 minute',
        description: 'Line your lips, fill them in, blot once and apply a second coat.',
      },
    ],
    tips: [
      'Match foundation to your jawline, in daylight.',
      'Layer cream on cream and powder on powder. Powder underneath makes creams patchy.',
      'Wash brushes every week. Replace mascara after three months.',
    ],
  },
  haircare: {
    title: 'Your haircare routine',
    image: 'haircare',
    steps: [
      {
        step: 1,
        title: 'Detangle',
        time: '1 minute',
        description: 'Brush dry hair from the ends upward, so that washing does not tangle it.',
      },
      {
        step: 2,
        title: 'Wash',
        time: '3 minutes',
        description: 'Massage shampoo into the scalp only. It cleans the lengths as it rinses out.',
      },
      {
        step: 3,
        title: 'Condition',
        time: '3 minutes',
        description:
          'Spread conditioner from mid-length to the ends, wait, and rinse with cool water.',
      },
      {
        step: 4,
        title: 'Treat',
        time: '5 minutes',
        description: 'Once or twice a week, leave a mask on for as long as its label says.',
      },
      {
        step: 5,
        title: 'Style',
        time: '8 minutes',
        description: 'Squeeze out water with a towel, apply heat protection, then dry and style.',
      },
    ],
    tips: [
      'Two or three washes a week are enough for most hair.',
      'Rubbing breaks wet hair. Press it dry with a soft towel instead.',
      'Trim the ends every eight to twelve weeks.',
    ],
  },
  default: {
    title: 'Getting the most out of this product',
    image: 'default',
    steps: [
      {
        step: 1,
        title: 'Read the label',
        time: '1 minute',
        description: 'Check the ingredients, how much to use, and what not to combine it with.',
      },
      {
        step: 2,
        title: 'Prepare',
        time: '1 minute',
        description: 'Start with clean hands and, for tools, a clean surface.',
      },
      {
        step: 3,
        title: 'Use as directed',
        time: '3 minutes',
        description: 'Start with the smallest recommended amount. More is rarely better.',
      },
      {
        step: 4,
        title: 'Put it away',
        time: '1 minute',
        description: 'Close it tightly and store it in a cool, dry place, out of the sun.',
      },
    ],
    tips: [
      'Write down the day you opened it. The jar symbol on the package shows how many months it lasts.',
      'Ask a doctor or pharmacist before you take supplements with medication or during pregnancy.',
      'Stop using any product that irritates your skin.',
    ],
  },
};

/** The guide of a category; categories without a guide share the default one. */
export function routineFor(categorySlug: string): RoutineGuide {
  const own = Object.entries(routineGuides).find(([slug]) => slug === categorySlug);
  return own?.[1] ?? routineGuides.default;
}
