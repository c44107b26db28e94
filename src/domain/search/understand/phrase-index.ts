import { normalizeWord } from '../text/normalize-word';
import { type Token, tokenize } from '../text/tokenize';
import { avoidedFamilies } from '../vocabulary/avoided-families';
import { avoidedIngredients } from '../vocabulary/avoided-ingredients';
import { categoryWords } from '../vocabulary/category-words';
import { claims } from '../vocabulary/claims';
import { concerns } from '../vocabulary/concerns';
import { productTypes } from '../vocabulary/product-types';
import { ignoredPhrases, negators, queryPhrases } from '../vocabulary/query-words';
import { stateWords } from '../vocabulary/state-words';
import type { Concern, ProductType, TermKind } from '../vocabulary/term';
import { termsByKind } from '../vocabulary/terms';
import type { QuerySlot } from './understood-query';

/** One way to understand a phrase. */
export type Meaning =
  | { is: 'type'; type: ProductType; label: string }
  | { is: 'concern'; concern: Concern; label: string }
  | { is: 'avoided'; slug: string; label: string }
  | { is: 'ingredient'; slug: string; label: string }
  | { is: 'absence'; slug: string; label: string }
  | { is: 'state'; skin: QuerySlot | null; hair: QuerySlot | null }
  | { is: 'negator' }
  | { is: 'ignored' }
  | {
      is: 'term';
      kind: Exclude<TermKind, 'type' | 'concern' | 'ingredient'>;
      slug: string;
      label: string;
    }
  | { is: 'slot'; slot: QuerySlot; label: string };

interface Node {
  next: Map<string, Node>;
  meanings: Meaning[];
}

/** A phrase found in a query, from token `at` up to but excluding `end`. */
export interface PhraseMatch {
  at: number;
  end: number;
  /** Number of words it explains. */
  words: number;
  meanings: readonly Meaning[];
}

/** The words of a query in the forms in which phrases are looked up. */
export interface QueryKeys {
  tokens: readonly Token[];
  /** Normalized; empty for literal words. */
  keys: readonly string[];
  /** Each word joined with the next one: "lip" before "stick" is also "lipstick". */
  joined: readonly string[];
}

/** Adds the joined forms to the keys of a query. */
export function withCompounds(tokens: readonly Token[], keys: readonly string[]): QueryKeys {
  const joined = tokens.map(({ text }, at) => {
    const next = tokens[at + 1];
    const isWord = next !== undefined && keys[at] !== '' && keys[at + 1] !== '';
    return isWord ? normalizeWord(text + next.text) : '';
  });
  return { tokens, keys, joined };
}

const createNode = (): Node => ({ next: new Map(), meanings: [] });

/** Finds the phrases of the vocabulary in the words of a query. */
class PhraseIndex {
  readonly #root = createNode();
  readonly #keys = new Set<string>();
  readonly #words = new Map<string, number>();

