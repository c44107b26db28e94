import { listByMood } from './phrases';

/** Sentences about fragrance. */
export const fragrance = listByMood({
  good: {
    scent: [
      'It opens bright and turns warm after half an hour.',
      'Fresh at first, cozy later.',
      'It reminds me of summer evenings on a porch.',
      'It smells like my grandmother’s garden, in the best way.',
      'Clean without smelling like laundry.',
      'Sweet, but not like candy.',
      'It smells expensive.',
      'Different from what everyone else is wearing.',
      'The first spray didn’t convince me. The second day did.',
      'I’m usually a citrus person, and this changed my mind.',
      'Soft and a little powdery, just what I wanted.',
      'It smells better on skin than on paper.',
      'A little smoky at the end, which I love.',
    ],
    hold: [
      'I still smell it on my scarf the next day.',
      'Two sprays in the morning last until dinner.',
      'It outlasts perfumes that cost twice as much.',
      'It’s still there when I get home from work.',
      'It clings to my coat for days.',
    ],
    strength: [
      'Not too loud, perfect for the office.',
      'People only notice it up close, and I like that.',
      'One spray is enough.',
      'It announces itself without filling the room.',
    ],
    compliments: [
      'I was stopped in an elevator and asked what I was wearing.',
      'My partner loves it on me.',
      'The barista asked what it was. Twice.',
      'I get compliments every time I wear it.',
      '{grown?}My daughter says I smell like a fancy hotel.',
    ],
    use: [
      'I wear it to bed. Nobody smells it but me, and that’s fine.',
      'It’s my everyday scent now.',
      'Date night in a bottle.',
      'It got me through a gray winter.',
      'I layer it with an unscented lotion.',
      'Perfect for hot days.',
      'I save it for special occasions.',
    ],
    bottle: [
      'The bottle looks beautiful on my dresser.',
      'The sprayer gives a fine, even mist.',
      'Small enough for my purse.',
    ],
    blind: [
      'Bought it without smelling it first, and it paid off.',
      'I wore a sample for a week before I gave in.',
    ],
  },
  mixed: {
    hold: [
      'Lovely for the first hour, then it’s hardly there.',
      'I have to reapply after lunch.',
      'It stays close to the skin, maybe too close.',
    ],
    scent: [
      'I like the opening more than the dry down.',
      'A bit too sweet for summer.',
      '{torn?}On paper I loved it. On my skin it’s flatter.',
      '{torn?}Pleasant, but I’ve smelled it a hundred times.',
      'It needs ten minutes before it gets good.',
    ],
    compliments: ['I like it, my partner doesn’t.'],
    bottle: ['The sprayer drips.', 'The cap doesn’t stay on in my bag.'],
    strength: ['Go easy on the sprays.'],
  },
  bad: {
    scent: [
      'It smells like cleaning spray on me.',
      'It turns sour on me after ten minutes.',
      'Cough syrup. That’s all I smell.',
      'It smells synthetic from start to finish.',
      'Nothing like the notes in the description.',
    ],
    hold: ['Gone in an hour, and I sprayed generously.', 'I can’t smell it after forty minutes.'],
    strength: [
      'Far too strong. The whole bus noticed.',
      'It gave me a headache, so I can’t wear it.',
    ],
    blind: ['I bought it without smelling it first. My mistake.'],
    bottle: ['The sprayer stopped working.'],
    common: ['Everyone in my office smells like this now.'],
  },
});
