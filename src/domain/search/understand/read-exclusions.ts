import { findIngredientChoice } from '../../ingredients/ingredient-choices';
import { inSentence } from '../in-sentence';
import { normalizeWord, singular } from '../text/normalize-word';
import type { Token } from '../text/tokenize';
import { isStopWord, isWeakWord } from '../vocabulary/query-words';
import type { Span } from './choose-spans';
import { type Meaning, phraseIndex } from './phrase-index';
import { pick, pickTerm } from './pick-meaning';
import type { QuerySlot } from './understood-query';

/** What a negation does to the tokens from `at` up to but excluding `end`. */
export interface Exclusion {
  at: number;
  end: number;
  /** Null: the words are left out, because there is no condition for it ("not sure"). */
  without: { slot: QuerySlot; label: string } | null;
}

const fillers = new Set([
  'any',
  'added',
  'a',
  'an',
  'the',
  'all',
  'of',
  'artificial',
  'synthetic',
  'harsh',
  'too',
  'so',
  'overly',
  'need',
  'needs',
  'for',
  'with',
]);
const listWords = new Set(['and', 'or', 'nor']);
const negatingStarts = new Set(['no', 'without', 'zero', 'free', 'sans']);

/** Reads "without X, Y or Z", "no X", "X and Y free" "free of X" and "-X". */
export function readExclusions(spans: readonly Span[], tokens: readonly Token[]): Exclusion[] {
  const spanAt = new Map(spans.map((span) => [span.at, span]));
  const spanEndingAt = new Map(spans.map((span) => [span.end, span]));
  const found: Exclusion[] = readFreeOfOil(spans, tokens);
  for (const span of spans) {
    if (has(span, 'negator')) found.push(...readNegated(span, spanAt, tokens));
    else if (/\s-$/.test(tokens[span.at]?.gap ?? '')) found.push(readMinus(span));
    else if (has(span, 'absence')) {
      const startsWithNo = negatingStarts.has(tokens[span.at]?.text ?? '');
      if (startsWithNo) found.push(...readList(span.end, spanAt, tokens));
      else found.push(...readListBefore(span.at, spanEndingAt, tokens));
    } else if (isWord(tokens, span.end, 'free') && !isStartOfNegator(spanAt.get(span.end))) {
      const slug = ingredientOf(span);
      if (slug) {
        found.push({ at: span.at, end: span.end + 1, without: without(slug) });
        found.push(...readListBefore(span.at, spanEndingAt, tokens));
      }
    }
  }
  return found;
}

/** "-fragrance", as in other search engines. */
function readMinus(span: Span): Exclusion {
  const ingredient = ingredientOf(span);
  return { at: span.at, end: span.end, without: ingredient ? without(ingredient) : null };
}

function readNegated(
  negator: Span,
  spanAt: ReadonlyMap<number, Span>,
  tokens: readonly Token[],
): Exclusion[] {
  let at = negator.end;
  while (!spanAt.has(at) && fillers.has(tokens[at]?.text ?? '')) at++;
  const target = spanAt.get(at);
  const token = tokens[at];
  // "No 7" is a name.
  if (!token || token.isLiteral || (token.value !== null && !target)) return [];
  const slug = target && ingredientOf(target);
  const named = slug ? null : dictionaryNameAt(at, tokens);
  if (named && named.end > (target?.end ?? at))
    return [{ at: negator.at, end: named.end, without: without(named) }];
  if (!target) return [{ at: negator.at, end: at + 1, without: withoutWord(token) }];
  if (slug) {
    const first: Exclusion = { at: negator.at, end: target.end, without: without(slug) };
    return [first, ...readList(target.end, spanAt, tokens)];
  }
  const term = termOf(target);
  if (term) {
    const first: Exclusion = { at: negator.at, end: target.end, without: term };
    return [first, ...readOtherTerms(target.end, spanAt, tokens)];
  }
  const isLimit = target.found.is === 'limit' && target.found.limit.slot.kind !== 'spf';
  const keepsTarget =
    isLimit || ['concern', 'absence', 'slot', 'negator'].some((is) => has(target, is));
  if (keepsTarget) return [{ at: negator.at, end: negator.end, without: null }];
  const isSingle = target.end === at + 1;
  return [{ at: negator.at, end: target.end, without: isSingle ? withoutWord(token) : null }];
}

/** A word that nothing else can exclude may not be in the name, unless it says nothing there. */
function withoutWord({ text }: Token): Exclusion['without'] {
  if (isStopWord(text) || isWeakWord(normalizeWord(text))) return null;
  return {
    slot: { kind: 'not', of: 'word', term: singular(text) },
    label: `No “${text}” in the name`,
  };
}

const excludedKinds = ['claim', 'finish', 'shade', 'form'] as const;

/** A claim, finish, shade, form, type or brand: "not waterproof", "anything but matte", "except CeraVe". */
function termOf(span: Span): Exclusion['without'] {
  if (span.found.is === 'brand') {
    const { slug, name } = span.found;
    return { slot: { kind: 'not', of: 'brand', term: slug }, label: `Not ${name}` };
  }
  if (has(span, 'concern')) return null;
  for (const of of excludedKinds) {
    const found = pickTerm(span, of);
    if (!found) continue;
    const label = `${of === 'finish' || of === 'form' ? 'No' : 'Not'} ${inSentence(found.label)}`;
    return { slot: { kind: 'not', of, term: found.slug }, label };
  }
  const found = pick(span, 'type');
  if (!found) return null;
  const slot: QuerySlot = { kind: 'not', of: 'type', term: found.type.slug };
  return { slot, label: `No ${inSentence(found.label)}` };
}

