import type { Phrases } from './phrases';

/** Sentences about fragrance. */
export const fragrance: Phrases = {
  good: [
    'It opens (fresh|bright) and becomes (soft|warm|cozy) after (half an hour|a while).',
    'I still smell it on my (scarf|coat|sweater) the next day.',
    'Not too loud, (people only notice it up close|perfect for the office).',
    'My (husband|wife|partner|best friend) (loves|likes) it on me.',
    'It reminds me of (summer evenings|my grandmother’s garden|a hotel I once stayed in).',
    'Two sprays in the morning carry me (to the afternoon|through the day).',
    'I was stopped in (an elevator|a shop|the street) and asked what I was wearing.',
    'The bottle looks (beautiful|elegant) on the dresser, and the sprayer gives a fine mist.',
    'Different from (everything|the sweet ones) that everybody wears.',
    'I am usually a (citrus|vanilla|musk) person, and this (changed my mind|is my exception).',
    'I wear it to bed. Nobody smells it but me, and that is fine.',
    'It got me through a (gray winter|heat wave), (I will always connect it with that|fresh every time).',
    'The first spray did not convince me, the second day did.',
    'One spray on the (scarf|wrist) is enough, so it lasts forever.',
  ],
  mixed: [
    'Lovely for the first hour, then it is hardly there.',
    'I like the (opening|dry down), but not (the middle|the first ten minutes).',
    'A bit too (sweet|powdery|sharp) for (summer|every day), nice in (winter|the evening).',
    'On paper I loved it; on my skin it is (different|flatter).',
    'Good scent, weak (projection|staying power).',
    'I like it, my (partner|sister) does not, so it is for days when I am alone.',
    'Close to one I had years ago, but without its depth.',
    'The sprayer (drips|gives too much at once).',
  ],
  bad: [
    'It smells (like cleaning spray|synthetic|like cough syrup) on me.',
    'Gone after (an hour|forty minutes), and I sprayed generously.',
    'It gave me (a headache|a sore throat), so I cannot wear it.',
    'Far too (sweet|strong|heavy), the whole room noticed.',
    'It turns (sour|soapy) on me after ten minutes.',
    'Everybody in the office smells like this now.',
    'I bought it without testing, (my mistake|never again).',
  ],
};
