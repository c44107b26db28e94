import type { JudgedProduct } from './judged-product.ts';
import {
  brokenConstraints,
  type Grade,
  gradeOf,
  type JudgedQuery,
  minRelevantGrade,
  type QueryGroup,
} from './judged-query.ts';
import { ndcg, precision } from './metrics.ts';
import type { RelevancePeer } from './peer.ts';

const cutoff = 10;
const violationCutoff = 24;
/** Enough that ten different products remain when sizes and shades are counted once. */
const resultLimit = 200;

/** A query with the judge's view of the whole catalog. */
export interface PreparedQuery {
  group: string;
  query: JudgedQuery;
  /** The best grade of each relevant line of products. */
  idealGrades: readonly Grade[];
  /** Lines with the best grade, up to the length of a perfect first page. */
  exactCount: number;
}

export interface Hit {
  product: JudgedProduct;
  grade: Grade;
  broken: readonly string[];
}

export interface Outcome {
  group: string;
  query: JudgedQuery;
  /** The first ten lines of products. */
  hits: readonly Hit[];
  ndcg: number | null;
  precision: number | null;
  isEmpty: boolean;
  /** Results among the first 24 that break a stated condition. */
  violations: readonly Hit[];
}

/** Grades the catalog once for each query; queries that nothing answers are a mistake. */
export function prepareQueries(
  groups: readonly QueryGroup[],
  products: readonly JudgedProduct[],
): PreparedQuery[] {
  const prepared = groups.flatMap(({ name, queries }) =>
    queries.map((query): PreparedQuery => {
      const lines = new Map<string, Grade>();
      let bestCount = 0;
      for (const product of products) {
        const grade = gradeOf(query, product);
        if (grade <= (lines.get(product.line) ?? 0)) continue;
        lines.set(product.line, grade);
        // A perfect first page is known; more products would not change a measure.
        if (grade === 3) bestCount += 1;
        if (bestCount === cutoff) break;
      }
      const grades = [...lines.values()];
      return { group: name, query, idealGrades: grades, exactCount: bestCount };
    }),
  );
  const unanswered = prepared.filter(({ exactCount }) => exactCount === 0);
  if (unanswered.length > 0) {
    const texts = unanswered.map(({ query }) => `“${query.text}”`).join(', ');
    throw new Error(`Nothing in the catalog answers ${texts}`);
  }
  return prepared;
}

/** A slow peer is measured on the queries that it answers in this time; on an idle machine that is all of them. */
const budgetMs = 1_200_000;

/** Asks a peer the queries and grades what it answers. */
export async function evaluate(
  peer: RelevancePeer,
  queries: readonly PreparedQuery[],
  productOf: ReadonlyMap<number, JudgedProduct>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + budgetMs;
  for (const { group, query, idealGrades, exactCount } of mixed(queries)) {
    if (performance.now() > end) break;
    const ids = await peer.search(query.text, resultLimit);
    const results = ids.flatMap((id): Hit[] => {
      const product = productOf.get(id);
      if (!product) return [];
      const broken = brokenConstraints(query, product);
      return [{ product, grade: gradeOf(query, product), broken }];
    });
    const hits = firstOfEachLine(results).slice(0, cutoff);
    const grades = hits.map(({ grade }) => grade);
    outcomes.push({
      group,
      query,
      hits,
      ndcg: ndcg(grades, idealGrades, cutoff),
      precision: precision(grades, exactCount, cutoff, minRelevantGrade),
      isEmpty: ids.length === 0,
      violations: results.slice(0, violationCutoff).filter(({ broken }) => broken.length > 0),
    });
  }
  const texts = queries.map(({ query }) => query);
  return outcomes.sort((a, b) => texts.indexOf(a.query) - texts.indexOf(b.query));
}

/** Spread evenly over the groups, so that the first part is representative. */
function mixed(queries: readonly PreparedQuery[]): PreparedQuery[] {
  const turn = (place: number) => (place * 0.618_034) % 1;
  return queries
    .map((query, place) => ({ query, turn: turn(place) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ query }) => query);
}

/** Sizes and shades of a product count once, so that engines that collapse them are comparable. */
function firstOfEachLine(results: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return results.filter(({ product: { line } }) => {
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst;
  });
}
