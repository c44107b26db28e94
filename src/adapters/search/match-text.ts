import { foldQuery, foldText, queryLimits } from '~/domain/search/fold';
import {
  alternativeParts,
  anyOfFew,
  exclusionParts,
  firmIngredientStrengths,
  isPreference,
  loosenedParts,
  minExactProducts,
  namingParts,
  ownWordsOf,
  partImportance,
  reachOfWord,
  replaceableParts,
} from '~/domain/search/ranking';
import type { DroppedPart } from '~/domain/search/search-index';
import type { Sort } from '~/domain/search/sorts';
import {
  categoryOf,
  isAmong,
  nearestShelves,
  nearestTerms,
  type Substitute,
} from '~/domain/search/substitutes';
import { allowedEdits } from '~/domain/search/typo';
import type {
  QueryPart,
  QuerySlot,
  QueryWord,
  UnderstoodQuery,
} from '~/domain/search/understand/understood-query';
import { isEmptyWord, isStopWord } from '~/domain/search/vocabulary/query-words';
import type { Catalog } from './catalog';
import type { Conditions } from './conditions';
import {
  type Bits,
  common,
  countBits,
  emptyBits,
  isEmpty,
  setBit,
  uniteWith,
} from './structures/bitset';
import { countFamilies } from './structures/families';
import type { Reach } from './structures/word-dictionary';
import type { Scope, TextSearch } from './text-search';
import { findExactTitles } from './titles';

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

/** Names have more words than a query may. */
const foldTitle = (text: string) => foldText(text.slice(0, queryLimits.maxCharacters)).words;

interface AskedPart {
  part: QueryPart;
  bits: Bits;
}

/** The products that match, and what was applied to find them. */
interface Matched {
  bits: Bits;
  appliedParts: ReadonlyMap<QueryPart, Bits>;
  appliedWords: readonly AppliedWord[];
  insteadOf: ReadonlyMap<QueryPart, QueryPart>;
  dropped: readonly DroppedPart[];
}

/** What else is in the query beside a word. */
type WordPlace = Parameters<typeof reachOfWord>[1];

const asDropped = ({ text, from, to }: QueryWord): DroppedPart => ({
  slot: null,
  label: text,
  from,
  to,
});

const rankOf = (kind: QueryPart['slot']['kind']): number => partImportance.indexOf(kind);

/** Gives all parts of a kind whose parts are alternatives the products that meet any of them. */
function uniteAlternatives(parts: { part: QueryPart; bits: Bits | null }[]): void {
  for (const [kind, ofKind] of Map.groupBy(parts, ({ part }) => part.slot.kind)) {
    if (!alternativeParts.has(kind) || ofKind.length < 2) continue;
    const [first, ...others] = ofKind.flatMap(({ bits }) => (bits ? [bits] : []));
    if (!first) continue;
    const united = first.slice();
    for (const bits of others) uniteWith(united, bits);
    for (const alternative of ofKind) alternative.bits = united;
  }
}

