import type { Phrases } from './phrases';

/** Sentences about tools. */
export const tools: Phrases = {
  good: [
    'It lies well in the hand and (is easy to clean|feels solid).',
    'It (saves me ten minutes|makes mornings easier) every day.',
    'Still like new after {time} of daily use.',
    'Better than the expensive one that I had before.',
    'Even I, with (two left hands|no talent for this), get a good result.',
    'I dropped it (twice|in the sink) and it (still works|has not a scratch).',
    'My mother tried it once and (ordered her own|did not give it back).',
    'Light enough for my bag, and it came with a pouch.',
    'It does one thing and does it well.',
    'It is gentle, (no pulling|no scratching), and precise.',
    'It cleans well with (soap and water|a little shampoo) and dries overnight.',
  ],
  mixed: [
    'It does the job, but the handle is (slippery|too short|a bit light).',
    'Good for travel, for home I’d want a bigger one.',
    'Works well once you get the hang of it.',
    'Quality is fine, instructions are (missing|hard to follow).',
    'It took me (three|a few) tries to get it right.',
    'I would like a case for it.',
    'A bit (loud|stiff|bulky), otherwise good.',
  ],
  bad: [
    'It (fell apart|broke|came loose) after {time}.',
    'It pulls and (hurts|scratches), so I stopped using it.',
    'The material (smells of plastic|feels flimsy).',
    'It arrived with a scratch, and it never worked properly.',
    'It stopped (closing|working) properly the second time I used it.',
    'My old one from the drugstore does this better.',
  ],
};
