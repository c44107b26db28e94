import { foldLetters, foldQuery } from './fold';

export interface MarkedSegment {
  text: string;
  marked: boolean;
}

/**
 * Splits a text into parts and marks matches of the query's words, ignoring case and accents: at
 * the start of words, or inside words if no word starts with it. A single letter of a longer query
 * is no piece of a word: it marks whole words or, if there are none and it comes last, beginnings.
 */
export function markMatches(text: string, query: string): MarkedSegment[] {
  const folded = foldWithPlaces(text);
  const isMarked: boolean[] = [];
  const words = foldQuery(query);
  for (const [index, word] of words.entries()) {
    const found = occurrences(folded.letters, word);
    const begins = found.filter((at) => folded.begins[at]);
    const isLetter = word.length === 1 && words.length > 1;
    const whole = isLetter ? begins.filter((at) => !folded.continues[at + 1]) : [];
    const rest = index === words.length - 1 ? begins : [];
    const shown = isLetter ? [whole, rest] : [begins, found];
    for (const at of shown.find(({ length }) => length > 0) ?? []) {
      const last = folded.places[at + word.length - 1] ?? 0;
      for (let place = folded.places[at] ?? 0; place <= last; place += 1) isMarked[place] = true;
    }
  }
  return join([...text], isMarked);
}

/** The folded letters with the index of their source characters, and where words start and go on. */
function foldWithPlaces(text: string) {
  let letters = '';
  const places: number[] = [];
  const begins: boolean[] = [];
  const continues: boolean[] = [];
  let afterGap = true;
  for (const [place, character] of [...text].entries()) {
    const folded = foldLetters(character);
    // As in the index: `anti-aging` also matches `antiaging` and both halves.
    if (folded === '-') {
      afterGap = true;
      continue;
    }
    for (const letter of folded) {
      const isLetter = /[\p{L}\p{N}]/u.test(letter);
      letters += letter;
      // One entry per UTF-16 unit, because indexOf counts those.
      for (let unit = 0; unit < letter.length; unit += 1) {
        places.push(place);
        begins.push(isLetter && afterGap && unit === 0);
        continues.push(isLetter && !(afterGap && unit === 0));
      }
      afterGap = !isLetter;
    }
  }
  return { letters, places, begins, continues };
}

function occurrences(letters: string, word: string): number[] {
  const found: number[] = [];
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
    found.push(at);
  return found;
}

/** Combining marks stay with their letter. */
function join(characters: readonly string[], isMarked: readonly boolean[]): MarkedSegment[] {
  const segments: MarkedSegment[] = [];
  for (const [place, text] of characters.entries()) {
    const last = segments.at(-1);
    const marked = last && /^\p{M}$/u.test(text) ? last.marked : (isMarked[place] ?? false);
    if (last?.marked === marked) last.text += text;
    else segments.push({ text, marked });
  }
  return segments;
}
