import { compilePhrases, phraseTokens } from '../phrases';
import { textWords } from '../words';

const minMeaningfulLength = 30;
const fillers = compilePhrases(`
  lorem_ipsum|filler_text|filler_words
  # characters|letters|words so|blah|here|now|typing|write|reach|fill
  fifty|minimum|min|required|enough|more characters|character|letters|words|length|word ... so|blah|here|now|typing|write|writing|reach|fill|because|only|accepted|long
  need|needs|have|has|required|reach|wants|want|requires to? write|type|be|reach|at_least|a|the|me? .. fifty|#|minimum|more|enough|min characters|letters|words|length|text
  the review|it|text|this is|be long enough
  long enough to be_accepted|be_posted|be_published|post|submit|count
  filling up the
  because the form
  the form|website|site wants|needs|requires
  wants|need|needs|require more words|text|letters|characters|from
  blah blah .. blah|more|and
  ignore this
  only|just a test
  test review
  review test
  dont know what to write
`);

/** A text of few words or characters that are repeated to reach the required length. */
export function isPadded(original: string): boolean {
  const lower = original.toLowerCase();
  if (fillers(phraseTokens(lower)) > 0) return true;
  if (withoutRepetition(lower).length < minMeaningfulLength) return true;
  const words = textWords(original);
  return repeatsFewWords(words) || repeatsPhrase(words) || stammers(words);
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

/** Most words stand twice or more in a row. */
function stammers(words: readonly string[]): boolean {
  const repeated = words.filter((word, index) => word === words[index - 1]).length;
  return words.length >= 12 && repeated >= words.length * 0.35;
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
