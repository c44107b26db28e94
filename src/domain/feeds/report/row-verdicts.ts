import { type FeedOfferState, feedOfferStates } from './run-report';

const rowsPerPage = 1 << 16;
const repeated = feedOfferStates.length + 1;

/** What looking through a feed said of a row: as before and in this state, or the second of its key. */
export type RowVerdict = FeedOfferState | 'repeated';

/** What was found out about a feed's rows by their place, a byte each. */
export class RowVerdicts {
  private readonly pages = new Map<number, Uint8Array>();

  set(place: number, verdict: RowVerdict): void {
    const at = Math.floor(place / rowsPerPage);
    let page = this.pages.get(at);
    if (!page) {
      page = new Uint8Array(rowsPerPage);
      this.pages.set(at, page);
    }
    page[place % rowsPerPage] =
      verdict === 'repeated' ? repeated : feedOfferStates.indexOf(verdict) + 1;
  }

  /** Null: nothing is known, it has to be looked at. */
  at(place: number): RowVerdict | null {
    const code = this.pages.get(Math.floor(place / rowsPerPage))?.[place % rowsPerPage] ?? 0;
    return code === repeated ? 'repeated' : (feedOfferStates[code - 1] ?? null);
  }
}
