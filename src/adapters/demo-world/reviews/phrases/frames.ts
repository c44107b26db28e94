import type { Phrases } from './phrases';

/** How some reviews begin, whatever they think of the product. */
export const openers: readonly string[] = [
  'I don’t (usually|normally) write reviews, but here we go.',
  'Long-time {brand} customer here.',
  'First time trying {brand}.',
  'My usual {noun} was sold out, so I (tried|ordered) this one instead.',
  '(Got|Received) this for my birthday.',
  '(Some|A bit of) background: I have {trait} and (little patience|a small budget|tried a lot).',
  'I (read|studied) the ingredients before I bought it, as I always do.',
  'Ordered this after (a friend|my sister) would not stop talking about it.',
  'Bought it in the (travel size|smallest size) first to be safe.',
  'I went (back and forth|back and forth for weeks) before buying this.',
  '(Quick|Short) review because I was looking for one myself.',
  'For reference: {trait}, and {concern} is my main (issue|problem).',
  'I had (a voucher|some points) to use up, that is the only reason I bought it.',
  'Switched to this {noun} after my favorite was (discontinued|reformulated).',
  'Used it for {time} before writing this.',
  'Okay, so.',
];

/** Advice at the end. */
export const closings: Phrases = {
  good: [
    'Tip: (less is more|start with a small amount|wait for the bigger size).',
    'Try it before you (write it off|spend more on something else).',
    'If you have {trait}, (go for it|give it a chance).',
    'Just don’t expect miracles overnight.',
    'Please never change the formula.',
    'That’s all. (Good stuff.|Happy customer.|Recommended.)',
    'Already on my list for the next sale.',
  ],
  mixed: [
    'Get a sample first if you can.',
    'I’ll finish it, then (see|try something else).',
    'Might work (better for you|for others).',
    '{threeStars?}Three stars because it does work, just not well enough.',
    'Would I buy it again? Only (on sale|half price).',
    'I’ll update this if anything changes.',
  ],
  bad: [
    'Get a sample first, (really|I wish I had).',
    'If you have {trait}, be careful.',
    'I’m giving it (away|to a friend).',
    'Maybe I got a bad one, but I won’t find out.',
    'Lesson learned.',
    '{oneStar?}One star for the (packaging|scent).',
  ],
};

/** What authors add when they change their review later. */
export const updates: Phrases = {
  good: [
    '(Update|Edit): still happy with it.',
    '(Update|Edit): bought the next one.',
    'Update a while later: nothing to add, still using it.',
    'Edit: fixed a typo. Still good.',
  ],
  mixed: [
    '(Update|Edit): my opinion hasn’t changed.',
    '(Update|Edit): it grew on me a little, but not enough for another star.',
    'Edit: I tried using less of it, slightly better.',
  ],
  bad: [
    '(Update|Edit): gave it one more try. No.',
    '(Update|Edit): still no better.',
    'Update: it is in the bin now.',
  ],
};

/** Words for "Pros" and "Cons". */
export const pros: readonly string[] = [
  'good price',
  'nice packaging',
  'lasts long',
  'easy to use',
  '{hasScent?}pleasant scent',
  '{leaveOn?}absorbs fast',
  '{leaveOn?}not greasy',
  '{isSkin?}gentle',
  '{leaveOn?}works under makeup',
  '{rinsed?}no tight feeling',
  '{isMakeup?}pretty color',
  '{isMakeup?}easy to blend',
  '{isMakeup?}doesn’t budge',
  '{isHair?}rinses out well',
  '{isHair?}no weight on the hair',
  '{isFragrance?}unusual scent',
  '{isFragrance?}lasts all day',
  '{isTool?}solid',
  '{isTool?}easy to clean',
  '{isSupplement?}easy to swallow',
  '{concern?}helps with {concern}',
];
export const cons: readonly string[] = [
  'price',
  'the cap',
  'hard to find in stores',
  'too much plastic',
  'small for the money',
  '{hasScent?}no version without scent',
  '{leaveOn?}a bit sticky at first',
  '{leaveOn?}pills if you hurry',
  '{concern?}not much against {concern}',
  '{isMakeup?}few shades',
  '{isMakeup?}needs a touch-up',
  '{isHair?}a bit heavy at the roots',
  '{isFragrance?}fades quickly',
  '{isTool?}feels light',
  '{isSupplement?}big pieces',
];
