import { type FeedOfferState, feedOfferStates } from './run-report';

const rowsPerPage = 1 << 16;
const repeated = feedOfferStates.length + 1;

/** Result of the survey for a row: unchanged and in this state, or a repeated key. */
export type RowVerdict = FeedOfferState | 'repeated';

/** Survey results by row index, one byte each. */
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

  /** Null: unknown, the row must be processed. */
  at(place: number): RowVerdict | null {
    const code = this.pages.get(Math.floor(place / rowsPerPage))?.[place % rowsPerPage] ?? 0;
    return code === repeated ? 'repeated' : (feedOfferStates[code - 1] ?? null);
  }
}
