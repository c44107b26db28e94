import { textWords } from '../words';

const minMeaningfulLength = 30;
const padding =
  /\b(?:lorem ipsum|(?:fifty|50|minimum|min|required) (?:characters?|letters|character limit|word count|length)\b[^.!?\n]{0,60}\b(?:so|blah|here|now|typing|write|reach|fill)|(?:need|needs|have|has|required|reach)(?: to)?(?: write| type| be| reach)?(?: at least)?(?: a| the)? ?(?:fifty|50|minimum|more|enough|min)(?: of)? ?(?:number of )?(?:fifty |50 )?(?:characters|letters|words|length)|filling up the|because the form\b|the form (?:wants|needs|requires)|filler text|(?:blah[\s,.]{0,3}){4,}|ignore this|only a test|just a test|test review|review test)/;

/** A text of few words or characters that are repeated to reach the required length. */
export function isPadded(original: string): boolean {
  const lower = original.toLowerCase();
  if (padding.test(lower)) return true;
  if (withoutRepetition(lower).length < minMeaningfulLength) return true;
  const words = textWords(original);
  return repeatsFewWords(words) || repeatsPhrase(words);
}

/** Repeated characters and repeated groups of characters count once or twice. */
function withoutRepetition(lower: string): string {
  return lower
    .replace(/\s+/g, ' ')
    .replace(/(.{1,4}?)\1{3,}/gu, '$1$1')
    .trim();
}

function repeatsFewWords(words: readonly string[]): boolean {
  if (words.length < 8) return false;
  // Long texts repeat "the" and "it"; short ones do not.
  const share = new Set(words).size / words.length;
  return share < (words.length < 40 ? 0.4 : words.length < 150 ? 0.25 : 0.1);
}

/** The same two or more words at least three times in a row, in a large part of the text. */
function repeatsPhrase(words: readonly string[]): boolean {
  for (let length = 1; length <= 6; length++) {
    let same = 0;
    for (let i = length; i < words.length; i++) {
      same = words[i] === words[i - length] ? same + 1 : 0;
      const repeated = same + length;
      const times = repeated / length;
      const isMuch = repeated >= words.length * 0.45;
      if (isMuch && times >= (length === 1 ? 6 : 3)) return true;
    }
  }
  return false;
}
