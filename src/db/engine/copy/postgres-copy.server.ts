import type pg from 'pg';
import type { Copy } from '../database.server';
import { copyStatement } from '../queryable.server';

/** Sends rows to `copy … from stdin`. The driver has the messages but no query that sends them. */
export function copyIn(client: pg.ClientBase, copies: readonly Copy[]): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(copies, (error) => (error ? reject(error) : resolve())));
  });
}

/** Receives the rows of `copy … to stdout`. */
export function copyOut(client: pg.ClientBase, query: string): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(query, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}

const copyDataCode = 'd'.charCodeAt(0);
/** The length field of a message includes itself. */
const lengthBytes = 4;
const copyDone = Buffer.from(['c'.charCodeAt(0), 0, 0, 0, lengthBytes]);

class CopyIn implements pg.Submittable {
  /** The driver wraps it to stop its timeout. */
  callback: (error: Error | null) => void;
  private readonly copies: readonly Copy[];

  constructor(copies: readonly Copy[], callback: (error: Error | null) => void) {
    this.copies = copies;
    this.callback = callback;
  }

  /**
   * Sends everything without waiting for the server's responses: it reads the rows when it is ready and
   * skips them after a failure. Waiting for five responses per batch would stall the server while we
   * prepare the next batch.
   */
  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.copies.map((copy) => copyStatement(copy, 'stdin')).join(';'));
    for (const { lines } of this.copies) {
      for (const part of lines) {
        stream.write(headFor(part));
        stream.write(part);
      }
      stream.write(copyDone);
    }
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** The server reports readiness after the error, but no longer to this query. */
  handleError(error: Error): void {
    this.callback(error);
  }
}

/** The header of a data message, sent separately: the driver's own message would copy the data. */
function headFor(part: Uint8Array): Buffer {
  const head = Buffer.allocUnsafe(1 + lengthBytes);
  head.writeUInt8(copyDataCode);
  head.writeUInt32BE(lengthBytes + part.length, 1);
  return head;
}

class CopyOut implements pg.Submittable {
  /** The driver wraps it to stop its timeout. */
  callback: (error: Error | null, rows: Uint8Array[]) => void;
  private readonly query: string;
  private readonly rows: Uint8Array[] = [];

  constructor(query: string, callback: (error: Error | null, rows: Uint8Array[]) => void) {
    this.query = query;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(`copy (${this.query}) to stdout`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses the memory for the next messages.
    this.rows.push(Buffer.from(chunk));
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null, this.rows);
  }

  handleError(error: Error): void {
    this.callback(error, []);
  }
}
