import type { TitleWord } from '../titles/title-word';
import { wordStem } from './word-stem';

/** Words that shops use for the same thing; each row is one meaning. */
const meanings: readonly string[] = [
  'acne blemish blemishes breakout',
  'foundation makeup',
  'night sleeping overnight',
  'scrub polish exfoliator exfoliant',
  'moisturizer cream hydrator',
  'lotion moisturizer',
  'cleanser wash',
  'spray mist',
  'spray hairspray',
  'aging wrinkle youth',
  'brightening illuminating radiance',
  'tint tinted',
  'lacquer polish enamel varnish',
  'longwear lasting wear',
  'eye eyeshadow',
  'concentrate serum booster',
];

/** The meanings of each stem, as a bit set. */
const meaningsByStem: ReadonlyMap<string, number> = new Map(
  meanings
    .flatMap((row, index) =>
      row.split(' ').map((word) => ({ stem: wordStem(word), bit: 1 << index })),
    )
    .reduce(
      (bits, { stem, bit }) => bits.set(stem, (bits.get(stem) ?? 0) | bit),
      new Map<string, number>(),
    ),
);

/** Whether shops use two words for the same thing. */
export function areSynonyms({ stem: one }: TitleWord, { stem: other }: TitleWord): boolean {
  return ((meaningsByStem.get(one) ?? 0) & (meaningsByStem.get(other) ?? 0)) !== 0;
}
