import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { countLostRows, type LostRows, maxProblems } from '~/domain/feeds/report/lost-rows';
import { type FeedNote, type SentRow, writeFrame } from './frames.server';

const { maxNamesLength, maxValueLength } = feedLimits;
/** How many name lists the parent process keeps at a time. */
const maxNameLists = 200;
/**
 * Characters of the rows that are sent together: few, so that the site has used them before its garbage
 * collector would copy them.
 */
const maxRowsLength = 16 * 1024;
const progressEveryMs = 500;

/** Sends the parsed feed to the parent process. */
export class FeedOutput {
  private readonly fd: number;
  private rows: SentRow[] = [];
  /** Characters of the rows that are not sent yet. */
  private rowsLength = 0;
  private readonly nameLists = new Map<string, number>();
  private last: { names: readonly string[]; id: number } = { names: [], id: -1 };
  private problems: RowProblem[] = [];
  private lost: LostRows[] = [];
  private examplesSent = 0;
  private bytes = 0;
  private progressAt = 0;

  /** Writes to an open file or pipe. */
  constructor(fd: number) {
    this.fd = fd;
  }

  note(note: FeedNote): void {
    writeFrame(this.fd, note);
  }

  /** Reports bytes read. Also serves as a heartbeat. */
  addBytes(count: number): void {
    this.bytes += count;
    const now = performance.now();
    if (now < this.progressAt) return;
    this.progressAt = now + progressEveryMs;
    this.sendProgress();
  }

  /** Counts lost entries. */
  addProblem(problem: RowProblem, count = 1): void {
    countLostRows(this.lost, problem, count);
    this.addWarning(problem);
  }

  /** Reports a problem that loses nothing. */
  addWarning(problem: RowProblem): void {
    if (this.examplesSent + this.problems.length < maxProblems) this.problems.push(problem);
  }

  /** Sends records; long values are cut. */
  addRecords(records: readonly FeedRecord[]): void {
    for (const { line, names, values } of records) {
      const id = this.namesId(names);
      this.rows.push([line, id, values.map(cutValue)]);
      this.rowsLength += values.reduce((sum, { length }) => sum + length, 0);
      if (this.rowsLength >= maxRowsLength) this.flush();
    }
    this.flush();
  }

  end(): void {
    this.sendProgress();
    this.note({ kind: 'end' });
  }

  private flush(): void {
    if (this.rows.length > 0) this.note({ kind: 'rows', rows: this.rows });
    this.rows = [];
    this.rowsLength = 0;
  }

  /** The number of a name list; the list is sent before its first use. */
  private namesId(names: readonly string[]): number {
    if (this.last.names === names && this.last.id >= 0) return this.last.id;
    const signature = names.join('\n');
    let id = this.nameLists.get(signature);
    if (id === undefined) {
      if (signature.length > maxNamesLength) {
        const message = 'the field names have more than {max} characters in total';
        throw new FeedLimitExceeded(message, maxNamesLength);
      }
      if (this.nameLists.size >= maxNameLists) {
        // Unsent rows refer to the old numbers.
        this.flush();
        this.nameLists.clear();
      }
      id = this.nameLists.size;
      this.nameLists.set(signature, id);
      this.note({ kind: 'names', id, names });
    }
    this.last = { names, id };
    return id;
  }

  private sendProgress(): void {
    if (this.lost.length + this.problems.length > 0) {
      const { lost, problems: examples } = this;
      this.note({ kind: 'problems', lost, examples });
      this.examplesSent += examples.length;
      this.problems = [];
      this.lost = [];
    }
    this.note({ kind: 'progress', bytes: this.bytes });
  }
}

const cutValue = (value: string) =>
  value.length > maxValueLength ? value.slice(0, maxValueLength) : value;
