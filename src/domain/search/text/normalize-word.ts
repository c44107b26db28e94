/** British spellings and frequent misspellings, as beginnings or parts of words. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['odour', 'odor'],
  ['flavour', 'flavor'],
  ['sulphat', 'sulfat'],
  ['sulphur', 'sulfur'],
  ['aluminium', 'aluminum'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['lustre', 'luster'],
  ['ageing', 'aging'],
  ['moisturis', 'moisturiz'],
  ['volumis', 'volumiz'],
  ['minimis', 'minimiz'],
  ['neutralis', 'neutraliz'],
  ['texturis', 'texturiz'],
  ['sensitis', 'sensitiz'],
  ['deodoris', 'deodoriz'],
  ['luminis', 'luminiz'],
  ['liquorice', 'licorice'],
  ['camomile', 'chamomile'],
  ['moustache', 'mustache'],
  ['jewellery', 'jewelry'],
  ['gelatine', 'gelatin'],
  ['glycerine', 'glycerin'],
  ['pallette', 'palette'],
  ['pallete', 'palette'],
  ['palatte', 'palette'],
  ['moisterizer', 'moisturizer'],
  ['salycilic', 'salicylic'],
  ['salicilic', 'salicylic'],
  ['vitiman', 'vitamin'],
  ['excema', 'eczema'],
  ['exema', 'eczema'],
  ['mosturizer', 'moisturizer'],
  ['conceler', 'concealer'],
  ['creme', 'cream'],
  ['masque', 'mask'],
]);
const misspelled = new RegExp([...spellings.keys()].join('|'));

/** Whole words where a part would change others. */
const wholeWords: ReadonlyMap<string, string> = new Map([
  ['grey', 'gray'],
  ['blond', 'blonde'],
  ['matt', 'matte'],
  ['woman', 'women'],
  ['man', 'men'],
  ['foot', 'feet'],
  ['drier', 'dryer'],
  ['cheep', 'cheap'],
  ['curley', 'curly'],
  ['vit', 'vitamin'],
  ['perfum', 'perfume'],
  ['scents', 'scent'],
]);

/** Ends in s without being a plural. */
const notPlural = /(?:ss|us|is|as|os)$/;

/** The American spelling of a folded word. */
function americanSpelling(word: string): string {
  const whole = wholeWords.get(word);
  if (whole !== undefined) return whole;
  if (word.length < 5) return word;
  return word.replace(misspelled, (part) => spellings.get(part) ?? part);
}

/** A folded word without its plural ending: brushes is brush, berries is berry. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return notPlural.test(word) ? word : word.slice(0, -1);
}

/** The form under which words of queries and of the vocabulary are compared. */
export function normalizeWord(word: string): string {
  const american = americanSpelling(word);
  const single = singular(american);
  const one = single === word && american === word ? word : americanSpelling(single);
  // "scrunchies" and "scrunchie" meet at "scrunchy".
  return one.length > 4 && one.endsWith('ie') ? `${one.slice(0, -2)}y` : one;
}
