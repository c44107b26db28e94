const endings = /(?:ising|izing|ised|ized|ation|ating|ated|ate|ance|ant|ing|ion|ive|ed|e)$/;

/** Spellings and translations with the same meaning. */
const synonyms = new Map(
  Object.entries({
    colour: 'color',
    coloured: 'colored',
    masque: 'mask',
    creme: 'cream',
    crema: 'cream',
    moisturiser: 'moisturizer',
    hydra: 'hydrate',
    hydro: 'hydrate',
    shampooing: 'shampoo',
    eyebrow: 'brow',
    eyelash: 'lash',
    eyeshadow: 'shadow',
    eyeliner: 'liner',
    ageing: 'aging',
    age: 'aging',
    defence: 'defense',
    grey: 'gray',
    hr: 'hour',
    hrs: 'hour',
    h: 'hour',
    inches: 'inch',
    base: 'primer',
    priming: 'primer',
    facial: 'face',
    length: 'lengthening',
    volume: 'volumizing',
    vol: 'volume',
    womens: 'women',
    mens: 'men',
    femme: 'women',
    homme: 'men',
    him: 'men',
    her: 'women',
    lipgloss: 'gloss',
    facewash: 'wash',
    antioxidants: 'antioxidant',
    ii: '2',
    iii: '3',
    iv: '4',
  }),
);

/** The common part of related words: 'moisturizing' and 'moisture' become 'moistur'. */
export function wordStem(word: string): string {
  const known = synonyms.get(word) ?? word;
  if (known.length < 4 || /\d/.test(known)) return known;
  const isPlural = known.endsWith('s') && !/[su]s$/.test(known);
  const singular = isPlural ? known.slice(0, -1) : known;
  const usual = synonyms.get(singular) ?? singular;
  const bare = usual.replace(endings, '');
  return bare.length >= 4 ? bare : usual;
}
