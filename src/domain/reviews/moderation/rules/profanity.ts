import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from 'obscenity';
import type { ReadableText } from '../readable-text';

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

const masked =
  /(?<![a-z])(?:mother)?f[*#@!$%-]{1,3}(?:c?k|ing|er)|(?<![a-z])(?:mother)?fu[*#@!$%-]{1,2}k?|\bf\*{2,4}|(?<![a-z])(?:bull)?sh[*#@!$%1-]{1,2}t|(?<![a-z])s\*{2}t|(?<![a-z])b[*#@!$%1-]{1,2}tch|(?<![a-z])b\*{3,4}|(?<![a-z])c[*#@!$%-]{1,2}nt|(?<![a-z])a[*#@!$%-]{2}hole|(?<![a-z])wh[*#@!$%0-]re|(?<![a-z])d[*#@!$%1-]ck|\ba-?holes?\b|\bbtch(?:es)?\b|\bwhat the f\b|\beff (?:this|you|them|off)\b|\bp1ss/;

/** Threats, and insults that attack people for what they are. */
const hate =
  /\bkill your ?sel(?:f|ves)\b|\bkys\b|\bhope (?:you|they|he|she|the \w+|all of you)[^.!?\n]{0,30}\b(?:dies?|cancer|rot|burn in hell|suffer)\b|(?:^|[.!?\n]\s?)die,? (?:all of you|you)\b|\bgo back to your (?:own )?country\b|\b(?:dirty|filthy|stupid|bloody) (?:immigrants?|foreigners?|jews?|muslims?|arabs?|indians?|chinese|mexicans?|africans?|gays?)\b|\bwhite trash\b|\bshould (?:all )?be (?:shot|hanged|killed|beaten)\b|\bhope (?:you|they) (?:all )?choke\b|\btrann(?:y|ies)\b|\bhookers?\b|\bsubhuman/;

/** Obscene words, also disguised ones, slurs and threats. Mild words such as "damn" are no reason. */
export function hasProfanity({ lower }: ReadableText): boolean {
  return matcher.hasMatch(lower) || masked.test(lower) || hate.test(lower);
}
