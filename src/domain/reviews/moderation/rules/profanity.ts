import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from 'obscenity';
import type { ReadableText } from '../readable-text';
import { foreignObscenities, hostilePhrases, sexualPhrases } from './hostile-words';
import { hasMaskedWord } from './masked-words';

/** Words of the dataset that honest reviews use for bodies, products and mild anger, or that hit other words. */
const tolerated = new Set([
  'abo',
  'anal',
  'anus',
  'arse',
  'ass',
  'bastard',
  'bollocks',
  'boob',
  'cock',
  'cum',
  'dick',
  'fuck',
  'hooker',
  'incest',
  'negro',
  'orgasm',
  'orgy',
  'penis',
  'piss',
  'porn',
  'prick',
  'rape',
  'scat',
  'semen',
  'sex',
  'tit',
  'turd',
  'vagina',
  'dyke',
  'shit',
]);

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => tolerated.has(metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'fuck' })
      .addPattern(pattern`fuck`)
      .addPattern(pattern`phuck`)
      .addPattern(pattern`|fuk|`)
      .addPattern(pattern`|fck`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'shit' })
      .addPattern(pattern`|shit`)
      .addPattern(pattern`bullshit`)
      .addPattern(pattern`dogshit`)
      .addPattern(pattern`horseshit`)
      .addWhitelistedTerm('shitake')
      .addWhitelistedTerm('sh it'),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'ass' })
      .addPattern(pattern`asshol`)
      .addPattern(pattern`dumbass`)
      .addPattern(pattern`|arsehol`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'dick' })
      .addPattern(pattern`dickhead`)
      .addPattern(pattern`|dick|`),
  )
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'cum' }).addPattern(pattern`|cum|`))
  .addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: 'biatch' }).addPattern(pattern`|biatch`),
  )
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'piss' }).addPattern(pattern`|p1ss|`))
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'retard' })
      .addPattern(pattern`|retard`)
      .addWhitelistedTerm('retardant')
      .addWhitelistedTerm('retarding'),
  );

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

/** Obscene words, also disguised ones, slurs, insults, threats and explicit talk. Mild words such as "damn" are none. */
export function hasProfanity({ lower, tokens }: ReadableText): boolean {
  return (
    matcher.hasMatch(lower) ||
    hasMaskedWord(lower) ||
    hostilePhrases(tokens) > 0 ||
    sexualPhrases(tokens) > 0 ||
    foreignObscenities(tokens) > 0
  );
}