/** "Or pink" in "not red or pink"; after a comma, what is wanted may follow. */
function readOtherTerms(
  start: number,
  spanAt: ReadonlyMap<number, Span>,
  tokens: readonly Token[],
): Exclusion[] {
  const item = isWord(tokens, start, 'or') ? spanAt.get(start + 1) : undefined;
  const term = item && termOf(item);
  if (!item || !term) return [];
  return [
    { at: item.at, end: item.end, without: term },
    ...readOtherTerms(item.end, spanAt, tokens),
  ];
}

const maxNameWords = 5;

/** The longest name of an ingredient that starts at a token: "without butylene glycol". */
function dictionaryNameAt(at: number, tokens: readonly Token[]) {
  const words = tokens.slice(at, at + maxNameWords).map(({ text }) => text);
  for (; words.length > 0; words.pop()) {
    const found = nameOf(words);
    if (found) return { ...found, end: at + words.length };
  }
  return null;
}

function nameOf(words: readonly string[]): { slug: string; label: string } | null {
  for (const meaning of phraseIndex.lookUp(words.map(normalizeWord))) {
    if (isIngredient(meaning)) return meaning;
  }
  const found = findIngredientChoice(words.join(' '));
  return found ? { slug: found.slug, label: found.name } : null;
}

/** "Coconut oil free" is about one oil, not "oil-free". */
function readFreeOfOil(spans: readonly Span[], tokens: readonly Token[]): Exclusion[] {
  return tokens.flatMap((_, oilAt) => {
    const isOilFree = isWord(tokens, oilAt, 'oil') && isWord(tokens, oilAt + 1, 'free');
    if (!isOilFree || isWord(tokens, oilAt + 2, 'of')) return [];
    for (let at = Math.max(0, oilAt + 1 - maxNameWords); at < oilAt; at++) {
      const isRead = spans.some((span) => span.at <= at && span.end > oilAt);
      const name = isRead ? null : nameOf(tokens.slice(at, oilAt + 1).map(({ text }) => text));
      if (name) return [{ at, end: oilAt + 2, without: without(name) }];
    }
    return [];
  });
}

/** Further items of a list that started with a negation. */
function readList(
  start: number,
  spanAt: ReadonlyMap<number, Span>,
  tokens: readonly Token[],
): Exclusion[] {
  const found: Exclusion[] = [];
  for (let at = start; at < tokens.length; ) {
    let itemAt = at;
    let connector =
      tokens[itemAt]?.gap.includes(',') || tokens[itemAt]?.gap.includes('/') ? ',' : '';
    if (listWords.has(tokens[itemAt]?.text ?? '')) {
      connector = tokens[itemAt]?.text ?? '';
      itemAt++;
    }
    const negator = spanAt.get(itemAt);
    if (negator && has(negator, 'negator')) itemAt = negator.end;
    const item = spanAt.get(itemAt);
    const slug = item && ingredientOf(item);
    if (!item || !slug || connector === '') break;
    // "Without alcohol and with niacinamide": only what shoppers avoid continues after "and".
    if (connector === 'and' && !has(item, 'avoided')) break;
    found.push({ at: itemAt, end: item.end, without: without(slug) });
    at = item.end;
  }
  return found;
}

/** Earlier items of "paraben, sulfate and silicone free". */
function readListBefore(
  end: number,
  spanEndingAt: ReadonlyMap<number, Span>,
  tokens: readonly Token[],
): Exclusion[] {
  const found: Exclusion[] = [];
  for (let before = end; before > 0; ) {
    const connected = listWords.has(tokens[before - 1]?.text ?? '') ? before - 1 : before;
    const item = spanEndingAt.get(connected);
    const slug = item && has(item, 'avoided') ? ingredientOf(item) : null;
    if (!item || !slug) break;
    found.push({ at: item.at, end: item.end, without: without(slug) });
    before = item.at;
  }
  return found;
}

const has = ({ found }: Span, is: string): boolean =>
  found.is === 'phrase' && found.meanings.some((meaning) => meaning.is === is);

const isStartOfNegator = (span: Span | undefined): boolean =>
  span !== undefined && has(span, 'negator');

function isWord(tokens: readonly Token[], at: number, word: string): boolean {
  const token = tokens[at];
  return token !== undefined && !token.isLiteral && token.text === word;
}

const isIngredient = (meaning: Meaning): meaning is IngredientMeaning =>
  meaning.is === 'avoided' || meaning.is === 'ingredient';

type IngredientMeaning = Extract<Meaning, { is: 'ingredient' | 'avoided' }>;

function ingredientOf({ found }: Span): IngredientMeaning | null {
  if (found.is !== 'phrase') return null;
  return found.meanings.find(isIngredient) ?? null;
}

function without({ slug, label }: Pick<IngredientMeaning, 'slug' | 'label'>): {
  slot: QuerySlot;
  label: string;
} {
  const isName = /^[A-Z][a-z]/.test(label);
  const text = isName ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return { slot: { kind: 'without', slug }, label: `No ${text}` };
}
