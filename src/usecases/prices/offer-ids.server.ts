import { listNewOfferIds } from '~/db/prices/offer.repo.server';
import type { Deps } from '../deps';

/** As many as a piece of a feed has rows. */
const maxIdsPerQuery = 2_000;

/**
 * Numbers for offers that a run is about to make, asked for many at a time. Not more than it has used so
 * far: what is left at the end is lost, and a run that makes one offer must not cost thousands of numbers.
 */
export class OfferIds {
  private ids: number[] = [];
  private next = 0;
  private used = 0;

  /** Makes sure that so many can be taken. */
  async reserve({ db }: Pick<Deps, 'db'>, count: number): Promise<void> {
    const left = this.ids.length - this.next;
    if (left >= count) return;
    const wanted = Math.max(count - left, Math.min(this.used, maxIdsPerQuery));
    this.ids = [...this.ids.slice(this.next), ...(await listNewOfferIds(db, wanted))];
    this.next = 0;
  }

  take(): number {
    const id = this.ids[this.next];
    if (id === undefined) throw new Error('More offers are made than numbers were asked for.');
    this.next += 1;
    this.used += 1;
    return id;
  }
}
