import { listShownEntries } from '~/db/feeds/feed-offer.repo.server';
import type { KnownFeedOffer } from '~/db/feeds/known-feed-offer.repo.server';
import type { TitleBrands } from '~/domain/feeds/brands/title-brands';
import { IdSet } from '~/domain/feeds/id-set';
import { KeyFilter } from '~/domain/feeds/key-filter';
import type { RowVerdicts } from '~/domain/feeds/report/row-verdicts';
import type { RunReport } from '~/domain/feeds/report/run-report';
import { type CategoryRule, mapCategoryText } from '~/domain/matching/categories/place-category';
import type { ExchangeRates } from '~/domain/prices/exchange-rates';
import type { Deps } from '~/usecases/deps';
import type { FeedMatcher } from '~/usecases/matching/match-feed-offers.server';
import { OfferIds } from '~/usecases/prices/offer-ids.server';
import { maxPendingBatches } from './batch-queue';

interface RunFacts {
  feedId: number;
  retailerId: number;
  /** 0 for a dry run. */
  runId: number;
  /** The time at which all its prices were seen. */
  startedAt: Date;
  report: RunReport;
  /** The version of the operator's rules. */
  rulesVersion: string;
  pictureHosts: ReadonlySet<string>;
  /** The exchange rates of the day. */
  rates: ExchangeRates;
  /** The operator's category rules. */
  categoryRules: readonly CategoryRule[];
  /** The operator has reviewed the feed: large changes are accepted. */
  isAccepted: boolean;
  /** We have no entries of this retailer yet. */
  isFirstReading: boolean;
  /** The result of the survey; null if there was none. */
  survey: { listed: IdSet; verdicts: RowVerdicts } | null;
  createMatcher: () => Promise<FeedMatcher>;
  /** Learns the brands in titles; called for a feed without brands. */
  learnTitleBrands: () => Promise<TitleBrands>;
}

/**
 * State of a run between batches. The next batch is prepared while the previous ones are written, so
 * changes that the database may not have yet are stored here; a dry run, which writes nothing, stores all
 * of them. The first run of a retailer needs no lookups, and tracks its own keys in a bit set.
 */
export class RunState {
  readonly feedId: number;
  readonly retailerId: number;
  readonly runId: number;
  readonly startedAt: Date;
  readonly report: RunReport;
  readonly rulesVersion: string;
  readonly pictureHosts: ReadonlySet<string>;
  readonly rates: ExchangeRates;
  private readonly categoryRules: readonly CategoryRule[];
  readonly isAccepted: boolean;
  readonly isFirstReading: boolean;
  readonly verdicts: RowVerdicts | null;
  readonly offerIds = new OfferIds();
  /** Ids of known entries that the feed lists. */
  readonly listed: IdSet;
  /** Ids of the listed entries that were processed. */
  private readonly seenIds = new IdSet();
  private readonly seenKeys = new KeyFilter();
  private readonly shownProductIds = new IdSet();
  private readonly createMatcher: () => Promise<FeedMatcher>;
  private readonly learnTitleBrands: () => Promise<TitleBrands>;
  private titleBrandsPromise: Promise<TitleBrands> | undefined;
  private matcherPromise: Promise<FeedMatcher> | undefined;
  /** Keys of the current batch and of the previous ones that may not be written yet. */
  private keys = [new Set<string>()];
  private shownEntries = [new Map<number, string>()];

  constructor(facts: RunFacts) {
    this.feedId = facts.feedId;
    this.retailerId = facts.retailerId;
    this.runId = facts.runId;
    this.startedAt = facts.startedAt;
    this.report = facts.report;
    this.rulesVersion = facts.rulesVersion;
    this.pictureHosts = facts.pictureHosts;
    this.rates = facts.rates;
    this.categoryRules = facts.categoryRules;
    this.isAccepted = facts.isAccepted;
    this.isFirstReading = facts.isFirstReading && facts.runId !== 0;
    this.verdicts = facts.survey?.verdicts ?? null;
    this.listed = facts.survey?.listed ?? new IdSet();
    this.createMatcher = facts.createMatcher;
    this.learnTitleBrands = facts.learnTitleBrands;
  }

  get isTrial(): boolean {
    return this.runId === 0;
  }

  matcher(): Promise<FeedMatcher> {
    this.matcherPromise ??= this.createMatcher();
    return this.matcherPromise;
  }

  /** Finds brands in the titles of this feed. */
  titleBrands(): Promise<TitleBrands> {
    this.titleBrandsPromise ??= this.learnTitleBrands();
    return this.titleBrandsPromise;
  }

  /** Whether entries with this category text are refused: it is not sold here. */
  isRefused(categoryText: string | null): boolean {
    if (categoryText === null) return false;
    return mapCategoryText(categoryText, this.categoryRules).kind === 'refused';
  }

  /** Starts the next batch and forgets the oldest one, which has been written by now. */
  beginBatch(): void {
    if (this.isTrial) return;
    this.keys = [new Set(), ...this.keys.slice(0, maxPendingBatches)];
    this.shownEntries = [new Map(), ...this.shownEntries.slice(0, maxPendingBatches)];
  }

  /** The keys that may be in the database. */
  keysToLookUp(keys: readonly string[]): readonly string[] {
    return this.isFirstReading ? keys.filter((key) => this.seenKeys.add(key)) : keys;
  }

  /** Whether a key occurs for the first time in this run. */
  isFirst(key: string, before: KnownFeedOffer | undefined): boolean {
    const isRepeated =
      this.keys.some((set) => set.has(key)) ||
      (before !== undefined && (this.seenIds.has(before.id) || before.runId === this.runId));
    if (before) this.markSeen(before.id);
    this.keys[0]?.add(key);
    return !isRepeated;
  }

  /** Marks a known entry as listed and processed. */
  markSeen(id: number): void {
    this.listed.add(id);
    this.seenIds.add(id);
  }

  /** Loads the entry that is shown for each of these products. */
  async loadShownEntries({ db }: Pick<Deps, 'db'>, productIds: readonly number[]): Promise<void> {
    if (this.isFirstReading) return;
    const unknown = productIds.filter((id) => this.shownEntryOf(id) === undefined);
    if (unknown.length === 0) return;
    const found = await listShownEntries(db, this.retailerId, unknown);
    for (const { productId, retailerKey } of found) this.setShownEntry(productId, retailerKey);
  }

  mayBeShown(productId: number, key: string): boolean {
    if (this.isFirstReading) return !this.shownProductIds.has(productId);
    const shownEntry = this.shownEntryOf(productId);
    return shownEntry === undefined || shownEntry === key;
  }

  setShownEntry(productId: number, key: string): void {
    if (this.isFirstReading) this.shownProductIds.add(productId);
    else this.shownEntries[0]?.set(productId, key);
  }

  private shownEntryOf(productId: number): string | undefined {
    return this.shownEntries.find((map) => map.has(productId))?.get(productId);
  }
}
