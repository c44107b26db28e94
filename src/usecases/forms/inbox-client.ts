/** An inbox command of the operator, sent to the site that has the database open. */
interface InboxRequest {
  /** 'inbox', 'inbox show', … */
  command: string;
  values: Readonly<Record<string, string | boolean>>;
}

/** The terminal output and the exit code. */
interface InboxResponse {
  lines: string[];
  code: number;
}

/** Runs inbox commands while the site is running. */
export interface InboxClient {
  run(request: InboxRequest): Promise<InboxResponse>;
}
