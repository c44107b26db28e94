import { foldText } from '../search/fold';

const maxExcerptLength = 180;

/** The sentence with the most matching words; the summary if no sentence has more than it. */
export function chooseExcerpt(
  { summary, text }: { summary: string; text: string },
  words: readonly string[],
): string {
  let best = { sentence: summary, matches: matchesIn(summary, words) };
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const matches = matchesIn(sentence, words);
    if (matches > best.matches) best = { sentence, matches };
  }
  const { sentence } = best;
  if (sentence.length <= maxExcerptLength) return sentence;
  return `${sentence.slice(0, Math.max(sentence.lastIndexOf(' ', maxExcerptLength), 1))} …`;
}

function matchesIn(sentence: string, words: readonly string[]): number {
  const folded = foldText(sentence).words;
  return words.filter((word) => folded.some((other) => other.startsWith(word))).length;
}
