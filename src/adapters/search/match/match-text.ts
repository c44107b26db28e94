import { foldText, queryLimits } from '~/domain/search/fold';
import { ownWordsOf, reachOfWord } from '~/domain/search/ranking';
import type { QueryWord, UnderstoodQuery } from '~/domain/search/understand/understood-query';
import { isEmptyWord } from '~/domain/search/vocabulary/query-words';
import type { Catalog } from '../catalog';
import type { Conditions } from '../conditions';
import { common, emptyBits, isEmpty, setBit } from '../structures/bitset';
import type { Scope, TextSearch } from '../text-search';
import { findExactTitles } from '../titles';
import {
  type AppliedWord,
  type AskedPart,
  asDropped,
  type Matched,
  type TextMatch,
} from './matched';
import { createRelaxer } from './relax';
import { createPartSettler } from './settle-parts';
import { createWidener } from './widen';

/** Names have more words than a query may. */
const foldTitle = (text: string) => foldText(text.slice(0, queryLimits.maxCharacters)).words;

/** Applies what was understood, relaxed so far that something is found. */
export function createTextMatcher(
  catalog: Catalog,
  search: TextSearch,
  conditions: Conditions,
  understand: (text: string) => UnderstoodQuery,
) {
  const { size, fields } = catalog;
  const scope: Scope = { name: 'list', fields: Object.values(fields) };
  const settle = createPartSettler(search, scope, conditions);
  const relax = createRelaxer(size, search, scope, conditions);
  const { widen, firmly } = createWidener(catalog, search, scope, conditions);

  /** Whether some product has all of the words. */
  const isFound = (words: readonly QueryWord[]): boolean =>
    !isEmpty(
      search.all(
        words.map(({ text }) => ({ text, reach: 'whole' })),
        scope,
      ),
    );

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
    const { parts, words, replaced } = settle(text, understand(text));
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
