/** One step of a routine; its time as shoppers read it: '1 minute', '2 minutes'. */
interface RoutineStep {
  step: number;
  title: string;
  time: string;
  description: string;
}

export interface RoutineGuide {
  title: string;
  /** Which drawing stands beside it. */
  image: 'skincare' | 'makeup' | 'haircare' | 'default';
  steps: readonly RoutineStep[];
  tips: readonly string[];
}

/** How products are used together, by category; `default` is for every other one. */
export const routineGuides: Record<RoutineGuide['image'], RoutineGuide> = {
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
          'Press a serum into the skin while it is still a little damp, the thinnest texture first. Let each layer settle.',
      },
      {
        step: 3,
        title: 'Moisturize',
        time: '1 minute',
        description: 'Smooth a cream over face and neck, so that what lies beneath stays there.',
      },
      {
        step: 4,
        title: 'Protect',
        time: '1 minute',
        description:
          'In the morning, finish with two finger lengths of sunscreen. In the evening, leave this step out.',
      },
    ],
    tips: [
      'Bring in one new product at a time, two weeks apart: then you know which one your skin likes.',
      'Try it on the inside of your arm first when your skin is sensitive.',
      'Retinoids and acids belong into the evening, sunscreen to every morning.',
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
        description:
          'Start on clean, moisturized skin, and let sunscreen sink in before you go on.',
      },
      {
        step: 2,
        title: 'Even out',
        time: '3 minutes',
        description:
          'Work foundation from the middle of the face outwards with a brush, a damp sponge or your fingers.',
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
          'Blush on the cheeks, bronzer where the sun would fall. Less first, more later.',
      },
      {
        step: 5,
        title: 'Define the eyes',
        time: '4 minutes',
        description:
          'Shadow from light to dark, then mascara: wiggle at the roots and pull through to the tips.',
      },
      {
        step: 6,
        title: 'Finish the lips',
        time: '1 minute',
        description: 'Follow the outline, fill in, blot once and go over it a second time.',
      },
    ],
    tips: [
      'Match foundation at the jaw, in daylight.',
      'Cream goes onto cream, powder onto powder: powder first makes creams patchy.',
      'Wash brushes every week. Old mascara goes after three months.',
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
        description: 'Brush dry hair from the tips upwards, so that washing does not knot it.',
      },
      {
        step: 2,
        title: 'Wash',
        time: '3 minutes',
        description: 'Massage shampoo into the scalp only. What runs down cleans the lengths.',
      },
      {
        step: 3,
        title: 'Condition',
        time: '3 minutes',
        description: 'Spread conditioner from the middle to the tips, wait, and rinse cool.',
      },
      {
        step: 4,
        title: 'Treat',
        time: '5 minutes',
        description: 'Once or twice a week, give a mask the time that its label asks for.',
      },
      {
        step: 5,
        title: 'Style',
        time: '8 minutes',
        description: 'Press the water out with a towel, protect from heat, then dry and shape.',
      },
    ],
    tips: [
      'Two or three washes a week are enough for most hair.',
      'Rubbing breaks wet hair: press it dry with a soft towel.',
      'Trim the tips every eight to twelve weeks.',
    ],
  },
  default: {
    title: 'Getting the most out of it',
    image: 'default',
    steps: [
      {
        step: 1,
        title: 'Read the label',
        time: '1 minute',
        description: 'Check what is in it, how much to use, and what it should not be used with.',
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
        description: 'Begin with the smallest amount that is recommended. More is seldom better.',
      },
      {
        step: 4,
        title: 'Put it away',
        time: '1 minute',
        description: 'Close it well and keep it dry, cool and out of the sun.',
      },
    ],
    tips: [
      'Note the day you opened it: the little jar on the pack says for how many months it keeps.',
      'Ask a doctor or pharmacist before you take supplements with medication or while pregnant.',
      'Stop using what irritates you.',
    ],
  },
};
