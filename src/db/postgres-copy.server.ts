import type pg from 'pg';
import type { CopyLines } from './database.server';

/** Sends rows to `copy … from stdin`. The driver knows the messages but has no query that sends them. */
export function copyIn(client: pg.ClientBase, statement: string, lines: CopyLines): Promise<void> {
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
  private readonly lines: CopyLines;

  constructor(statement: string, lines: CopyLines, callback: (error: Error | null) => void) {
    this.statement = statement;
    this.lines = lines;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.stream.cork();
    for (const part of this.lines) connection.sendCopyFromChunk(part);
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
