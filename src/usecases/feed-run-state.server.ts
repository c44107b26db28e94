import { type KnownFeedOffer, listSpeakers } from '~/db/feed-offer.repo.server';
import { IdSet } from '~/domain/feeds/id-set';
import type { RunReport } from '~/domain/feeds/run-report';
import type { Deps } from './deps';
import type { FeedMatcher } from './match-feed-offers.server';

interface RunFacts {
  feedId: number;
  retailerId: number;
  /** 0: a trial that writes nothing. */
  runId: number;
  /** When all its prices were seen. */
  startedAt: Date;
  report: RunReport;
  /** What the operator has taught so far, as a version. */
  lessons: string;
  pictureHosts: ReadonlySet<string>;
  /** The operator has looked at it: jumps are taken as they are. */
  isAccepted: boolean;
  createMatcher: () => Promise<FeedMatcher>;
}

/**
 * What a run has to remember between pieces of its feed. While one piece is written the next is
 * prepared, so what the database does not know yet is kept here for two pieces; a trial, which writes
 * nothing, keeps it all.
 */
export class RunState {
  readonly feedId: number;
  readonly retailerId: number;
  readonly runId: number;
  readonly startedAt: Date;
  readonly report: RunReport;
  readonly lessons: string;
  readonly pictureHosts: ReadonlySet<string>;
  readonly isAccepted: boolean;
  /** Entries that the feed lists, by id, as far as they were known before. */
  readonly seen = new IdSet();
  private readonly createMatcher: () => Promise<FeedMatcher>;
  private madeMatcher: Promise<FeedMatcher> | undefined;
  private keys = [new Set<string>(), new Set<string>()];
  private speakers = [new Map<number, string>(), new Map<number, string>()];

  constructor(facts: RunFacts) {
    this.feedId = facts.feedId;
    this.retailerId = facts.retailerId;
    this.runId = facts.runId;
    this.startedAt = facts.startedAt;
    this.report = facts.report;
    this.lessons = facts.lessons;
    this.pictureHosts = facts.pictureHosts;
    this.isAccepted = facts.isAccepted;
    this.createMatcher = facts.createMatcher;
  }

  matcher(): Promise<FeedMatcher> {
    this.madeMatcher ??= this.createMatcher();
    return this.madeMatcher;
  }

  /** The next piece begins: what was remembered for two pieces is in the database by now. */
  turnOver(): void {
    if (this.runId === 0) return;
    const [newest = new Set()] = this.keys;
    this.keys = [new Set(), newest];
    const [spoken = new Map()] = this.speakers;
    this.speakers = [new Map(), spoken];
  }

  /** Whether a key comes up for the first time in this run. */
  isFirst(key: string, before: KnownFeedOffer | undefined): boolean {
    const isAgain =
      this.keys.some((set) => set.has(key)) ||
      (before !== undefined && (this.seen.has(before.id) || before.runId === this.runId));
    if (before) this.seen.add(before.id);
    this.keys[0]?.add(key);
    return !isAgain;
  }

  /** Asks which entries speak for these products. */
  async learnSpeakers({ db }: Pick<Deps, 'db'>, productIds: readonly number[]): Promise<void> {
    const unknown = productIds.filter((id) => this.speakerOf(id) === undefined);
    if (unknown.length === 0) return;
    const found = await listSpeakers(db, this.retailerId, unknown);
    for (const { productId, retailerKey } of found) this.speak(productId, retailerKey);
  }

  maySpeak(productId: number, key: string): boolean {
    const speaker = this.speakerOf(productId);
    return speaker === undefined || speaker === key;
  }

  speak(productId: number, key: string): void {
    this.speakers[0]?.set(productId, key);
  }

  private speakerOf(productId: number): string | undefined {
    return this.speakers.find((map) => map.has(productId))?.get(productId);
  }
}
