import { listShownEntries } from '~/db/feeds/feed-offer.repo.server';
import { listKnownFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import { IdSet, KeyFilter, type RowVerdict } from '~/domain/feeds/compact-sets';
import type { KnownFeedOffer } from '~/domain/feeds/run/classify-row';
import type { RememberedMatch } from '~/domain/matching/match-question';
import type { Deps } from '~/usecases/deps';
import { findRememberedMatches } from '~/usecases/matching/find-remembered-matches.server';
import { maxPendingBatches } from './batches';
import type { SurveyedFeed } from './survey-feed.server';

/**
 * What a run knows of the retailer's entries: those in the database, and those of batches that may not
 * be written yet.
 */
export interface Reading {
  /** Rows that are processed together; undefined: a whole batch. */
  readonly chunkRows: number | undefined;
  /** Starts the next batch and forgets the oldest one, which has been written by now. */
  beginBatch(): void;
  /** What the survey found out about the row at a position. */
  verdict(position: number): RowVerdict | null;
  /** The stored entries with these keys. */
  findKnown(keys: readonly string[]): Promise<KnownFeedOffer[]>;
  /** Notes a key; returns whether an earlier row of this run has it. */
  isRepeated(key: string, known: KnownFeedOffer | undefined): boolean;
  /** Notes entries that an earlier attempt of this run has imported. */
  markImported(keys: readonly string[]): Promise<void>;
  /** The operator's answers about the offers with these keys. */
  findRemembered(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedMatch>>;
  /** Finds out which entries represent these products, before `mayShow` is asked. */
  loadShownEntries(productIds: readonly number[]): Promise<void>;
  /** Whether no other entry of the retailer represents the product. */
  mayShow(productId: number, key: string): boolean;
  setShown(productId: number, key: string): void;
  /** The known entries among these that the feed does not list; null: it has no known entries. */
  findMissing: ((ids: readonly number[]) => number[]) | null;
}

/** Chooses how a run reads: a retailer without entries needs hardly any lookups. */
export function createReading(
  { db }: Pick<Deps, 'db'>,
  run: RunIds,
  { isFirst, survey }: { isFirst: boolean; survey: SurveyedFeed | null },
): Reading {
  // A dry run writes nothing, so the database does not know its keys.
  return isFirst && run.runId !== 0 ? new FirstReading(db, run) : new LaterReading(db, run, survey);
}

interface RunIds {
  readonly retailerId: number;
  /** 0 for a dry run. */
  readonly runId: number;
}

/** Keys of the current batch and of the previous ones that may not be written yet. */
class SeenKeys {
  private batches = [new Set<string>()];

  beginBatch(): void {
    this.batches = [new Set(), ...this.batches.slice(0, maxPendingBatches)];
  }

  has(key: string): boolean {
    return this.batches.some((keys) => keys.has(key));
  }

  add(key: string): void {
    this.batches[0]?.add(key);
  }
}

/** The first reading of a retailer: only keys that this run may have written are looked up. */
class FirstReading implements Reading {
  /** Small chunks make rows short-lived and cheap to collect. */
  readonly chunkRows = 32;
  readonly findMissing = null;
  private readonly db: Deps['db'];
  private readonly run: RunIds;
  private readonly seen = new SeenKeys();
  private readonly writtenKeys = new KeyFilter();
  /** Of the rows whose entries were looked up last, the keys that an earlier row may have. */
  private suspectKeys: ReadonlySet<string> = new Set();
  private readonly shownProductIds = new IdSet();

  constructor(db: Deps['db'], run: RunIds) {
    this.db = db;
    this.run = run;
  }

  beginBatch(): void {
    this.seen.beginBatch();
  }

  verdict(): null {
    return null;
  }

  findKnown(keys: readonly string[]): Promise<KnownFeedOffer[]> {
    const suspects = keys.filter((key) => this.writtenKeys.add(key));
    this.suspectKeys = new Set(suspects);
    return listKnownFeedOffers(this.db, this.run.retailerId, suspects);
  }

  isRepeated(key: string, known: KnownFeedOffer | undefined): boolean {
    const isRepeated =
      this.suspectKeys.has(key) && (this.seen.has(key) || known?.runId === this.run.runId);
    this.seen.add(key);
    return isRepeated;
  }

  async markImported(): Promise<void> {}

  async findRemembered(): Promise<ReadonlyMap<string, RememberedMatch>> {
    return new Map();
  }

  async loadShownEntries(): Promise<void> {}

  mayShow(productId: number): boolean {
    return !this.shownProductIds.has(productId);
  }

  setShown(productId: number): void {
    this.shownProductIds.add(productId);
  }
}

/** A reading of a retailer with entries. A dry run begins no batches, so it forgets nothing. */
class LaterReading implements Reading {
  /** One query looks up a whole batch. */
  readonly chunkRows = undefined;
  private readonly db: Deps['db'];
  private readonly run: RunIds;
  private readonly survey: SurveyedFeed | null;
  private readonly seen = new SeenKeys();
  /** Ids of the known entries that were processed. */
  private readonly seenIds = new IdSet();
  private shownEntries = [new Map<number, string>()];

  constructor(db: Deps['db'], run: RunIds, survey: SurveyedFeed | null) {
    this.db = db;
    this.run = run;
    this.survey = survey;
  }

  beginBatch(): void {
    this.seen.beginBatch();
    this.shownEntries = [new Map(), ...this.shownEntries.slice(0, maxPendingBatches)];
  }

  verdict(position: number): RowVerdict | null {
    return this.survey?.verdicts.at(position) ?? null;
  }

  findKnown(keys: readonly string[]): Promise<KnownFeedOffer[]> {
    return listKnownFeedOffers(this.db, this.run.retailerId, keys);
  }

  isRepeated(key: string, known: KnownFeedOffer | undefined): boolean {
    const isPending = this.seen.has(key);
    this.seen.add(key);
    if (!known) return isPending;
    const isWritten = this.seenIds.has(known.id) || known.runId === this.run.runId;
    this.seenIds.add(known.id);
    return isPending || isWritten;
  }

  async markImported(keys: readonly string[]): Promise<void> {
    for (const { id } of await this.findKnown(keys)) this.seenIds.add(id);
  }

  findRemembered(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedMatch>> {
    const { retailerId } = this.run;
    return findRememberedMatches({ db: this.db }, { retailerId, retailerKeys: keys });
  }

  async loadShownEntries(productIds: readonly number[]): Promise<void> {
    const unknown = productIds.filter((id) => this.shownEntryOf(id) === undefined);
    if (unknown.length === 0) return;
    const found = await listShownEntries(this.db, this.run.retailerId, unknown);
    for (const { productId, retailerKey } of found) this.setShown(productId, retailerKey);
  }

  mayShow(productId: number, key: string): boolean {
    const shownEntry = this.shownEntryOf(productId);
    return shownEntry === undefined || shownEntry === key;
  }

  setShown(productId: number, key: string): void {
    this.shownEntries[0]?.set(productId, key);
  }

  readonly findMissing = (ids: readonly number[]): number[] =>
    ids.filter((id) => !this.seenIds.has(id) && !this.survey?.listed.has(id));

  private shownEntryOf(productId: number): string | undefined {
    return this.shownEntries.find((map) => map.has(productId))?.get(productId);
  }
}
