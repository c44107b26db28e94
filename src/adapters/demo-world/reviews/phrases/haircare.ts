import { listByMood } from './phrases';

/** Sentences about hair care. */
export const haircare = listByMood({
  good: {
    feel: [
      'My {hair} hair is so much easier to comb now.',
      'My hair feels soft but not coated.',
      'It doesn’t weigh my hair down, which is rare.',
      '{weeks?}My hair hasn’t been this shiny in a long time.',
      'It smooths my ends without making the roots flat.',
      'My {hair} hair finally has some bounce.',
      '{curls?}My curls clump instead of exploding.',
      'I keep touching my hair.',
    ],
    result: [
      'I use it for {concern}, and I can see and feel the difference.',
      '{weeks?}It has really helped with {concern}.',
      'My bangs behave now, even in the rain.',
      'After bleaching, my hair was a mess, and {time} later it’s nearly back to normal.',
      'Less hair in my brush, or so it seems to me.',
      'I can go a day longer between washes.',
      '{weeks?}Air-dried hair that looks styled. Who knew?',
      'My hair dries smoother and needs less heat.',
      '{weeks?}The knots at the back of my neck are gone.',
      'My color stays brighter between appointments.',
    ],
    compliments: [
      'My hairdresser noticed before I did.',
      'My coworker asked if I’d gotten a blowout.',
      'My stylist wanted to know what I’d switched to.',
    ],
    scalp: [
      'My scalp doesn’t itch anymore.',
      'It rinses out cleanly, and my scalp feels calm.',
      '{wash?}It cleans without that squeaky, stripped feeling.',
    ],
    scent: [
      'The scent stays in my hair until the next day.',
      'It smells like a salon.',
      'The scent is light, so it doesn’t fight with my perfume.',
    ],
    amount: [
      'A small amount is enough for my long hair.',
      'It lasts forever, and I have a lot of hair.',
    ],
    water: ['Even with our hard water it works well.'],
    ingredient: [
      'I expected something heavy with {ingredient} in it, but it isn’t.',
      'My hair seems to like {ingredient}.',
    ],
    family: [
      '{grown?}My kids use it, too. No tears.',
      '{grown?}The whole family is on this one now.',
    ],
    use: [
      '{wash?}I wash twice a week, and that’s plenty with this one.',
      '{treatment?}I leave it on while I shave my legs.',
      '{treatment?}Once a week is enough.',
      'I use it on damp hair and let it do its thing.',
    ],
    styling: ['It plays well with my other styling products.', 'I’ve stopped using a flat iron.'],
  },
  mixed: {
    feel: [
      '{wash?}It cleans well, but my ends need more moisture afterward.',
      'Good on my lengths, a bit heavy at the roots.',
      '{torn?}It’s okay for {hair} hair, but probably better for other types.',
      'My hair is soft on day one, less so on day two.',
    ],
    result: [
      '{torn?}It helps with {concern}, but not as much as I hoped.',
      'It only works well if I use it every time.',
      '{treatment?}Ten minutes is the minimum. Five does nothing.',
    ],
    scent: [
      'I like the result more than the scent.',
      'The scent is strong in the shower, then it fades.',
    ],
    amount: ['I need quite a lot of it for my hair.'],
    pump: ['The pump gets stuck.', 'The bottle is slippery in the shower.'],
  },
  bad: {
    feel: [
      'It made my hair greasy by evening.',
      'My hair was dry as straw.',
      'Limp and dull from the first wash.',
      'It left a film that only came out after washing twice.',
      'More tangles than before.',
    ],
    scalp: ['My scalp itched after two washes.', 'I got flakes I never had before.'],
    result: [
      'It did nothing for {concern}, and I gave it {time}.',
      'My hair looks the same as with the cheapest bottle in the store.',
    ],
    amount: ['I needed half the bottle for my {hair} hair.'],
    scent: ['The perfume in it is overwhelming.', 'It smells like a men’s locker room.'],
  },
});
