import { reachOfWord } from '~/domain/search/ranking';
import {
  exclusionParts,
  importanceRank,
  isFragment,
  replaceableParts,
  weakerThanType,
} from '~/domain/search/relaxing';
import type { DroppedPart } from '~/domain/search/search-index';
import { nearestTerms } from '~/domain/search/substitutes';
import { allowedEdits } from '~/domain/search/typo';
import type { QueryPart, QueryWord } from '~/domain/search/understand/understood-query';
import type { Conditions } from '../conditions';
import { type Bits, common, countBits, emptyBits, isEmpty } from '../structures/bitset';
import type { Reach } from '../structures/word-dictionary';
import type { Scope, TextSearch } from '../text-search';
import {
  type AppliedWord,
  type AskedPart,
  asDropped,
  type Matched,
  type WordPlace,
} from './matched';
import { firstMet } from './nearest-met';

/** From narrow to wide; typos come last. */
function reachesOf(word: QueryWord, place: WordPlace): Reach[] {
  const reaches: Reach[] = [reachOfWord(word.text, place)];
  const edits = word.isKnown ? 0 : allowedEdits(word.text);
  if (edits > 0) reaches.push('one-edit');
  if (edits > 1) reaches.push('two-edits');
  return reaches;
}

/** Drops as little of a query as needed to find something. */
export function createRelaxer(
  size: number,
  search: TextSearch,
  scope: Scope,
  conditions: Conditions,
) {
  const withWord = ({ text }: QueryWord, reach: Reach): Bits =>
    search.all([{ text, reach }], scope);

  /** The applied part without which some product has the type, and these products; null: there is none. */
  function weakerPart(
    { slot }: QueryPart,
    ofType: Bits,
    applied: ReadonlyMap<QueryPart, Bits>,
  ): AskedPart | null {
    const weaker = [...applied.keys()].find((part) => part.slot.kind === weakerThanType);
    if (slot.kind !== 'type' || !weaker) return null;
    const others = [...applied].flatMap(([part, own]) => (part === weaker ? [] : [own]));
    const bits = [ofType, ...others].reduce(common);
    return isEmpty(bits) ? null : { part: weaker, bits };
  }

  /** Applies conditions and words by importance and drops what would leave nothing. */
  return (parts: readonly AskedPart[], words: readonly QueryWord[], place: WordPlace): Matched => {
    const dropped: DroppedPart[] = [];
    const appliedParts = new Map<QueryPart, Bits>();
    const insteadOf = new Map<QueryPart, QueryPart>();
    const reachOf = new Map<QueryWord, Reach>();
    let bits = conditions.everything;
    const byImportance = parts.toSorted(
      (a, b) => importanceRank(a.part.slot) - importanceRank(b.part.slot),
    );
    for (const { part, bits: others } of byImportance) {
      let next = common(bits, others);
      const wider = isEmpty(next) ? conditions.meetingWidely(part.slot) : null;
      if (wider) next = common(bits, wider);
      if (exclusionParts.has(part.slot.kind) || !isEmpty(next)) {
        bits = next;
        appliedParts.set(part, wider ?? others);
        continue;
      }
      // No skin tint has an SPF, but a tinted sunscreen does.
      const near = replaceableParts.has(part.slot.kind)
        ? firstMet(conditions, part, nearestTerms(part.slot), bits)
        : null;
      const weaker = near ? null : weakerPart(part, others, appliedParts);
      if (weaker) {
        bits = weaker.bits;
        appliedParts.delete(weaker.part);
        appliedParts.set(part, others);
        dropped.unshift(weaker.part);
        continue;
      }
      dropped.unshift(part);
      if (!near) continue;
      bits = common(bits, near.bits);
      appliedParts.set(near.part, near.bits);
      insteadOf.set(part, near.part);
    }
    const known = words.map((word) => {
      const found = reachesOf(word, place)
        .map((reach) => ({ reach, count: countBits(withWord(word, reach)) }))
        .find(({ count }) => count > 0);
      return { word, count: found?.count ?? 0 };
    });
    const isNameUnknown = known.some(({ count }) => count === 0);
    const isEnough =
      appliedParts.size > 0 || known.some(({ word, count }) => count > 0 && !isFragment(word.text));
    // Words that match little are the first to go.
    for (const { word, count } of known.toSorted((a, b) => b.count - a.count)) {
      const isLeftOver = isNameUnknown && isEnough && isFragment(word.text) && !word.isLiteral;
      const reach =
        count === 0 || isLeftOver
          ? undefined
          : reachesOf(word, place).find((reach) => !isEmpty(common(bits, withWord(word, reach))));
      if (reach === undefined) {
        dropped.unshift(asDropped(word));
        continue;
      }
      bits = common(bits, withWord(word, reach));
      reachOf.set(word, reach);
    }
    // In the order of the query: words side by side score more.
    const appliedWords = words.flatMap((word): AppliedWord[] => {
      const reach = reachOf.get(word);
      return reach === undefined ? [] : [{ ...word, reach }];
    });
    if (words.length > 0 && appliedWords.length + appliedParts.size === 0) {
      return { bits: emptyBits(size), appliedParts, appliedWords, insteadOf, dropped: [] };
    }
    return { bits, appliedParts, appliedWords, insteadOf, dropped };
  };
}
