import { foldQuery } from '~/domain/search/fold';
import { isPreference } from '~/domain/search/ranking';
import { areAlternatives, namingParts } from '~/domain/search/relaxing';
import type { DroppedPart } from '~/domain/search/search-index';
import {
  categoryOf,
  isAmong,
  isElsewhere,
  isSameAs,
  isWithoutFormula,
  leaningOf,
  looks,
  mayReplace,
  nearestShelves,
  nearestTerms,
  type Substitute,
} from '~/domain/search/substitutes';
import type {
  QueryPart,
  QueryWord,
  UnderstoodQuery,
} from '~/domain/search/understand/understood-query';
import { isStopWord } from '~/domain/search/vocabulary/query-words';
import type { Conditions } from '../conditions';
import { type Bits, common, isEmpty, uniteWith } from '../structures/bitset';
import type { Scope, TextSearch } from '../text-search';
import type { AskedPart } from './matched';
import { firstMet } from './nearest-met';

/** A part and the products that meet it; null: it is no condition of its own. */
interface KnownPart {
  part: QueryPart;
  bits: Bits | null;
}

/** Gives all parts of a kind whose parts are alternatives the products that meet any of them. */
function uniteAlternatives(parts: readonly KnownPart[]): void {
  for (const ofKind of Map.groupBy(parts, ({ part }) => part.slot.kind).values()) {
    if (ofKind.length < 2 || !areAlternatives(ofKind.map(({ part }) => part.slot))) continue;
    const [first, ...others] = ofKind.flatMap(({ bits }) => (bits ? [bits] : []));
    if (!first) continue;
    const united = first.slice();
    for (const bits of others) uniteWith(united, bits);
    for (const alternative of ofKind) alternative.bits = united;
  }
}

/** Settles what a query means by what the catalog has. */
export function createPartSettler(search: TextSearch, scope: Scope, conditions: Conditions) {
  /** The words of a part, if some product has all of them. */
  function wordsOfPart(text: string, { slot, from, to }: QueryPart): QueryWord[] {
    const words = foldQuery(text.slice(from, to)).filter((word) => !isStopWord(word));
    if (words.length === 0) return [];
    // A hair primer does not answer a query for a primer.
    const among = conditions.inSections(categoryOf(slot), null);
    const whole = words.map((word) => ({ text: word, reach: 'whole' as const }));
    const isFound = !isEmpty(common(search.all(whole, scope), among));
    return isFound ? words.map((word) => ({ text: word, from, to, isLiteral: true })) : [];
  }

  /** A type that gave way to a concern is still a kind of product: without spot treatments, serums for acne. */
  function typeBeside(
    { part: near, bits }: AskedPart,
    { slot }: QueryPart,
    nearest: readonly Substitute[],
    all: readonly QueryPart[],
  ): AskedPart[] {
    if (slot.kind !== 'type' || near.slot.kind !== 'concern') return [];
    if (all.some((other) => other.slot !== slot && other.slot.kind === 'type')) return [];
    const types = nearest.filter((other) => other.slot.kind === 'type');
    const found = firstMet(conditions, near, types, bits);
    return found ? [found] : [];
  }

  /** Whether an ingredient is only in products for another part of the body than a concern: tea tree in shampoos, and pimples. */
  function isOnlyElsewhere({ part, bits }: KnownPart, all: readonly KnownPart[]): boolean {
    if (part.slot.kind !== 'ingredient' || !bits) return false;
    const kinds = new Set(all.map((other) => other.part.slot.kind));
    if (kinds.has('type') || kinds.has('category')) return false;
    return all.some(({ part: { slot }, bits: helping }) => {
      if (slot.kind !== 'concern' || !helping || !isEmpty(common(bits, helping))) return false;
      const [shelf] = nearestShelves(slot);
      if (shelf?.slot.kind !== 'category') return false;
      return isEmpty(common(bits, conditions.inSections(shelf.slot.category, null)));
    });
  }

  /** Parts that name what no product has become wider, words again, or what comes nearest. */
  return (text: string, { parts, words }: UnderstoodQuery) => {
    let kept: KnownPart[] = [];
    let hasLooks = true;
    const replaced: DroppedPart[] = [];
    const allWords = [...words];
    for (const part of parts) {
      const bits = conditions.meeting(part.slot);
      if (!bits || !namingParts.has(part.slot.kind) || !isEmpty(bits)) {
        kept.push({ part, bits });
        continue;
      }
      const others = [...parts, ...kept.map(({ part: other }) => other)];
      const isNew = (other: Substitute) => !isAmong(other, others);
      const asked = parts.map(({ slot }) => slot);
      const terms = nearestTerms(part.slot);
      const suited = terms.filter((other) => mayReplace(part.slot, other.slot, asked));
      const nearest = suited.filter(isNew);
      const near = firstMet(conditions, part, nearest);
      // "Peach Skin" is no answer to "brown skin".
      const hasWords = !near && suited.length === terms.length;
      const asWords = hasWords ? wordsOfPart(text, part) : [];
      allWords.push(...asWords);
      if (asWords.length > 0) continue;
      const instead = near ?? firstMet(conditions, part, nearestShelves(part.slot));
      if (instead && isNew(instead.part)) kept.push(instead);
      if (instead && isElsewhere(part.slot, instead.part.slot)) hasLooks = false;
      if (near) kept.push(...typeBeside(near, part, nearest, parts));
      const leaning = leaningOf(part.slot);
      if (leaning && !asked.some(({ kind }) => kind === leaning.slot.kind)) {
        kept.push({ part: { ...part, ...leaning }, bits: null });
      }
      if (!near || !isSameAs(part.slot, near.part.slot)) replaced.push(part);
    }
    const places = kept.filter(({ part: { slot } }) => ['type', 'category'].includes(slot.kind));
    if (places.length > 0 && places.every(({ part: { slot } }) => isWithoutFormula(slot))) {
      const excluded = kept.filter(({ part }) => part.slot.kind === 'without');
      kept = kept.filter((one) => !excluded.includes(one));
      replaced.push(...excluded.map(({ part }) => part));
    }
    const elsewhere = kept.filter((one) => isOnlyElsewhere(one, kept));
    kept = kept.filter((one) => !elsewhere.includes(one));
    replaced.push(...elsewhere.map(({ part }) => part));
    if (!hasLooks) {
      kept = kept.filter(({ part }) => !looks.has(part.slot.kind));
      replaced.push(
        ...parts.filter((part) => looks.has(part.slot.kind) && !replaced.includes(part)),
      );
    }
    const slots = kept.map(({ part }) => part.slot);
    for (const one of kept) if (isPreference(one.part.slot, slots)) one.bits = null;
    uniteAlternatives(kept);
    // Nothing but stop words, or nothing that any product has: the text is taken literally.
    if (kept.length === 0 && allWords.length === 0) {
      replaced.length = 0;
      for (const word of foldQuery(text)) {
        allWords.push({ text: word, from: 0, to: text.length, isLiteral: true });
      }
    }
    return { parts: kept, replaced, words: allWords.sort((a, b) => a.from - b.from) };
  };
}
