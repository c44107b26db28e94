import { abuseLinks } from './cases/abuse-links.ts';
import { abuseSelling } from './cases/abuse-selling.ts';
import { abuseWords } from './cases/abuse-words.ts';
import { freshAbuseContacts } from './cases/fresh-abuse-contacts.ts';
import { freshAbuseSelling } from './cases/fresh-abuse-selling.ts';
import { freshAbuseWords } from './cases/fresh-abuse-words.ts';
import { freshHonestPlain } from './cases/fresh-honest-plain.ts';
import { freshHonestTricky } from './cases/fresh-honest-tricky.ts';
import { heldBackAbuse } from './cases/held-back.ts';
import { honestEdge } from './cases/honest-edge.ts';
import { honestHairAndTools } from './cases/honest-hair-tools.ts';
import { honestLong } from './cases/honest-long.ts';
import { honestMakeup } from './cases/honest-makeup.ts';
import { honestSkincare } from './cases/honest-skincare.ts';
import { honestVoices } from './cases/honest-voices.ts';
import { abuseWrittenAfter } from './cases/written-after.ts';
import { type Half, halfOf } from './halves.ts';

type Group = readonly [name: string, texts: readonly string[]];

/** Planted abuse by kind. */
export const abuseCases: readonly Group[] = [
  ...Object.entries(abuseLinks),
  ...Object.entries(abuseWords),
  ...Object.entries(abuseSelling),
];

/** Abuse that was not tried while the rules were made. */
export const heldBackCases: readonly Group[] = Object.entries(heldBackAbuse);

/** Abuse that was written when the rules were finished. */
export const writtenAfterCases: readonly Group[] = Object.entries(abuseWrittenAfter);

/** Reviews that must be published. */
export const honestCases: readonly Group[] = [
  ['skincare', honestSkincare],
  ['makeup and fragrance', honestMakeup],
  ['hair, tools, supplements', honestHairAndTools],
  ['voices', honestVoices],
  ['close to a rule', honestEdge],
  ['long and short', honestLong],
];

const ofHalf = (groups: readonly Group[], half: Half): Group[] =>
  groups.map(([name, texts]) => [name, texts.filter((text) => halfOf(text) === half)] as const);

/** One half of the abuse that was written before the rules were changed for the second time. */
export const freshAbuse = (half: Half): Group[] =>
  ofHalf(
    [
      ...Object.entries(freshAbuseContacts),
      ...Object.entries(freshAbuseWords),
      ...Object.entries(freshAbuseSelling),
    ],
    half,
  );

/** The honest reviews that belong to it. */
export const freshHonest = (half: Half): Group[] =>
  ofHalf(
    [
      ['close to a rule', freshHonestTricky],
      ['other voices', freshHonestPlain],
    ],
    half,
  );
