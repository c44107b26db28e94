import { wordKind } from '../words/word-kind';
import { wordStem } from '../words/word-stem';

const inner = /[a-z][A-Z]/;

/**
 * Separates words that a shop has joined, if all of them are known: 'HydratingHair TreatmentMask', but not 'GinZing'.
 * Also removes a 'TM' at the end of a word.
 */
export function splitGlued(name: string): string {
  // Fast path for nearly all titles.
  if (!inner.test(name)) return name;
  return name.replace(/(?<=[a-z])TM(?![A-Za-z])/g, '').replace(/[A-Za-z]+/g, (glued) => {
    const words = glued.split(/(?<=[a-z])(?=[A-Z])/);
    return words.every(isKnown) ? words.join(' ') : glued;
  });
}

function isKnown(word: string): boolean {
  const text = word.toLowerCase();
  return text.length > 2 && wordKind(text, wordStem(text)) !== 'name';
}
