import { listByMood } from './phrases';

/** Sentences about tools. */
export const tools = listByMood({
  good: {
    feel: [
      'It feels good in the hand.',
      'Solid, with no wobbly parts.',
      'Well balanced, and my wrist doesn’t get tired.',
      'It’s lighter than I expected, but not flimsy.',
    ],
    result: [
      'It saves me ten minutes every morning.',
      'I have no talent for this, and I still get a good result.',
      'It does one thing and does it well.',
      'The result looks like I had help.',
      'It’s precise without pulling.',
      'I get into the corners that I always missed before.',
      'It took me one try to figure out.',
      'It does in one pass what used to take three.',
    ],
    'hold time': [
      'Still like new after {time} of daily use.',
      'It has held up for {time} without a problem.',
    ],
    hold: [
      'I dropped it in the sink, and it’s fine.',
      'I’ve dropped it twice, and there isn’t a scratch on it.',
      'It’s clearly made to last.',
    ],
    others: [
      'My mother tried it once and ordered her own.',
      'My roommate “borrows” it every weekend.',
    ],
    travel: ['Light enough for my bag.', 'Fits in the side pocket of my suitcase.'],
    gentle: ['It’s gentle on my skin, no scratching.', 'No snagging, no tugging.'],
    cleaning: [
      'It cleans easily with soap and water.',
      'It dries overnight without going musty.',
      'Cleaning it takes a quick rinse.',
    ],
    compare: ['Better than the expensive one I had before.'],
    looks: [
      'It looks nice enough to leave out.',
      'The color is fun, and I can find it in my drawer.',
    ],
    gift: ['I bought it as a gift and ended up getting one for myself.'],
    beginner: ['Good for beginners.', 'I figured it out without reading the instructions.'],
  },
  mixed: {
    feel: [
      'The handle is a little slippery.',
      'The handle is too short for my hands.',
      'A bit bulky, but you get used to it.',
    ],
    result: [
      'Works well once you get the hang of it.',
      'It took me a few tries to get it right.',
      '{torn?}It does the job, but slowly.',
    ],
    travel: ['Good for travel. At home I’d want a bigger one.', 'I wish it came with a case.'],
    cleaning: ['Cleaning it is a chore.', 'It takes a long time to dry.'],
    looks: ['The color isn’t quite what’s in the photo.'],
  },
  bad: {
    'hold time': ['It fell apart after {time}.'],
    hold: ['It came loose the second time I used it.', 'A piece snapped off in my hand.'],
    gentle: ['It pulls, so I stopped using it.', 'It scratches.'],
    feel: ['The material feels flimsy.', 'It smells like plastic.'],
    result: ['It never worked properly.', 'More work with it than without it.'],
    compare: ['My old one from the drugstore does this better.'],
  },
});
