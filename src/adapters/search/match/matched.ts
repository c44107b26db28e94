import type { reachOfWord } from '~/domain/search/ranking';
import type { DroppedPart } from '~/domain/search/search-index';
import type { Sort } from '~/domain/search/sorts';
import type { QueryPart, QueryWord } from '~/domain/search/understand/understood-query';
import type { Bits } from '../structures/bitset';
import type { Reach } from '../structures/word-dictionary';

/** A word that was applied, and how far it had to reach. */
export interface AppliedWord extends QueryWord {
  reach: Reach;
}

/** What a search text matches, whatever the filters are. */
export interface TextMatch {
  bits: Bits;
  understood: QueryPart[];
  dropped: DroppedPart[];
  loosened: DroppedPart[];
  /** In the order of the text. */
  words: AppliedWord[];
  /** The words of parts that names may have as typed: they only order the results. */
  ownWords: readonly string[];
  /** The order that the text asks for. */
  sort: Sort | null;
  /** Products whose name, or brand and name, is the text. */
  titles: readonly number[];
}

/** A part of the query and the products that meet it. */
export interface AskedPart {
  part: QueryPart;
  bits: Bits;
}

/** The products that match, and what was applied to find them. */
export interface Matched {
  bits: Bits;
  appliedParts: ReadonlyMap<QueryPart, Bits>;
  appliedWords: readonly AppliedWord[];
  insteadOf: ReadonlyMap<QueryPart, QueryPart>;
  dropped: readonly DroppedPart[];
}

/** What else is in the query beside a word. */
export type WordPlace = Parameters<typeof reachOfWord>[1];

export const asDropped = ({ text, from, to }: QueryWord): DroppedPart => ({
  slot: null,
  label: text,
  from,
  to,
});