  constructor() {
    for (const type of productTypes) {
      this.#addAll(type.phrases, { is: 'type', type, label: type.label });
      // A whole name such as "fond de teint" is clear; a single word such as "fluid" is not.
      const names = type.labelPhrases?.filter((phrase) => phrase.includes(' ')) ?? [];
      this.#addAll(names, { is: 'type', type, label: type.label });
    }
    for (const concern of concerns) {
      this.#addAll(concern.phrases, { is: 'concern', concern, label: concern.label });
    }
    const avoided = new Set(avoidedIngredients.map(({ slug }) => slug));
    for (const { slug, label, phrases } of termsByKind.ingredient) {
      this.#addAll(phrases, { is: avoided.has(slug) ? 'avoided' : 'ingredient', slug, label });
    }
    for (const { slug, label, phrases } of avoidedFamilies) {
      this.#addAll(phrases, { is: 'avoided', slug, label });
      // A whole phrase: "no fragrance" would otherwise be understood first.
      const negated = phrases.flatMap((phrase) => [`no ${phrase}`, `without ${phrase}`]);
      this.#addAll(negated, { is: 'absence', slug, label: `No ${label.toLowerCase()}` });
    }
    for (const { slug, label, phrases, without, queryLabel = label } of claims) {
      this.#addAll(
        phrases,
        without === undefined
          ? { is: 'term', kind: 'claim', slug, label }
          : { is: 'absence', slug: without, label: queryLabel },
      );
    }
    for (const kind of ['skin', 'hair', 'shade', 'finish', 'form', 'audience'] as const) {
      for (const { slug, label, phrases } of termsByKind[kind]) {
        this.#addAll(phrases, { is: 'term', kind, slug, label });
      }
    }
    for (const { category, subcategory, label, phrases } of categoryWords) {
      const slot: QuerySlot = { kind: 'category', category, subcategory };
      this.#addAll(phrases, { is: 'slot', slot, label });
    }
    for (const { slot, label, phrases } of queryPhrases) {
      this.#addAll(phrases, { is: 'slot', slot, label });
    }
    for (const { phrases, skin, hair } of stateWords) {
      this.#addAll(phrases, { is: 'state', skin, hair });
    }
    this.#addAll(negators, { is: 'negator' });
    this.#addAll(ignoredPhrases, { is: 'ignored' });
  }

  /** Whether a normalized word occurs in a phrase, alone or joined with its neighbor. */
  hasWord(key: string): boolean {
    return this.#keys.has(key);
  }

  /** In how many phrases each normalized word occurs; only types of two words also joined. */
  get words(): ReadonlyMap<string, number> {
    return this.#words;
  }

  /** The meanings of exactly these normalized words. */
  lookUp(keys: readonly string[]): readonly Meaning[] {
    let node: Node | undefined = this.#root;
    for (const key of keys) node = node?.next.get(key);
    return node?.meanings ?? [];
  }

  /** All phrases that start at a token. */
  matchesAt(query: QueryKeys, at: number): PhraseMatch[] {
    const found: PhraseMatch[] = [];
    this.#walk(this.#root, query, at, at, 0, found);
    return found;
  }

  #walk(
    node: Node,
    query: QueryKeys,
    start: number,
    at: number,
    words: number,
    found: PhraseMatch[],
  ): void {
    if (words > 0 && node.meanings.length > 0) {
      found.push({ at: start, end: at, words, meanings: node.meanings });
    }
    const { tokens, keys, joined } = query;
    const token = tokens[at];
    const key = keys[at];
    if (token === undefined || key === undefined || key === '') return;
    if (at > start && !canContinue(token, words)) return;
    const child = node.next.get(key);
    if (child) this.#walk(child, query, start, at + 1, words + 1, found);
    const next = tokens[at + 1];
    const compound = joined[at];
    if (next && compound && canContinue(next, words)) {
      const childOfBoth = node.next.get(compound);
      if (childOfBoth) this.#walk(childOfBoth, query, start, at + 2, words + 2, found);
    }
    if (at > start && skippedInside.has(key)) {
      this.#walkSkipped(node, query, start, at + 1, words, found);
    }
  }

  /** Goes on behind "my" in "bags under my eyes"; a phrase never ends with a skipped word. */
  #walkSkipped(
    node: Node,
    query: QueryKeys,
    start: number,
    at: number,
    words: number,
    found: PhraseMatch[],
  ): void {
    const key = query.keys[at];
    const token = query.tokens[at];
    if (key === undefined || !token || !canContinue(token, words)) return;
    const child = node.next.get(key);
    if (child) this.#walk(child, query, start, at + 1, words + 1, found);
  }

  #addAll(phrases: readonly string[], meaning: Meaning): void {
    for (const phrase of phrases) {
      const words = tokenize(phrase).tokens.map(({ text }) => text);
      this.#add(words, meaning);
      this.#count(words);
      if (meaning.is === 'type' && words.length === 2) this.#count([words.join('')]);
      for (let at = 0; at + 1 < words.length; at++) {
        const pair = `${words[at]}${words[at + 1]}`;
        this.#add([...words.slice(0, at), pair, ...words.slice(at + 2)], meaning);
      }
      if (words.length === 3) this.#add([words.join('')], meaning);
      const [state = '', noun = ''] = words;
      if (words.length === 2 && bodyNouns.has(normalizeWord(noun))) {
        for (const verb of stateVerbs) this.#add([noun, verb, state], meaning);
      }
    }
  }

  #count(words: readonly string[]): void {
    for (const word of words) {
      const key = normalizeWord(word);
      this.#words.set(key, (this.#words.get(key) ?? 0) + 1);
    }
  }

  #add(words: readonly string[], meaning: Meaning): void {
    let node = this.#root;
    for (const word of words) {
      const key = normalizeWord(word);
      this.#keys.add(key);
      let child = node.next.get(key);
      if (!child) {
        child = createNode();
        node.next.set(key, child);
      }
      node = child;
    }
    if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
  }
}

/** "Red skin" is also said as "my skin is red". */
const bodyNouns = new Set(['skin', 'face', 'hair', 'scalp', 'lip', 'nail', 'eye', 'hand']);
const stateVerbs = ['is', 'are', 'feel', 'get', 'look'];

const skippedInside = new Set(['my', 'the', 'your', 'a', 'an', 'our', 'her', 'his']);

/** Phrases do not continue past a comma or slash, except long lists such as "hair, skin and nails". */
function canContinue({ gap, isLiteral }: Token, words: number): boolean {
  if (isLiteral) return false;
  for (const sign of gap) {
    if (sign === ',' ? words > 1 : !allowedInside.has(sign)) return false;
  }
  return true;
}

const allowedInside = new Set([' ', '-', '‐', '‑', '–', '\u00a0', '.', '+', "'", '\t', '\n']);

export const phraseIndex = new PhraseIndex();
