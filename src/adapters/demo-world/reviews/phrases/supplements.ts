import type { Phrases } from './phrases';

/** Sentences about supplements; careful with effects, as honest people are. */
export const supplements: Phrases = {
  good: [
    'Easy to swallow and no aftertaste.',
    'I take it with breakfast and (forget about it|have had no stomach trouble).',
    'My nails (break less|seem stronger) since I take it, (for what it’s worth|maybe by chance).',
    'It tastes (fine|pleasant), which cannot be said of most of them.',
    'I feel good with it and (will continue|have ordered the next one).',
    'The container holds enough for (two months|a month), so the price is fair.',
    'My hairdresser asked whether I had changed something; (this is the only thing|maybe it is this).',
    'I like that the label says how much is in it.',
    'I set an alarm so I don’t forget, and after {time} it is a habit.',
    'It dissolves well (in coffee|in juice|in my smoothie).',
  ],
  mixed: [
    'Hard to say whether it helps; I (sleep|feel) about the same.',
    'The (pieces|capsules) are rather big.',
    'After {time} I see a little difference, or I want to.',
    'Fine so far, but I would like to see (more on the label|smaller packs).',
    'It leaves a slight aftertaste.',
    'I can’t tell if it is this or (the summer|more sleep).',
    'You have to take it every day, and I am bad at that.',
  ],
  bad: [
    'It upset my stomach (each time|from day one).',
    'No difference after {time}, and it is not cheap.',
    'The taste is (awful|too sweet), I could not finish it.',
    'It smells strange when you open it.',
    'The pieces stuck together in the (heat|mail).',
    'I had more spots than before and stopped.',
  ],
};
