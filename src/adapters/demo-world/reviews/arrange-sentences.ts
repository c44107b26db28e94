import type { Random } from '../random';
import type { Mood } from './phrases/phrases';

export interface Sentence {
  /** Null: about the author, not the product. */
  mood: Mood | null;
  text: string;
}

/** Words between two sentences that disagree, by the mood of the first and of the second. */
const links: Readonly<Record<string, readonly string[]>> = {
  'good mixed': ['That said, ', 'One small thing: '],
  'good bad': ['Unfortunately, ', 'But '],
  'mixed good': ['Still, ', 'On the plus side, '],
  'bad good': ['To be fair, ', 'On the plus side, '],
};

/** Sentences that read well after such words, without their capital letter. */
const canFollow =
  /^(?:It|It’s|The|My|There’s|They’re|I|I’m|I’d|I’ve)\s(?!.*\b(?:but|though|otherwise)\b)/;

/** Joins sentences the way people do: one after the other, with words between them, or in paragraphs. */
export function arrangeSentences(sentences: readonly Sentence[], random: Random): string {
  const breakAt = random.chance(0.18) ? 1 + random.below(sentences.length) : 0;
  return sentences
    .map((sentence, index) => {
      const before = sentences[index - 1];
      if (!before) return sentence.text;
      if (index === breakAt) return `\n\n${sentence.text}`;
      return ` ${link(before, sentence, random)}`;
    })
    .join('');
}

function link(before: Sentence, { mood, text }: Sentence, random: Random): string {
  const words = links[`${before.mood} ${mood}`];
  if (!words || !canFollow.test(text) || !random.chance(0.5)) return text;
  return random.pick(words) + withoutCapital(text);
}

/** "It’s" becomes "it’s"; "I" stays. */
const withoutCapital = (text: string) =>
  /^I\b(?!t)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
