import type { JudgedQuery } from '../judged-query.ts';
import { all, type Rule } from '../rules.ts';
import type { ConcernRules } from './concerns.ts';
import type { IngredientRules } from './kinds.ts';

type Rest = Omit<JudgedQuery, 'text' | 'best'>;

/** A query and its judgment. */
export const ask = (text: string, best: Rule, rest: Rest = {}): JudgedQuery => ({
  text,
  best,
  ...rest,
});

/** A product of this kind with an ingredient: the label alone is a good answer, not the best. */
export const askWith = (
  text: string,
  kind: Rule,
  { main, listed }: IngredientRules,
  rest: Rest = {},
): JudgedQuery => ask(text, all(kind, main), { good: all(kind, listed), ...rest });

/** A product of this kind for a concern: what probably helps is a good answer, not the best. */
export const askFor = (text: string, kind: Rule, { main, likely }: ConcernRules): JudgedQuery =>
  ask(text, all(kind, main), { good: all(kind, likely) });

/** A product of this kind at a price. */
export const askPriced = (text: string, kind: Rule, price: Rule): JudgedQuery =>
  ask(text, kind, { must: { price } });
