import { shades } from '../../vocabulary/shades';
import { labelWords } from '../text/label-words';
import { PhraseTrie } from '../text/phrase-trie';

const phrases = new PhraseTrie<string>();
const colorWords = new Set<string>();
for (const { slug, phrases: names, labelPhrases = [] } of shades) {
  for (const name of [...names, ...labelPhrases]) {
    const words = labelWords(name);
    phrases.add(words, slug);
    for (const word of words) colorWords.add(word);
  }
}
for (const word of ['graphite', 'pearl', 'blush', 'mint', 'lilac']) colorWords.add(word);

/** Whether a word is part of the name of a color. */
export const isColorWord = (word: string): boolean => colorWords.has(word);

/** Depths of complexion products; elsewhere these words say something else. */
const depths = new Set(['fair', 'light', 'medium', 'tan', 'deep']);

/** The color families that a shade's name belongs to: of phrases within others, only the longest count. */
export function shadeFamilies(shade: string, isComplexion: boolean): string[] {
  const hits = phrases
    .find(labelWords(shade))
    .filter(({ value }) => isComplexion || !depths.has(value));
  const whole = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
      ),
  );
  const families = whole.map(({ value }) => value);
  const chosen = isComplexion ? families.filter((slug) => depths.has(slug)) : [];
  return [...new Set(chosen.length > 0 ? chosen : families)];
}
