import { listBrands } from '~/db/catalog/brand.repo.server';
import { findPictureHosts } from '~/db/catalog/source-picture.repo.server';
import { findOperatorRulesVersion } from '~/db/matching/category-rule.repo.server';
import { listRatesOfDay } from '~/db/prices/exchange-rate.repo.server';
import { createTitleBrands, type TitleBrands } from '~/domain/feeds/brands/title-brands';
import { wellKnownBrands } from '~/domain/feeds/brands/well-known-brands';
import type { Feed } from '~/domain/feeds/feed';
import { CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { ExchangeRates } from '~/domain/prices/exchange-rates';
import {
  type EntryChange,
  type EntryReadAgain,
  findEntryChanges,
} from '~/usecases/changes/find-entry-changes.server';
import type { Deps, OpenFeed } from '~/usecases/deps';
import {
  type ChainProducts,
  findChainProducts,
} from '~/usecases/matching/find-chain-products.server';
import { listCategoryRules } from '~/usecases/matching/manage-category-rules.server';
import { createFeedMatcher, type FeedMatcher } from '~/usecases/matching/match-feed-offers.server';

const maxBrands = 500_000;
/** Enough to see which prefixes repeat. */
const maxTitles = 20_000;

/** What the operator has decided, and a version that changes with it. */
export interface OperatorRules {
  rulesVersion: string;
  /** The exchange rates of the day. */
  rates: ExchangeRates;
  categories: CategoryPlacer;
}

/** The facts of a run. They do not change while it is in progress. */
export interface RunContext extends Readonly<OperatorRules> {
  readonly feedId: number;
  readonly retailerId: number;
  /** 0 for a dry run. */
  readonly runId: number;
  /** The time at which all its prices were seen. */
  readonly startedAt: Date;
  readonly pictureHosts: ReadonlySet<string>;
  /** The operator has seen the feed: large changes are accepted. */
  readonly isAccepted: boolean;
  /** Created when the first offer has to be matched. */
  readonly matcher: () => Promise<FeedMatcher>;
  /** Finds changes of sizes and formulas. */
  readonly findChanges: (entries: readonly EntryReadAgain[]) => Promise<EntryChange[]>;
  /** Finds brands in titles; learned when the first offer has no brand. */
  readonly titleBrands: () => Promise<TitleBrands>;
  /** Finds the products that other retailers of the chain sell under the same ids; null: there is no chain. */
  readonly findChainProducts: ((retailerKeys: readonly string[]) => Promise<ChainProducts>) | null;
}

/** Reads the rules that decide what becomes of a feed's entries. */
export async function readOperatorRules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  feed: Pick<Feed, 'currency' | 'chain'>,
): Promise<OperatorRules> {
  const rates = await listRatesOfDay(db, clock.now());
  const newest = rates.reduce((day, rate) => (rate.day > day ? rate.day : day), '');
  const parts = [await findOperatorRulesVersion(db), rates.length, newest, feed.currency ?? ''];
  if (feed.chain !== null) parts.push(feed.chain);
  return {
    rulesVersion: parts.join('.'),
    categories: new CategoryPlacer(await listCategoryRules({ db })),
    rates: new Map(rates.map((rate) => [rate.currency, rate])),
  };
}

/** Gathers the facts of a run. */
export async function createRunContext(
  deps: Pick<Deps, 'db' | 'createCandidateIndex'>,
  given: {
    feed: Pick<Feed, 'id' | 'retailerId' | 'chain'>;
    rules: OperatorRules;
    open: OpenFeed;
    runId: number;
    startedAt: Date;
    isAccepted: boolean;
  },
): Promise<RunContext> {
  const { feed, rules, open, runId, startedAt, isAccepted } = given;
  const { id: feedId, retailerId, chain } = feed;
  return {
    ...rules,
    feedId,
    retailerId,
    runId,
    startedAt,
    pictureHosts: new Set(await findPictureHosts(deps.db, retailerId)),
    isAccepted,
    matcher: once(() => createFeedMatcher(deps, { retailerId, now: startedAt })),
    findChanges: (entries) => findEntryChanges(deps, retailerId, entries),
    titleBrands: once(() => learnTitleBrands(deps, open)),
    findChainProducts:
      chain === null
        ? null
        : (retailerKeys) => findChainProducts(deps, { chain, retailerId, retailerKeys }),
  };
}

/** Reads the titles of a feed without brands, to recognize the brands in them. */
async function learnTitleBrands(
  { db }: Pick<Deps, 'db'>,
  open: Pick<OpenFeed, 'sampleRows'>,
): Promise<TitleBrands> {
  const titles: string[] = [];
  for await (const rows of open.sampleRows()) {
    for (const row of rows) {
      const { offer } = row.read();
      if (offer?.brand === null) titles.push(offer.title);
    }
    if (titles.length >= maxTitles) break;
  }
  const known = await listBrands(db, maxBrands);
  return createTitleBrands([...known.map(({ name }) => name), ...wellKnownBrands], titles);
}

/** Calls a function when its result is first needed, and never again. */
function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => {
    created ??= create();
    return created;
  };
}
