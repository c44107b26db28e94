import { queryLimits } from '../fold';
import { normalizeWord, singular } from '../text/normalize-word';
import { type Token, type TokenizedText, tokenize } from '../text/tokenize';
import { isStopWord, weakWords } from '../vocabulary/query-words';
import { chooseSpans, type Span, spanKey } from './choose-spans';
import { combineTypes } from './combine-types';
import { correctSmallWords } from './correct-small-words';
import { TypoCorrector } from './correct-typos';
import { gapAfter } from './limits/read-amounts';
import { readLimits } from './limits/read-limits';
import { phraseIndex, type QueryKeys, withCompounds } from './phrase-index';
import { isPhrase, pick } from './pick-meaning';
import { areaWords, categoryOfLoneTerm, type QueryContext, readContext } from './query-context';
import { type Exclusion, readExclusions } from './read-exclusions';
import { type Decision, isFormBeside, type Outcome, resolvePhrase } from './resolve-spans';
import { formOfIngredient, swallowedTerms } from './swallowed-terms';
import type {
  CatalogTerms,
  QueryPart,
  QuerySlot,
  QueryWord,
  UnderstoodQuery,
} from './understood-query';

const weakWordSet = new Set(weakWords.map(normalizeWord));
const corrector = new TypoCorrector(phraseIndex.words);
const maxCorrections = 4;
const maxRounds = 2;

/**
 * Finds prices, sizes, types, ingredients, concerns and other conditions in a query; the other
 * words stay plain. Never throws.
 */
export function understandQuery(text: string, catalog: CatalogTerms): UnderstoodQuery {
  const tokenized = correctSmallWords(tokenize(text), (token) => isKnown(token, catalog));
  const { tokens } = tokenized;
  if (tokens.length === 0) return { parts: [], words: [] };
  const keys = readKeys(tokens, catalog);
  const query = withCompounds(tokens, keys);
  const limits = readLimits(tokenized).filter(({ at }) => !endsName(query, at));
  const rejected = new Set<string>();
  for (let round = 0; ; round++) {
    const spans = chooseSpans(query, limits, catalog, isStopWord, rejected);
    const exclusions = readExclusions(spans, tokens);
    const isWanted = (index: number) =>
      !exclusions.some(({ at, end }) => at <= index && index < end);
    // A cream without perfume is not about perfumes.
    const wanted = spans.filter(({ at }) => isWanted(at));
    const wantedKeys = keys.map((key, index) => (isWanted(index) ? key : ''));
    const read = readContext(wanted, tokens, wantedKeys);
    const isAboutNothing = read.types.length === 0 && read.area === null && read.category === null;
    const lone = isAboutNothing ? categoryOfLoneTerm(wanted, tokens, catalog) : null;
    const context = lone ? { ...read, category: lone } : read;
    const decisions = decide(wanted, exclusions, tokens, keys, context);
    const misread = round < maxRounds ? spans.filter((span) => isMisread(span, decisions)) : [];
    if (misread.length === 0) {
      return assemble(combineTypes(decisions, tokens, keys), tokenized, keys, catalog);
    }
    for (const span of misread) rejected.add(spanKey(span));
  }
}

/** Whether a number is the last word of a name, as in "omega 3 capsules": no three capsules are asked for. */
function endsName(query: QueryKeys, at: number): boolean {
  return at > 0 && phraseIndex.matchesAt(query, at - 1).some(({ end }) => end === at + 1);
}

/** Several words that mean nothing together here may mean something one by one: "blush pink". */
function isMisread({ at, end, found }: Span, decisions: readonly Decision[]): boolean {
  if (found.is !== 'phrase' || end - at < 2) return false;
  return !decisions.some((decision) => decision.at < end && decision.end > at);
}

/** The words to look up: normalized, with typos corrected; empty for literal words. */
function readKeys(tokens: readonly Token[], catalog: CatalogTerms): string[] {
  let corrections = 0;
  return tokens.map((token) => {
    if (token.isLiteral) return '';
    const key = normalizeWord(token.text);
    if (token.value !== null || token.text.length < 4 || isKnown(token, catalog)) return key;
    if (corrections === maxCorrections) return key;
    corrections++;
    return corrector.correct(key) ?? key;
  });
}

/** Whether the vocabulary or the catalog has this word, so that it is not misspelled. */
function isKnown({ text }: Token, catalog: CatalogTerms): boolean {
  const key = normalizeWord(text);
  if (phraseIndex.hasWord(key) || isStopWord(text) || weakWordSet.has(key)) return true;
  return catalog.isKnownWord(text) || catalog.isKnownWord(key);
}

function decide(
  spans: readonly Span[],
  exclusions: readonly Exclusion[],
  tokens: readonly Token[],
  keys: readonly string[],
  context: QueryContext,
): Decision[] {
  const decisions: Decision[] = exclusions.map(({ at, end, without }) => ({
    at,
    end,
    outcome: without ?? 'ignored',
  }));
  for (const span of spans) {
    const outcome = outcomeOf(span, spans, tokens, keys, context);
    if (outcome === 'words') continue;
    decisions.push({ at: span.at, end: span.end, outcome });
    const type = pick(span, 'type')?.type;
    if (type && typeof outcome !== 'string' && outcome.slot.kind === 'type') {
      decisions.push(...swallowedTerms(span, type, keys));
    }
    const isIngredient = typeof outcome !== 'string' && outcome.slot.kind === 'ingredient';
    if (isIngredient && context.types.length === 0 && context.category === null) {
      decisions.push(...formOfIngredient(span, keys));
    }
  }
  const isNew = keys[0] === 'new' && tokens.length > 1 && keys[1] !== 'york' && spans[0]?.at !== 0;
  if (isNew) {
    const slot = { kind: 'sort', sort: 'newest' } as const;
    decisions.push({ at: 0, end: 1, outcome: { slot, label: 'Newest first' } });
  }
  return decisions.sort((a, b) => a.at - b.at);
}

