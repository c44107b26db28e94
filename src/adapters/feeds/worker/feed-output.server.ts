import { CsvRow } from '~/domain/feeds/csv/csv-sheet';
import { ValueSheetBuffer } from '~/domain/feeds/csv/value-sheet';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { RowProblem } from '~/domain/feeds/feed-offer';
import type { ListedRecord } from '~/domain/feeds/formats/listed-record';
import { countLostRows, type LostRows } from '~/domain/feeds/report/lost-rows';
import { maxProblems } from '~/domain/feeds/report/run-report';
import type { FeedNote } from './frame';
import type { FrameWriter } from './frame-writer.server';

const { maxNamesLength, maxValueLength } = feedLimits;
/** How many name lists the parent process keeps at a time. */
const maxNameLists = 200;
const maxSheetBytes = 256 * 1024;
const progressEveryMs = 500;

/** Sends the parsed feed to the parent process. */
export class FeedOutput {
  private readonly frames: FrameWriter;
  private readonly buffer = new ValueSheetBuffer();
  /** The name list of each buffered row, by number. */
  private bufferedNameIds: number[] = [];
  private readonly nameLists = new Map<string, number>();
  private last: { names: readonly string[]; id: number } = { names: [], id: -1 };
  private problems: RowProblem[] = [];
  private lost: LostRows[] = [];
  private examplesSent = 0;
  private bytes = 0;
  private progressAt = 0;

  constructor(frames: FrameWriter) {
    this.frames = frames;
  }

  note(note: FeedNote): void {
    this.frames.note(note);
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

  /** Sends records that belong together; for CSV, those of one sheet. */
  addRecords(records: readonly (CsvRow | ListedRecord)[]): void {
    const rows = records.filter((record) => record instanceof CsvRow);
    const [first] = rows;
    if (first && rows.length === records.length && !first.sheet.hasCellOver(maxValueLength)) {
      const ids = rows.map((row) => this.namesId(row.names));
      this.frames.rows(rows, first.sheet, ids);
      return;
    }
    for (const record of records) {
      const { line, names } = record;
      const id = this.namesId(names);
      const values = record instanceof CsvRow ? record.values() : record.values;
      this.buffer.add({ line, names, values });
      this.bufferedNameIds.push(id);
      if (this.buffer.bytes >= maxSheetBytes) this.flush();
    }
    this.flush();
  }

  end(): void {
    this.sendProgress();
    this.note({ kind: 'end' });
  }

  private flush(): void {
    const rows = this.buffer.takeRows();
    const [first] = rows;
    if (first) this.frames.rows(rows, first.sheet, this.bufferedNameIds);
    this.bufferedNameIds = [];
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
