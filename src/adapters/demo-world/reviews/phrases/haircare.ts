import type { Phrases } from './phrases';

/** Sentences about hair care. */
export const haircare: Phrases = {
  good: [
    'My {hair} hair is (soft and shiny|easier to comb|much calmer) since I use it.',
    'It rinses out (cleanly|without residue) and my scalp (doesn’t itch|feels clean).',
    'I use it for {concern}, and (there is much less of it|it helps|I can see and feel it).',
    'My hairdresser noticed (that my ends look better|the difference) before I did.',
    'The scent stays in my hair (until the next day|for hours), and I love it.',
    'Two (pumps|small amounts) are enough for my (long|shoulder-length|thick) hair.',
    'Even with our hard water it works well.',
    'My hair dries (faster|smoother) and needs (less heat|no more styling).',
    'It doesn’t weigh my hair down, (even on the second day|which is rare).',
    'With {ingredient} in it I expected something heavy, but it isn’t.',
    'After (coloring|bleaching) my hair was a mess; {time} later it is (much better|nearly back to normal).',
    'I can go (a day|two days) longer between washes.',
    'The knots at my neck are gone, (combing is no drama now|and so is the shouting).',
    'Air-dried hair that looks (done|styled), (who knew|finally).',
    'My kids use it too, (no tears|they like the smell).',
    'It made my (bangs|roots|ends) behave, even in the rain.',
    'Less hair in the (brush|drain), or so it seems to me.',
    'It plays well with my other (products|styling creams).',
  ],
  mixed: [
    '{wash?}It cleans well, but my ends need (more moisture|a mask) afterwards.',
    'Good on my lengths, a bit heavy at the roots.',
    'I see less of {concern}, though (not as much as I hoped|only on wash day).',
    'For {hair} hair it is okay, I think it suits other hair better.',
    'I like the result, not the scent.',
    '{treatment?}It works if I leave it on for (ten|fifteen) minutes, not sooner.',
    'Results last a day, then it’s back to (normal|frizz).',
  ],
  bad: [
    'It made my hair (greasy by evening|dry as straw|limp and dull).',
    'My scalp itched (after two washes|for days).',
    'No effect on {concern} at all after {time}.',
    'I needed (half the bottle|far too much) for my {hair} hair.',
    'It left a (film|residue) that only came out after washing twice.',
    'More tangles than before, and I lost (time and patience|hair) combing.',
    'The perfume in it is (overwhelming|sharp).',
  ],
};
