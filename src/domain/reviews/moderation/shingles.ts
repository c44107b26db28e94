import { textWords } from './words';

/** The share of a text's words that are in a run of `length` words which one of the sources has too. */
export function coveredShare(text: string, sources: readonly string[], length: number): number {
  const words = textWords(text);
  if (words.length === 0) return 0;
  const known = new Set(sources.flatMap((source) => shinglesOf(textWords(source), length)));
  const covered = new Uint8Array(words.length);
  for (const [start, shingle] of shinglesOf(words, length).entries()) {
    if (known.has(shingle)) covered.fill(1, start, start + length);
  }
  return covered.reduce((sum, isCovered) => sum + isCovered, 0) / words.length;
}

function shinglesOf(words: readonly string[], length: number): string[] {
  const shingles: string[] = [];
  for (let start = 0; start + length <= words.length; start++) {
    shingles.push(words.slice(start, start + length).join(' '));
  }
  return shingles;
}