function outcomeOf(
  span: Span,
  spans: readonly Span[],
  tokens: readonly Token[],
  keys: readonly string[],
  context: QueryContext,
): Outcome {
  if (isPhrase(span)) {
    return resolvePhrase(span, context, keys, isFormBeside(span, spans, tokens));
  }
  const { found } = span;
  if (found.is === 'limit') return found.limit;
  if (found.is === 'brand') return { slot: { kind: 'brand', slug: found.slug }, label: found.name };
  return 'words';
}

/** Turns decisions into parts, and what they leave into words. */
function assemble(
  decisions: readonly Decision[],
  tokenized: TokenizedText,
  keys: readonly string[],
  catalog: CatalogTerms,
): UnderstoodQuery {
  const { tokens } = tokenized;
  const used = new Uint8Array(tokens.length);
  const parts: QueryPart[] = [];
  const known = new Set<string>();
  const add = ({ at, end, outcome }: Decision) => {
    used.fill(1, at, end);
    const first = tokens[at];
    const last = tokens[end - 1];
    if (typeof outcome === 'string' || !first || !last) return;
    const key = JSON.stringify(outcome.slot);
    if (known.has(key)) return;
    known.add(key);
    const isPrice = ['price', 'other-currency'].includes(outcome.slot.kind);
    const signs = isPrice ? (/(?:[<>~]=? ?)?\p{Sc}?$/u.exec(first.gap)?.[0].length ?? 0) : 0;
    const after = isPrice && /^\p{Sc}/u.test(gapAfter(tokenized, end - 1)) ? 1 : 0;
    const corrected = correctedText(tokens.slice(at, end), keys.slice(at, end));
    parts.push({
      slot: outcome.slot,
      from: first.from - signs,
      to: last.to + after,
      label: outcome.label,
      ...(corrected === null ? {} : { corrected }),
    });
  };
  for (const decision of decisions) add(decision);
  const category = categoryFromArea(parts, keys, used);
  if (category) add(category);
  // A cheap dupe for an expensive serum is cheap.
  const isCheap = parts.some(({ slot }) => slot.kind === 'price-level' && slot.level === 'low');
  const stated = parts.filter(
    ({ slot }) => !isCheap || slot.kind !== 'price-level' || slot.level === 'low',
  );
  const isLeft = (index: number) => used[index] === 0;
  const words = tokens.flatMap((token, index) =>
    isLeft(index) && !isDropped(token, keys[index] ?? '', parts) ? wordsOf(token, catalog) : [],
  );
  const isEmpty = parts.length === 0 && words.length === 0;
  const all = isEmpty ? tokens.flatMap((token) => wordsOf(token, catalog)) : words;
  return {
    parts: stated.sort((a, b) => a.from - b.from),
    words: all.slice(0, queryLimits.maxWords),
  };
}

/** The words with their corrections; null: none was misspelled. */
function correctedText(tokens: readonly Token[], keys: readonly string[]): string | null {
  const words = tokens.map(({ text }, at) => {
    const key = keys[at] ?? '';
    return key === '' || key === normalizeWord(text) ? text : key;
  });
  return words.every((word, at) => word === tokens[at]?.text) ? null : words.join(' ');
}

function isDropped({ text, isLiteral }: Token, key: string, parts: readonly QueryPart[]): boolean {
  if (isLiteral) return false;
  if (isStopWord(text)) return true;
  if (parts.length === 0) return false;
  const isArea = areaWords.has(key) && parts.some(({ slot }) => slot.kind === 'type');
  return weakWordSet.has(key) || isArea;
}

/** "Argan oil for hair" names no type, but a category. */
function categoryFromArea(
  parts: readonly QueryPart[],
  keys: readonly string[],
  used: Uint8Array,
): Decision | null {
  if (parts.some(({ slot }) => ['type', 'category', 'hair', 'skin'].includes(slot.kind)))
    return null;
  const at = keys.findIndex((key, index) => used[index] === 0 && areaCategories.has(key));
  const outcome = areaCategories.get(keys[at] ?? '');
  if (!outcome) return null;
  const isEye = outcome.slot.subcategory === 'eye-care';
  if (isEye && !parts.some(({ slot }) => slot.kind === 'concern')) return null;
  return { at, end: at + 1, outcome };
}

interface CategoryOutcome {
  slot: Extract<QuerySlot, { kind: 'category' }>;
  label: string;
}

const inCategory = (
  category: string,
  subcategory: string | null,
  label: string,
): CategoryOutcome => ({ slot: { kind: 'category', category, subcategory }, label });

const areaCategories: ReadonlyMap<string, CategoryOutcome> = new Map([
  ['hair', inCategory('haircare', null, 'Haircare')],
  ['scalp', inCategory('haircare', null, 'Haircare')],
  ['skin', inCategory('skincare', null, 'Skincare')],
  ['face', inCategory('skincare', null, 'Skincare')],
  ['eye', inCategory('skincare', 'eye-care', 'Eye care')],
]);

/** The plain words of a token as names have them: 0.5 is two words. */
function wordsOf({ text, value, from, to, isLiteral }: Token, catalog: CatalogTerms): QueryWord[] {
  if (value !== null) {
    return [{ text: text.startsWith('.') ? `0${text}` : text, from, to, isLiteral }];
  }
  const one = isLiteral ? text : singular(text);
  const word = { text: one !== text && catalog.isKnownWord(one) ? one : text, from, to, isLiteral };
  return [phraseIndex.hasWord(normalizeWord(text)) ? { ...word, isKnown: true } : word];
}
