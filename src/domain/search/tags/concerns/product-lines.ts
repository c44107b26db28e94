import { readBrand } from '../../../matching/words/brand-key';
import { labelWords } from '../text/label-words';
import { PhraseTrie } from '../text/phrase-trie';
import { linesA } from './lines/a';
import { linesB } from './lines/b';
import type { BrandLines, LinesByPurpose } from './lines/brand-lines';
import { linesC } from './lines/c';
import { linesD } from './lines/d';
import { linesE } from './lines/e';
import { linesF } from './lines/f';
import { linesG } from './lines/g';
import { linesH } from './lines/h';
import { linesI } from './lines/i';
import { linesJ } from './lines/j';
import { linesK } from './lines/k';
import { linesL } from './lines/l';
import { linesM } from './lines/m';
import { linesN } from './lines/n';
import { linesO } from './lines/o';
import { linesP } from './lines/p';
import { linesR } from './lines/r';
import { linesS } from './lines/s';
import { linesT } from './lines/t';
import { linesUV } from './lines/u-v';
import { linesWZ } from './lines/w-z';

export const brandLines: BrandLines = {
  ...linesA,
  ...linesB,
  ...linesC,
  ...linesD,
  ...linesE,
  ...linesF,
  ...linesG,
  ...linesH,
  ...linesI,
  ...linesJ,
  ...linesK,
  ...linesL,
  ...linesM,
  ...linesN,
  ...linesO,
  ...linesP,
  ...linesR,
  ...linesS,
  ...linesT,
  ...linesUV,
  ...linesWZ,
};

/** Stands for the whole brand. */
const wholeBrand = '*';

export interface LinePurpose {
  /** The most important one first. */
  concerns: readonly string[];
  skinTypes: readonly string[];
  isWholeBrand: boolean;
}

/** Reads a key of `BrandLines`. */
export function readPurpose(text: string): Omit<LinePurpose, 'isWholeBrand'> {
  const [concerns = [], skinTypes = []] = text.split(' | ').map((list) => list.split(' '));
  return { concerns, skinTypes };
}

const purposesByBrand: ReadonlyMap<string, LinesByPurpose> = new Map(
  Object.entries(brandLines).map(([brand, purposes]) => [readBrand(brand).key, purposes]),
);

/** The lines of a brand, ready to be found in names. */
export interface LinesOfBrand {
  phrases: PhraseTrie<LinePurpose>;
  whole: LinePurpose | null;
}

/** The lines of a brand in any spelling; null if none are known. */
export function linesOfBrand(brand: string): LinesOfBrand | null {
  const purposes = purposesByBrand.get(readBrand(brand).key);
  return purposes ? readLines(purposes) : null;
}

function readLines(purposes: LinesByPurpose): LinesOfBrand {
  const phrases = new PhraseTrie<LinePurpose>();
  let whole: LinePurpose | null = null;
  for (const [text, lines] of Object.entries(purposes)) {
    const purpose = readPurpose(text);
    for (const line of lines.split('|')) {
      if (line === wholeBrand) whole = { ...purpose, isWholeBrand: true };
      else phrases.add(labelWords(line), { ...purpose, isWholeBrand: false });
    }
  }
  return { phrases, whole };
}

/**
 * What the lines named by the words of a name are for; without one, what the brand is for. "Even Better Eyes" is no
 * "Even Better": the longest line counts.
 */
export function findLines(lines: LinesOfBrand | null, words: readonly string[]): LinePurpose[] {
  if (!lines) return [];
  const hits = lines.phrases.find(words);
  if (hits.length === 0) return lines.whole ? [lines.whole] : [];
  return hits
    .filter(
      (hit) =>
        !hits.some(
          ({ from, to }) => from <= hit.from && to >= hit.to && to - from > hit.to - hit.from,
        ),
    )
    .map(({ value }) => value);
}
