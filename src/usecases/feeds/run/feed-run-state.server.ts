import { listShownEntries } from '~/db/feeds/feed-offer.repo.server';
import type { KnownFeedOffer } from '~/db/feeds/known-feed-offer.repo.server';
import { IdSet } from '~/domain/feeds/id-set';
import { KeyFilter } from '~/domain/feeds/key-filter';
import type { RowVerdicts } from '~/domain/feeds/report/row-verdicts';
import type { RunReport } from '~/domain/feeds/report/run-report';
import type { Deps } from '~/usecases/deps';
import type { FeedMatcher } from '~/usecases/matching/match-feed-offers.server';
import { OfferIds } from '~/usecases/prices/offer-ids.server';
import { maxPendingBatches } from './batch-queue';

interface RunFacts {
  feedId: number;
  retailerId: number;
  /** 0: a trial that writes nothing. */
  runId: number;
  /** When all its prices were seen. */
  startedAt: Date;
  report: RunReport;
  /** What the operator has taught so far, as a version. */
  rulesVersion: string;
  pictureHosts: ReadonlySet<string>;
  /** The operator has looked at it: jumps are taken as they are. */
  isAccepted: boolean;
  /** We have no entry of this retailer yet. */
  isFirstReading: boolean;
  /** What looking through the feed has found out; null: nobody has. */
  survey: { listed: IdSet; verdicts: RowVerdicts } | null;
  createMatcher: () => Promise<FeedMatcher>;
}

/**
 * What a run has to remember between pieces of its feed. While pieces are written the next one is
 * prepared, so what the database does not know yet is kept here for as many; a trial, which writes
 * nothing, keeps it all. At a retailer's first reading there is nothing to ask the database for, and what
 * came up in the run itself is kept in bits.
 */
export class RunState {
  readonly feedId: number;
  readonly retailerId: number;
  readonly runId: number;
  readonly startedAt: Date;
  readonly report: RunReport;
  readonly rulesVersion: string;
  readonly pictureHosts: ReadonlySet<string>;
  readonly isAccepted: boolean;
  readonly isFirstReading: boolean;
  readonly verdicts: RowVerdicts | null;
  readonly offerIds = new OfferIds();
  /** Entries that the feed lists, by id, as far as they were known before. */
  readonly listed: IdSet;
  /** Of these, the ones that had their turn. */
  private readonly seenIds = new IdSet();
  private readonly seenKeys = new KeyFilter();
  private readonly shownProductIds = new IdSet();
  private readonly createMatcher: () => Promise<FeedMatcher>;
  private matcherPromise: Promise<FeedMatcher> | undefined;
  /** Of the piece that is prepared, and of those before it that may not be written yet. */
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
    this.isAccepted = facts.isAccepted;
    this.isFirstReading = facts.isFirstReading && facts.runId !== 0;
    this.verdicts = facts.survey?.verdicts ?? null;
    this.listed = facts.survey?.listed ?? new IdSet();
    this.createMatcher = facts.createMatcher;
  }

  /** Nothing of it is written. */
  get isTrial(): boolean {
    return this.runId === 0;
  }

  matcher(): Promise<FeedMatcher> {
    this.matcherPromise ??= this.createMatcher();
    return this.matcherPromise;
  }

  /** The next piece begins: what was remembered longest is in the database by now. */
  beginBatch(): void {
    if (this.isTrial) return;
    this.keys = [new Set(), ...this.keys.slice(0, maxPendingBatches)];
    this.shownEntries = [new Map(), ...this.shownEntries.slice(0, maxPendingBatches)];
  }

  /** The keys of which the database may know something. */
  keysToLookUp(keys: readonly string[]): readonly string[] {
    return this.isFirstReading ? keys.filter((key) => this.seenKeys.add(key)) : keys;
  }

  /** Whether a key comes up for the first time in this run. */
  isFirst(key: string, before: KnownFeedOffer | undefined): boolean {
    const isRepeated =
      this.keys.some((set) => set.has(key)) ||
      (before !== undefined && (this.seenIds.has(before.id) || before.runId === this.runId));
    if (before) this.markSeen(before.id);
    this.keys[0]?.add(key);
    return !isRepeated;
  }

  /** An entry that we have is listed, and has had its turn. */
  markSeen(id: number): void {
    this.listed.add(id);
    this.seenIds.add(id);
  }

  /** Asks which entries speak for these products. */
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
