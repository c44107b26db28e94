import { LRUCache } from 'lru-cache';
import type { SearchField } from './search-field';
import { type Bits, emptyBits, intersectWith, listBits, setBit } from './structures/bitset';
import { type Families, firstOfFamilies } from './structures/families';
import { addGroup, allItems, type FoundGroups, firstItems, groupSize } from './structures/postings';
import { narrowReach, type Reach } from './structures/word-dictionary';

/** The fields that a search covers. */
export interface Scope {
  name: string;
  fields: readonly SearchField[];
}

/** A word to look for, and how far it may reach. */
interface SoughtWord {
  text: string;
  reach: Reach;
}

interface WordHits {
  key: string;
  /** Set if cached. */
  bits?: Bits;
  /** For each field of the scope. */
  found: readonly FoundGroups[];
  /** Number of products to process. */
  cost: number;
}

/** Suggestions search the most popular products first, which usually suffices. */
const popularProductCount = 65_536;
/** If a word has at most this many products, they become candidates and are checked one by one. */
const maxCandidateProducts = 1_000;

export type TextSearch = ReturnType<typeof createTextSearch>;

export function createTextSearch(size: number, families: Families) {
  /** Products of very frequent words. */
  const bitsCache = new LRUCache<string, Bits>({ max: 64 });
  /** Typo hits, requested again with the next typed letter. */
  const typoHitsCache = new LRUCache<string, WordHits>({ max: 32 });

  function findWord({ text, reach: maxReach }: SoughtWord, scope: Scope): WordHits {
    const reach = narrowReach(text, maxReach);
    const key = `${scope.name} ${reach} ${text}`;
    const bits = bitsCache.get(key);
    if (bits) return { key, bits, found: [], cost: size };
    const hasTypos = reach === 'one-edit' || reach === 'two-edits';
    const known = hasTypos ? typoHitsCache.get(key) : undefined;
    if (known) return known;
    const found = scope.fields.map((field) => field.find(text, reach));
    let cost = 0;
    for (const { postings, groups } of found) {
      for (const group of groups) cost += groupSize(postings, group);
    }
    const hits = { key, found, cost };
    if (hasTypos) typoHitsCache.set(key, hits);
    return hits;
  }

  function bitsOf({ key, bits, found, cost }: WordHits, limit: number): Bits {
    if (bits) return bits;
    const made = emptyBits(limit);
    for (const { postings, groups } of found) {
      for (const group of groups) addGroup(postings, group, made, limit);
    }
    if (limit === size && cost > size / 16) bitsCache.set(key, made);
    return made;
  }

  /** Products below `limit` that have every word; starts with the rarest, to finish early. */
  function common(words: readonly WordHits[], limit: number): Bits {
    const [rarest, ...others] = words.toSorted((a, b) => a.cost - b.cost);
    if (!rarest) return emptyBits(limit);
    const bits = bitsOf(rarest, limit).slice(0, (limit + 31) >>> 5);
    for (const word of others) {
      if (listBits(bits, 0, 1).length === 0) break;
      intersectWith(bits, bitsOf(word, limit));
    }
    return bits;
  }

  /** Candidates by popularity if one of several words is rare; otherwise the hits per word. */
  function search(query: readonly SoughtWord[], scope: Scope): number[] | WordHits[] {
    const words = query.length > 1 ? distinctWords(query) : query;
    const hits: WordHits[] = [];
    for (const [at, word] of words.entries()) {
      const next = findWord(word, scope);
      if (next.cost === 0) return [];
      if (words.length > 1 && !next.bits && next.cost <= maxCandidateProducts) {
        let candidates = allItems(next.found);
        for (const other of words.toSpliced(at, 1)) {
          if (candidates.length > 0) candidates = narrow(candidates, other, scope);
        }
        return candidates;
      }
      hits.push(next);
    }
    return hits;
  }

  /** The first of each family; candidates are ascending. */
  const collapse = (candidates: readonly number[]): number[] =>
    candidates.filter((product, at) => {
      const before = candidates[at - 1];
      return before === undefined || families.codes[before] !== families.codes[product];
    });

  const isCandidates = (answer: number[] | WordHits[]): answer is number[] =>
    typeof answer[0] === 'number';

  return {
    /** All products that match every word of the query. */
    all(query: readonly SoughtWord[], scope: Scope): Bits {
      const answer = search(query, scope);
      if (!isCandidates(answer)) return common(answer, size);
      const bits = emptyBits(size);
      for (const product of answer) setBit(bits, product);
      return bits;
    },

    /** The most popular of them, one per family. */
    first(query: readonly SoughtWord[], scope: Scope, limit: number): number[] {
      const answer = search(query, scope);
      if (isCandidates(answer)) return collapse(answer).slice(0, limit);
      const [only] = answer;
      if (!only) return [];
      if (answer.length === 1 && !only.bits) return firstItems(only.found, limit, families.codes);
      if (size > popularProductCount) {
        const popular = common(answer, popularProductCount);
        const found = listBits(firstOfFamilies(families, popular, limit), 0, limit);
        if (found.length === limit) return found;
      }
      return listBits(firstOfFamilies(families, common(answer, size), limit), 0, limit);
    },
  };
}

/** Longer words, which are usually rarer, come first. */
function distinctWords(query: readonly SoughtWord[]): SoughtWord[] {
  const distinct = new Map(query.map((word) => [`${word.reach} ${word.text}`, word]));
  return [...distinct.values()].sort((a, b) => b.text.length - a.text.length);
}

/** The candidates that also match the word. */
function narrow(candidates: number[], { text, reach }: SoughtWord, { fields }: Scope): number[] {
  const found = fields.map((field) => ({
    field,
    groups: new Set(field.find(text, reach, candidates).groups),
  }));
  return candidates.filter((product) =>
    found.some(({ field, groups }) => groups.size > 0 && field.has(product, groups)),
  );
}
