import { listNewOfferIds } from '~/db/prices/offer.repo.server';
import type { Deps } from '../deps';

/** The number of rows in a feed batch. */
const maxIdsPerQuery = 2_000;

/**
 * ids for new offers of a run, reserved in batches. Reserves at most as many as were used so far: unused
 * ids are lost, and a run with one new offer must not waste thousands.
 */
export class OfferIds {
  private ids: number[] = [];
  private next = 0;
  private used = 0;

  /** Ensures that `count` ids are available. */
  async reserve({ db }: Pick<Deps, 'db'>, count: number): Promise<void> {
    const left = this.ids.length - this.next;
    if (left >= count) return;
    const wanted = Math.max(count - left, Math.min(this.used, maxIdsPerQuery));
    this.ids = [...this.ids.slice(this.next), ...(await listNewOfferIds(db, wanted))];
    this.next = 0;
  }

  take(): number {
    const id = this.ids[this.next];
    if (id === undefined) throw new Error('More offer IDs are needed than were reserved.');
    this.next += 1;
    this.used += 1;
    return id;
  }
}
