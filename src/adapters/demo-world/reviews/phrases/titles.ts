import type { Phrases } from './phrases';

/** Titles; most authors write a few words. */
export const titles: Phrases = {
  good: [
    'Love it',
    'My new favorite {noun}',
    'Will buy again',
    'Does what it says',
    'So (happy|pleased) with this',
    '(Great|Lovely|Excellent) {noun}',
    'A (keeper|staple)',
    'Better than expected',
    '(Finally!|At last)',
    'Good for {trait}',
    'Worth it',
    'Simply good',
    'Pleasant surprise',
    'Third time buying',
  ],
  mixed: [
    'It’s okay',
    'Good, not great',
    'Nice but…',
    'Mixed feelings',
    'Average {noun}',
    'Decent for the price',
    'Not sure yet',
    'Almost',
    'Could be better',
  ],
  bad: [
    'Disappointed',
    'Not for me',
    'Expected more',
    'Would not buy again',
    'Not for {trait}',
    'Waste of money',
    'Sadly no',
    'Don’t get the hype',
    'Back to my old {noun}',
  ],
};
