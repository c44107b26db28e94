import type pg from 'pg';

/** What goes over the wire at once: the driver makes a message of each piece, and a copy for that. */
const pieceBytes = 256 * 1024;

/** Sends rows to `copy … from stdin`. The driver knows the messages but has no query that sends them. */
export function copyIn(client: pg.ClientBase, statement: string, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, lines, (error) => (error ? reject(error) : resolve())));
  });
}

/** What its published types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
}

class CopyIn implements pg.Submittable {
  /** The driver puts its own around it, to stop its clock. */
  callback: (error: Error | null) => void;
  private readonly statement: string;
  private readonly lines: string;

  constructor(statement: string, lines: string, callback: (error: Error | null) => void) {
    this.statement = statement;
    this.lines = lines;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    const bytes = Buffer.from(this.lines);
    connection.stream.cork();
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      connection.sendCopyFromChunk(bytes.subarray(from, from + pieceBytes));
    }
    connection.endCopyFrom();
    connection.stream.uncork();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** After it the server says that it is ready, but not to us any more. */
  handleError(error: Error): void {
    this.callback(error);
  }
}
