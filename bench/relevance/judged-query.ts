import type { JudgedProduct } from './judged-product.ts';
import type { Rule } from './rules.ts';

/** A stated condition that no result may break. */
type Constraint = 'price' | 'exclusion' | 'size' | 'gender' | 'SPF' | 'sale' | 'rating';

/** A query as typed, and what a fair judge says of every product. */
export interface JudgedQuery {
  text: string;
  /** Exactly what was asked for: grade 3. */
  best: Rule;
  /** A good answer: grade 2. */
  good?: Rule;
  /** Related, but not what was asked for: grade 1. */
  fair?: Rule;
  /** Breaking one of these is a violation, and grade 0. */
  must?: Partial<Record<Constraint, Rule>>;
}

export interface QueryGroup {
  name: string;
  queries: readonly JudgedQuery[];
}

export type Grade = 0 | 1 | 2 | 3;

/** From this grade on, a result is relevant. */
export const minRelevantGrade = 2;

/** The stated conditions that a product breaks. */
export function brokenConstraints({ must = {} }: JudgedQuery, product: JudgedProduct): string[] {
  return Object.entries(must).flatMap(([name, rule]) => (rule(product) ? [] : [name]));
}

/** What the judge says of a product. */
export function gradeOf(query: JudgedQuery, product: JudgedProduct): Grade {
  if (brokenConstraints(query, product).length > 0) return 0;
  if (query.best(product)) return 3;
  if (query.good?.(product)) return 2;
  return query.fair?.(product) ? 1 : 0;
}
