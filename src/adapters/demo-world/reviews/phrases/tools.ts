import type { Phrases } from './phrases';

/** Sentences about tools. */
export const tools: Phrases = {
  good: [
    'It lies well in the hand and (is easy to clean|feels solid).',
    'It (saves me ten minutes|makes mornings easier) every day.',
    'Still like new after {time} of daily use.',
    'Better than the expensive one that I had before.',
    'Even I, with (two left hands|no talent for this), get a good result.',
    'It is gentle, (no pulling|no scratching), and precise.',
    'It cleans well with (soap and water|a little shampoo) and dries overnight.',
  ],
  mixed: [
    'It does the job, but the handle is (slippery|too short|a bit light).',
    'Good for travel, for home I’d want a bigger one.',
    'Works well once you get the hang of it.',
    'Quality is fine, instructions are (missing|hard to follow).',
    'A bit (loud|stiff|bulky), otherwise good.',
  ],
  bad: [
    'It (fell apart|broke|came loose) after {time}.',
    'It pulls and (hurts|scratches), so I stopped using it.',
    'The material (smells of plastic|feels flimsy).',
    'It arrived with a scratch, and it never worked properly.',
    'My old one from the drugstore does this better.',
  ],
};
