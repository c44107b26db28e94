const percentPattern =
  /[([]? ?(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?|\.\d{1,4}) ?(?:%|percent(?!\p{L})) ?(?:\(?[wv]\/[wv]\)?)? ?[)\]]?/iu;
const marks = /[*†‡§°¹²³⁴⁵⁺#^~◊¤º®™Ψ]+/g;
/** Amounts in a capsule or packet: '40 mg (10% DV)'. */
const amounts =
  /\(<? ?\d{1,5} ?% ?dv[*†]?\)|(?<![\p{L}\d-])\d{1,6}(?:[.,]\d{1,6})? ?(?:(?:mg|mcg|µg|g)(?: dfe| ne| rae)?|iu|(?:b|m)illion cfus?|cfus?)(?!\p{L})/giu;
/** Numbers of the Chemical Abstracts Service: 'Benzyl Benzoate 120-51-4'. */
const casNumber =
  /[([]?(?:cas(?: no\.?)?[ :#]{0,3})?(?<![\p{L}\d-])\d{2,7}-\d{2}-\d(?![\p{L}\d-])[)\]]?/giu;
/** Numbers of a manufacturer's formula before or after a name: 'C264217/1 Talc', '560326 08 Alcohol'. */
const formulaCode =
  /^(?:\d{6,7} \d{2}|[a-z]\d{5,8}\/\d{1,2}|[a-z]\d{6,8}) (?=\p{L})|(?<=[\p{L})]) ?(?<!c)[a-z]\d{5,8}\/\d{1,2}$/iu;
const bracketNotes =
  /[([{] ?(nano|organic|certified organic|bio|vegan|natural|plant[- ]derived|vegetable|vegetal|synthetic|preservative|fragrance component|colou?rant|sunscreen|solvent|sustainably sourced|non[- ]gmo|gmo[- ]free|(?:[a-z]+ ){1,2}note(?: ?[/,] ?[a-z ]{1,30})?|[a-z]+ ?\/ ?safe synthetic|and) ?[)\]}]/gi;

interface BareName {
  bare: string;
  percent: number | null;
  notes: string[];
}

/** Takes a percentage, footnote marks and remarks out of a name. */
export function takeNotes(name: string): BareName {
  const notes: string[] = [];
  let bare = name;
  let percent: number | null = null;
  bare = bare.replace(amounts, ' ').replace(casNumber, ' ').replace(formulaCode, '');
  const [written, amount] = percentPattern.exec(bare) ?? [];
  if (written !== undefined && amount !== undefined) {
    // '(less than 1%)' keeps its bracket.
    const stated = /^[([]/.test(written) ? written : written.replace(/ ?[)\]]$/, '');
    const value = Number(amount.replace(',', '.'));
    if (value > 0 && value <= 100) percent = value;
    // 'Zinc Oxide 15%/Oxyde de Zinc 15%'
    bare = bare.replaceAll(stated, ' ');
  }
  bare = bare.replace(marks, ' ').replace(bracketNotes, (_, note: string) => {
    if (note.toLowerCase() === 'and') return ' and ';
    notes.push(note.toLowerCase());
    return ' ';
  });
  bare = bare
    .replace(/\s+/g, ' ')
    .replace(/^[ \-–—·:.=_'"“”/\\&+]+/, '')
    .replace(/[ \-–—·:=_'"“”/\\&+.<>]+$/, '');
  return { bare, percent, notes };
}