/** Applies what was understood, relaxed so far that something is found. */
export function createTextMatcher(
  catalog: Catalog,
  search: TextSearch,
  conditions: Conditions,
  understand: (text: string) => UnderstoodQuery,
) {
  const { size, fields } = catalog;
  const brandScope: Scope = { name: 'brand', fields: [fields.brand] };
  const scope: Scope = { name: 'list', fields: Object.values(fields) };

  /** The first of these that some product has. */
  function firstMet(
    part: QueryPart,
    others: readonly { slot: QuerySlot; label: string }[],
    among: Bits = conditions.everything,
  ): AskedPart | null {
    for (const other of others) {
      const bits = conditions.meeting(other.slot);
      if (bits && !isEmpty(common(bits, among))) return { part: { ...part, ...other }, bits };
    }
    return null;
  }

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
    const found = firstMet(near, types, bits);
    return found ? [found] : [];
  }

  /** Parts that name what no product has become wider, words again, or what comes nearest. */
  function settle(text: string) {
    const { parts, words } = understand(text);
    const kept: { part: QueryPart; bits: Bits | null }[] = [];
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
      const nearest = nearestTerms(part.slot).filter(isNew);
      const near = firstMet(part, nearest);
      const asWords = near ? [] : wordsOfPart(text, part);
      allWords.push(...asWords);
      if (asWords.length > 0) continue;
      const instead = near ?? firstMet(part, nearestShelves(part.slot));
      if (instead && isNew(instead.part)) kept.push(instead);
      if (near) kept.push(...typeBeside(near, part, nearest, parts));
      replaced.push(part);
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
  }

  /** From narrow to wide; typos come last. */
  function reachesOf(word: QueryWord, place: WordPlace): Reach[] {
    const reaches: Reach[] = [reachOfWord(word.text, place)];
    const edits = word.isKnown ? 0 : allowedEdits(word.text);
    if (edits > 0) reaches.push('one-edit');
    if (edits > 1) reaches.push('two-edits');
    return reaches;
  }

  /** Whether some product has all of the words. */
  const isFound = (words: readonly QueryWord[]): boolean =>
    !isEmpty(
      search.all(
        words.map(({ text }) => ({ text, reach: 'whole' })),
        scope,
      ),
    );

  const withWord = ({ text }: QueryWord, reach: Reach): Bits =>
    search.all([{ text, reach }], scope);

  /** Everything at once, which usually finds something; null: nothing does. */
  function matchAll(parts: readonly AskedPart[], words: readonly AppliedWord[]): Matched | null {
    let bits = words.length > 0 ? search.all(words, scope) : null;
    for (const { bits: others } of parts) bits = bits ? common(bits, others) : others;
    if (bits && isEmpty(bits)) return null;
    return {
      bits: bits ?? conditions.everything,
      appliedParts: new Map(parts.map(({ part, bits: own }) => [part, own])),
      appliedWords: words,
      insteadOf: new Map(),
      dropped: [],
    };
  }

  /** With the wider meaning of parts that have one: a scent for everyone is also for women. */
  const widely = (parts: readonly AskedPart[]): AskedPart[] =>
    parts.map(({ part, bits }) => ({ part, bits: conditions.meetingWidely(part.slot) ?? bits }));

  /** Applies conditions and words by importance and drops what would leave nothing. */
  function relax(
    parts: readonly AskedPart[],
    words: readonly QueryWord[],
    place: WordPlace,
  ): Matched {
    const dropped: DroppedPart[] = [];
    const appliedParts = new Map<QueryPart, Bits>();
    const insteadOf = new Map<QueryPart, QueryPart>();
    const appliedWords: AppliedWord[] = [];
    let bits = conditions.everything;
    const byImportance = parts.toSorted(
      (a, b) => rankOf(a.part.slot.kind) - rankOf(b.part.slot.kind),
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
      dropped.unshift(part);
      // No skin tint has an SPF, but a tinted sunscreen does.
      const near = replaceableParts.has(part.slot.kind)
        ? firstMet(part, nearestTerms(part.slot), bits)
        : null;
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
    // Words that match little are the first to go.
    for (const { word, count } of known.toSorted((a, b) => b.count - a.count)) {
      const reach =
        count === 0
          ? undefined
          : reachesOf(word, place).find((reach) => !isEmpty(common(bits, withWord(word, reach))));
      if (reach === undefined) {
        dropped.unshift(asDropped(word));
        continue;
      }
      bits = common(bits, withWord(word, reach));
      appliedWords.push({ ...word, reach });
    }
    if (words.length > 0 && appliedWords.length + appliedParts.size === 0) {
      return { bits: emptyBits(size), appliedParts, appliedWords, insteadOf, dropped: [] };
    }
    return { bits, appliedParts, appliedWords, insteadOf, dropped };
  }

  const hasEnough = (bits: Bits): boolean =>
    countFamilies(catalog.families, bits, minExactProducts) >= minExactProducts;

  /** Whether a word names what is looked for: it is in quotes, or all hits have it in their brand. */
  function isFixed({ text, isLiteral }: QueryWord, hits: Bits): boolean {
    if (isLiteral) return true;
    const branded = search.all([{ text, reach: 'whole' }], brandScope);
    return countBits(common(branded, hits)) === countBits(hits);
  }

  /** When few products match everything, adds those that miss what matters least. */
  function widen({ bits, appliedParts, appliedWords }: Matched) {
    const loosened: DroppedPart[] = [];
    let parts = [...appliedParts];
    // In the order of the text, as a page names them.
    let words = appliedWords.toSorted((a, b) => a.from - b.from);
    for (const step of ['words', ...loosenedParts] as const) {
      if (isEmpty(bits) || hasEnough(bits)) break;
      const keptParts = parts.filter(([{ slot }]) => slot.kind !== step);
      const keptWords = step === 'words' ? words.filter((word) => isFixed(word, bits)) : words;
      // Something has to say what is looked for.
      if (!keptParts.some(([{ slot }]) => namingParts.has(slot.kind))) break;
      if (keptParts.length === parts.length && keptWords.length === words.length) continue;
      for (const [part] of parts) if (part.slot.kind === step) loosened.push(part);
      loosened.push(...words.filter((word) => !keptWords.includes(word)).map(asDropped));
      [parts, words] = [keptParts, keptWords];
      bits = [
        ...parts.map(([, others]) => others),
        ...words.map((word) => withWord(word, word.reach)),
      ].reduce(common);
    }
    const several = parts.filter(([{ slot }]) => slot.kind === anyOfFew);
    const isOfBrand = parts.some(([{ slot }]) => slot.kind === 'brand');
    if (several.length > 1 && !isOfBrand && !isEmpty(bits) && !hasEnough(bits)) {
      const any = emptyBits(size);
      for (const [, others] of several) uniteWith(any, others);
      loosened.push(...several.map(([part]) => part));
      bits = [
        any,
        ...parts.filter((part) => !several.includes(part)).map(([, others]) => others),
        ...words.map((word) => withWord(word, word.reach)),
      ].reduce(common);
    }
    return { bits, loosened };
  }

  /** Only what is more than weak evidence, unless little would be left: its order ignores relevance. */
  function firmly({ bits, appliedParts }: Matched): Bits {
    for (const minIngredient of firmIngredientStrengths) {
      let firm = bits;
      for (const { slot } of appliedParts.keys()) {
        const others = alternativeParts.has(slot.kind)
          ? null
          : conditions.meetingFirmly(slot, minIngredient);
        if (others) firm = common(firm, others);
      }
      if (hasEnough(firm)) return firm;
    }
    return bits;
  }

  return (text: string): TextMatch => {
    const nothing = {
      understood: [],
      dropped: [],
      loosened: [],
      words: [],
      ownWords: [],
      sort: null,
      titles: [],
    };
    if (text.trim() === '') return { ...nothing, bits: conditions.everything };
    const { parts, words, replaced } = settle(text);
    if (parts.length === 0 && words.length === 0) return { ...nothing, bits: emptyBits(size) };
    if (parts.length === 0 && words.every((word) => isEmptyWord(word.text)) && !isFound(words)) {
      return { ...nothing, bits: conditions.everything, dropped: words.map(asDropped) };
    }
    const hasParts = parts.length > 0;
    const place = { isAlone: !hasParts && words.length === 1, hasParts };
    const asked = parts.flatMap(({ part, bits }) => (bits ? [{ part, bits }] : []));
    const allWords = words.map((word) => ({ ...word, reach: reachOfWord(word.text, place) }));
    const matched =
      matchAll(asked, allWords) ?? matchAll(widely(asked), allWords) ?? relax(asked, words, place);
    const sort = parts.find(({ part }) => part.slot.kind === 'sort')?.part.slot;
    const titles = findExactTitles(catalog, foldTitle(text));
    const widened = sort || titles.length > 0 ? null : widen(matched);
    let bits = sort ? firmly(matched) : (widened?.bits ?? matched.bits);
    for (const { part } of parts) {
      if (part.slot.kind !== 'price-level') continue;
      bits = common(bits, conditions.atPriceLevel(bits, part.slot.level));
    }
    if (titles.length > 0) {
      bits = bits.slice();
      for (const product of titles) setBit(bits, product);
    }
    const applied = parts.flatMap(({ part }) => (matched.appliedParts.has(part) ? [part] : []));
    return {
      bits,
      ownWords: ownWordsOf(applied, text),
      understood: parts.flatMap(({ part, bits: own }) => {
        if (own === null || matched.appliedParts.has(part)) return [part];
        return matched.insteadOf.get(part) ?? [];
      }),
      dropped: [...matched.dropped, ...replaced],
      loosened: widened?.loosened ?? [],
      words: matched.appliedWords.toSorted((a, b) => a.from - b.from),
      sort: sort?.kind === 'sort' ? sort.sort : null,
      titles,
    };
  };
}
