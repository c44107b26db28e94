import type { TermKind } from '../vocabulary/term';
import type { LimitMatch } from './limits/limit-match';
import { type Meaning, type PhraseMatch, phraseIndex, type QueryKeys } from './phrase-index';
import type { CatalogTerms } from './understood-query';

/** A piece of the query that is understood in one of several ways. */
export interface Span {
  at: number;
  end: number;
  found:
    | { is: 'limit'; limit: LimitMatch }
    | { is: 'brand'; slug: string; name: string }
    | { is: 'phrase'; meanings: readonly Meaning[] };
}

/** How much a phrase counts beyond its length; ambiguous kinds count less. */
const weights: Readonly<Record<Meaning['is'], number>> = {
  type: 0.5,
  slot: 0.1,
  absence: 0.1,
  concern: 0,
  ingredient: 0,
  term: -0.2,
  state: -0.6,
  negator: -0.7,
  ignored: -0.9,
  avoided: -0.8,
};

const termWeights: Readonly<Partial<Record<TermKind, number>>> = {
  skin: 0.1,
  hair: 0.1,
  form: -0.7,
};

function weightOf(meaning: Meaning): number {
  const own = meaning.is === 'term' ? termWeights[meaning.kind] : undefined;
  return own ?? weights[meaning.is];
}

export const spanKey = ({ at, end }: Pick<Span, 'at' | 'end'>): string => `${at}-${end}`;

/** Chooses the spans that explain most: longer phrases count more than several short ones. */
export function chooseSpans(
  query: QueryKeys,
  limits: readonly LimitMatch[],
  catalog: CatalogTerms,
  isStopWord: (word: string) => boolean,
  rejected: ReadonlySet<string>,
): Span[] {
  const { tokens } = query;
  const limitAt = new Map(limits.map((limit) => [limit.at, limit]));
  const blocked = new Uint8Array(tokens.length + 1);
  for (const { at, end } of limits) blocked.fill(1, at, end);
  const words = tokens.map(({ text }) => text);
  const best = new Float64Array(tokens.length + 1);
  const choices: (Span | null)[] = new Array<Span | null>(tokens.length).fill(null);
  for (let at = tokens.length - 1; at >= 0; at--) {
    best[at] = best[at + 1] ?? 0;
    const token = tokens[at];
    if (!token || token.isLiteral) continue;
    const limit = limitAt.get(at);
    if (limit) {
      best[at] = 100 + (best[limit.end] ?? 0);
      choices[at] = { at, end: limit.end, found: { is: 'limit', limit } };
      continue;
    }
    if (blocked[at] === 1) continue;
    const consider = (span: Span, score: number) => {
      for (let index = at; index < span.end; index++) {
        if (blocked[index] === 1 || tokens[index]?.isLiteral) return;
      }
      const total = score + (best[span.end] ?? 0);
      if (total <= (best[at] ?? 0)) return;
      best[at] = total;
      choices[at] = span;
    };
    const matches = phraseIndex.matchesAt(query, at);
    for (const match of matches) {
      if (rejected.size > 0 && rejected.has(spanKey(match))) continue;
      consider(
        { at, end: match.end, found: { is: 'phrase', meanings: match.meanings } },
        scoreOf(match),
      );
    }
    const brand = catalog.brandAt(words, at);
    if (!brand || brand.length < 1) continue;
    const isOrdinary =
      brand.length === 1 &&
      (isStopWord(token.text) || matches.some(({ end }) => end === at + 1)) &&
      tokens.length > 1;
    consider(
      { at, end: at + brand.length, found: { is: 'brand', slug: brand.slug, name: brand.name } },
      brand.length ** 2 + (isOrdinary ? -0.95 : 0.6),
    );
  }
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span: Span | null = choices[at] ?? null;
    if (span) spans.push(span);
    at = span?.end ?? at + 1;
  }
  return spans;
}

function scoreOf({ words, meanings }: PhraseMatch): number {
  let weight = -1;
  for (const meaning of meanings) weight = Math.max(weight, weightOf(meaning));
  return words ** 2 + weight;
}
