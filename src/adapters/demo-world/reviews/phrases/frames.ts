import { listByMood, listPhrases } from './phrases';

/** How some reviews begin, whatever they think of the product. */
export const openers = listPhrases({
  author: [
    'I don’t usually write reviews, but here we go.',
    'Quick review because I was looking for one myself.',
    'Some background: I have {trait} and I’ve tried a lot.',
    'For reference: {trait}, mainly looking for help with {concern}.',
    'I read the ingredients before I buy anything.',
    'Okay, so.',
    'Writing this on my phone, so excuse the typos.',
    'Not sponsored, just someone with {trait}.',
    'Let me start with the obvious: everyone is different.',
  ],
  'buying again': [
    'First time trying {brand}.',
    'Bought the smallest size first to be safe.',
    'My usual {noun} was sold out, so I tried this one instead.',
    'Switched to this {noun} after my favorite was discontinued.',
    'I needed a new {noun} and picked this one for its reviews.',
  ],
  'buying price': [
    'Got this for my birthday.',
    'I had some points to use up, so I got this.',
    'I went back and forth for weeks before buying this.',
    'It was on sale, so I took a chance.',
  ],
  'buying friends': ['Ordered this after a friend wouldn’t stop talking about it.'],
  brand: ['Longtime {brand} customer here.'],
  time: ['Used it for {time} before writing this.'],
});

/** Advice at the end. */
export const closings = listByMood({
  good: {
    advice: [
      'Tip: start with a small amount.',
      'Try it before you spend more on something else.',
      'If you have {trait}, give it a chance.',
      'Just don’t expect miracles overnight.',
      'Please never change the formula.',
      'Recommended.',
      'Happy customer here.',
      'Go for it.',
    ],
    'price advice': ['Already on my list for the next sale.'],
  },
  mixed: {
    advice: [
      'Get a sample first if you can.',
      'I’ll update this if anything changes.',
      'Might work better for you.',
      '{notAgain?}I’ll finish it, then try something else.',
      '{threeStars?}Three stars because it works, just not well enough.',
    ],
    'again price advice': ['{torn?}Would I buy it again? Only on sale.'],
  },
  bad: {
    advice: [
      'Get a sample first. I wish I had.',
      'If you have {trait}, be careful.',
      'Lesson learned.',
      'Maybe I got a bad one, but I’m not going to find out.',
      'Hope it works better for you.',
    ],
    'package advice': ['{oneStar?}One star for the packaging.'],
  },
});

/** What authors add when they change their review later. */
export const updates = listByMood({
  good: {
    again: ['{again?}Update: bought the next one.', '{again?}Edit: on my second one now.'],
    update: [
      'Update: still happy with it.',
      'Update a while later: nothing to add, still using it.',
      'Edit: fixed a typo. Still good.',
    ],
  },
  mixed: {
    update: [
      'Update: my opinion hasn’t changed.',
      'Edit: it grew on me a little, but not enough for another star.',
      'Edit: I tried using less of it. Slightly better.',
    ],
  },
  bad: {
    update: [
      'Update: gave it one more try. No.',
      'Update: still no better.',
      'Edit: it’s in the trash now.',
    ],
  },
});

/** Words for "Pros" and "Cons". */
export const pros = listPhrases({
  price: ['good price'],
  package: ['nice packaging', 'well packed'],
  amount: ['lasts a long time', 'you need very little'],
  routine: ['easy to use'],
  scent: ['{hasScent?}pleasant scent', '{isFragrance?}unusual scent'],
  feel: [
    '{leaveOn?}absorbs fast',
    '{leaveOn?}not greasy',
    '{rinsed?}no tight feeling',
    '{isHair?}doesn’t weigh hair down',
    '{isTool?}solid',
  ],
  irritation: ['{isSkin?}gentle'],
  makeup: ['{leaveOn?}works under makeup'],
  color: ['{colored?}pretty color'],
  blend: ['{colored?}easy to blend'],
  hold: ['{isMakeup?}doesn’t budge', '{isFragrance?}lasts all day'],
  rinse: ['{isHair?}rinses out well'],
  cleaning: ['{isTool?}easy to clean'],
  swallow: ['{pills?}easy to swallow'],
  effect: ['{concern?}helps with {concern}'],
});

export const cons = listPhrases({
  price: ['price', 'small for the money'],
  package: ['the cap', 'too much plastic'],
  stores: ['hard to find in stores', 'sold out a lot'],
  scent: ['{hasScent?}no unscented version'],
  feel: [
    '{leaveOn?}a little sticky at first',
    '{isHair?}a little heavy at the roots',
    '{isTool?}feels light',
  ],
  makeup: ['{leaveOn?}pills if you rush'],
  effect: ['{concern?}{torn?}doesn’t do much for {concern}'],
  color: ['{colored?}not many shades'],
  hold: ['{isMakeup?}needs touch-ups', '{isFragrance?}fades quickly'],
  swallow: ['{pills?}big pieces'],
});
