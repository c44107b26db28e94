const percentPattern = /[([]? ?(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?) ?% ?(?:\(?w\/[wv]\)?)? ?[)\]]?/;
const marks = /[*†‡§°¹²³⁴⁵⁺#^~◊¤º®™]+/g;
/** Amounts in a capsule or packet: '40 mg (10% DV)'. */
const amounts =
  /(?<![\p{L}\d-])\d{1,6}(?:[.,]\d{1,6})? ?(?:mg|mcg|µg|iu|g)(?!\p{L})|\(<? ?\d{1,5} ?% ?dv\)/giu;
const bracketNotes =
  /[([{] ?(nano|organic|certified organic|bio|vegan|natural|plant[- ]derived|vegetable|vegetal|synthetic|preservative|fragrance component|colou?rant|sunscreen|solvent|sustainably sourced|and) ?[)\]}]/gi;

interface BareName {
  bare: string;
  percent: number | null;
  notes: string[];
}

/** Takes a percentage, footnote marks and remarks out of a name. */
export function takeNotes(written: string): BareName {
  const notes: string[] = [];
  let bare = written;
  let percent: number | null = null;
  const [stated, amount] = bare.includes('%') ? (percentPattern.exec(bare) ?? []) : [];
  if (stated !== undefined && amount !== undefined) {
    const value = Number(amount.replace(',', '.'));
    if (value > 0 && value <= 100) percent = value;
    bare = bare.replace(stated, ' ');
  }
  bare = bare
    .replace(amounts, ' ')
    .replace(marks, ' ')
    .replace(bracketNotes, (_, note: string) => {
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
