import { parseArgs } from 'node:util';
import { readDemoCatalog } from './relevance/demo-catalog.ts';
import { demoQueries } from './relevance/demo-queries.ts';
import { type Engine, loadRelevanceEngine } from './relevance/engine.ts';
import { evaluate, type PreparedQuery, prepareQueries } from './relevance/evaluate.ts';
import type { JudgedProduct } from './relevance/judged-product.ts';
import type { QueryGroup } from './relevance/judged-query.ts';
import type { DocumentOf, RelevancePeer } from './relevance/peer.ts';
import { createMiniSearch } from './relevance/peers/minisearch.ts';
import { createOrama } from './relevance/peers/orama.ts';
import { createOurs } from './relevance/peers/ours.ts';
import { createSqlite } from './relevance/peers/sqlite.ts';
import { createTantivy } from './relevance/peers/tantivy.ts';
import {
  describeOutcome,
  type PeerOutcomes,
  reportGroups,
  reportPeers,
  weakOutcomes,
} from './relevance/report.ts';
import { readSephora } from './relevance/sephora/catalog.ts';
import { concernQueries } from './relevance/sephora/concern-queries.ts';
import { generalQueries } from './relevance/sephora/general-queries.ts';

const options = {
  /** Ours alone: quick. */
  ours: { type: 'boolean', default: false },
  /** Also lists our weak queries with their first results. */
  failures: { type: 'boolean', default: false },
  /** Explains the judged queries that contain this text, or any other query. */
  query: { type: 'string' },
} as const;

/** Judges the results of everyday queries, ours beside four other engines. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const engine = await loadRelevanceEngine();
  const products = readDemoCatalog(engine);
  const onlyOurs = values.ours || values.failures || values.query !== undefined;
  if (values.query !== undefined) {
    await explain(engine, products, values.query);
    return;
  }
  await compareOn(engine, {
    title: 'Demo catalog, 50,400 products',
    catalog: products,
    groups: demoQueries,
    onlyOurs,
    listsWeak: values.failures,
  });

  const [folder] = positionals;
  const sephora = folder === undefined ? null : readSephora(engine, folder);
  if (!sephora) {
    console.log(
      '\nReal catalogs: skipped. Name the folder with the data (sephora_us_2023.csv): npm run bench -- relevance FOLDER',
    );
    return;
  }
  for (const split of ['train', 'test', 'all'] as const) {
    const catalog = sephora.labeled.filter((product) => split === 'all' || product.split === split);
    const title = `Real skincare, ${split} brands, ${catalog.length} products`;
    // The test brands' products must stay unseen, so their weak queries are not listed.
    const listsWeak = values.failures && split === 'train';
    const groups = concernQueries(catalog);
    await compareOn(engine, { title, catalog, groups, onlyOurs, listsWeak, withBaseline: true });
  }
  const { whole } = sephora;
  await compareOn(engine, {
    title: `Real catalog, ${whole.length} products`,
    catalog: whole,
    groups: generalQueries(whole),
    onlyOurs,
    listsWeak: false,
  });
}

interface Comparison {
  title: string;
  catalog: readonly JudgedProduct[];
  groups: readonly QueryGroup[];
  onlyOurs: boolean;
  listsWeak: boolean;
  /** Also asks our index without what says what a product is good for. */
  withBaseline?: boolean;
}

async function compareOn(engine: Engine, comparison: Comparison): Promise<void> {
  const { title, catalog, groups, onlyOurs, listsWeak, withBaseline = false } = comparison;
  const queries = prepareQueries(groups, catalog);
  const documentOf = createDocumentOf(engine);
  const creators: (() => RelevancePeer)[] = [() => createOurs(engine)];
  if (withBaseline) creators.push(() => createOurs(engine, { purposes: false }));
  if (!onlyOurs) {
    creators.push(
      () => createSqlite(documentOf),
      () => createTantivy(documentOf),
      () => createOrama(documentOf),
      () => createMiniSearch(documentOf),
    );
  }
  const peers: PeerOutcomes[] = [];
  for (const create of creators) peers.push(await judge(create(), queries, catalog));
  reportPeers(title, peers);
  reportGroups(peers);
  if (!listsWeak) return;
  const [ours] = peers;
  if (!ours) return;
  const weak = weakOutcomes(ours.outcomes);
  console.log(`\n${weak.length} weak queries, worst first\n`);
  for (const outcome of weak) console.log(`${describeOutcome(outcome, ours.peer)}\n`);
}

async function judge(
  peer: RelevancePeer,
  queries: readonly PreparedQuery[],
  catalog: readonly JudgedProduct[],
): Promise<PeerOutcomes> {
  const start = performance.now();
  await peer.build(catalog);
  const productOf = new Map(catalog.map((product) => [product.id, product]));
  const outcomes = await evaluate(peer, queries, productOf);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`  ${peer.title}: ${outcomes.length} queries in ${seconds} s`);
  return { peer, outcomes };
}

/** The judged queries that contain the text, or the text itself without grades. */
async function explain(engine: Engine, catalog: readonly JudgedProduct[], text: string) {
  const groups = demoQueries.map(({ name, queries }) => ({
    name,
    queries: queries.filter((query) => query.text.includes(text)),
  }));
  const judged = prepareQueries(groups, catalog);
  const unjudged = {
    group: 'not judged',
    query: { text, best: () => false },
    idealGrades: [],
    exactCount: 0,
  };
  const queries = judged.length > 0 ? judged : [unjudged];
  const { peer, outcomes } = await judge(createOurs(engine), queries, catalog);
  for (const outcome of outcomes) console.log(`\n${describeOutcome(outcome, peer)}`);
}

function createDocumentOf({ findCategory }: Engine): DocumentOf {
  return (product) => {
    const found = findCategory(product.category, product.subcategory);
    const ours = `${found?.category.name ?? ''} ${found?.subcategory?.name ?? ''}`;
    return {
      id: product.id,
      name: product.name,
      brand: product.brand,
      section: product.categoryText || ours,
      keyIngredients: product.keyIngredients.join(', '),
      features: product.features.join(', '),
      description: product.description,
      ingredients: product.ingredients.join(', '),
    };
  };
}
