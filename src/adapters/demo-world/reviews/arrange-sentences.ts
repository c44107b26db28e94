import type { Random } from '../random';
import type { Phrases } from './phrases/phrases';

type Mood = keyof Phrases;

export interface Sentence {
  /** Null: about the author, not the product. */
  mood: Mood | null;
  text: string;
}

/** Words between two sentences, by the mood of the first and of the second. */
const links: Record<Mood, Record<Mood, readonly string[]>> = {
  good: {
    good: ['Also, ', 'Plus, '],
    mixed: ['That said, ', 'My only complaint: ', 'One thing though: '],
    bad: ['But ', 'Unfortunately, ', 'Sadly, '],
  },
  mixed: { good: ['Still, ', 'But '], mixed: ['Also, '], bad: ['And then: ', 'Worse: '] },
  bad: {
    good: ['To be fair, ', 'On the plus side, '],
    mixed: ['To be fair, '],
    bad: ['Also, ', 'On top of that, '],
  },
};

/** Sentences that read well after such words. */
const canFollow = /^(?:It|The|I|My|There|You)\b(?!.*\b(?:but|torn|otherwise|though)\b)/;
const withoutCapital = /^(?:It|The|My|There|You)\b/;

/** Joins sentences the way people do: one after the other, with words between them, or in paragraphs. */
export function arrangeSentences(sentences: readonly Sentence[], random: Random): string {
  const breakAt = random.chance(0.18) ? 1 + random.below(sentences.length) : 0;
  return sentences
    .map((sentence, index) => {
      const before = sentences[index - 1];
      if (!before) return sentence.text;
      if (index === breakAt) return `\n\n${sentence.text}`;
      return ` ${linked(before, sentence, random)}`;
    })
    .join('');
}

function linked(before: Sentence, { mood, text }: Sentence, random: Random): string {
  if (!mood || !before.mood || !canFollow.test(text)) return text;
  if (!random.chance(mood === before.mood ? 0.15 : 0.55)) return text;
  const rest = text.replace(withoutCapital, (word) => word.toLowerCase());
  return random.pick(links[before.mood][mood]) + rest;
}
