import { listByMood } from './phrases';

/** Sentences about supplements; careful with effects, as honest people are. */
export const supplements = listByMood({
  good: {
    swallow: [
      '{pills?}Easy to swallow.',
      '{pills?}Small enough that I don’t dread it.',
      '{pills?}I can take it without water if I have to.',
    ],
    taste: [
      'No aftertaste.',
      'It tastes pleasant, which can’t be said of most of them.',
      '{drink?}It dissolves well in my smoothie.',
      '{drink?}I can’t taste it in coffee.',
    ],
    stomach: [
      'No stomach trouble.',
      'I take it with breakfast and have had no problems.',
      'It doesn’t make me feel queasy like others did.',
    ],
    result: [
      'My nails seem stronger, for what it’s worth.',
      'My hairdresser asked whether I’d changed something. Maybe it’s this.',
      'I feel good with it and will continue.',
      'My nails break less. Could be a coincidence, but I’ll take it.',
      'My skin seems less dry this winter.',
      'I can’t prove it’s this, but I like what I see.',
    ],
    label: [
      'I like that the label says exactly how much is in it.',
      'Short ingredient list, which I appreciate.',
    ],
    habit: [
      'I set an alarm so I don’t forget.',
      'It sits next to the coffee machine, so I never miss a day.',
      'Once a day is easy to keep up.',
    ],
    amount: ['One container lasts me two months, so the price is fair.'],
  },
  mixed: {
    swallow: ['{pills?}They’re rather big.', '{pills?}You have to take several a day.'],
    taste: ['It leaves a slight aftertaste.', 'The flavor is a little artificial.'],
    result: [
      'Hard to say whether it helps.',
      'After {time} I see a little difference, or I want to.',
      'I can’t tell if it’s this or more sleep.',
    ],
    label: ['I’d like to see more on the label.'],
    habit: ['You have to take it every day, and I’m bad at that.'],
    smell: ['There’s a smell when you open it.'],
  },
  bad: {
    stomach: ['It upset my stomach from day one.', 'I felt queasy every time.'],
    result: ['No difference after {time}.', 'I finished the whole thing and noticed nothing.'],
    taste: ['The taste is awful.', 'Far too sweet.'],
    smell: ['It smells strange when you open it.'],
    package: ['{pills?}Everything was stuck together when it arrived.'],
    skin: ['I had more spots than before and stopped.'],
  },
});
