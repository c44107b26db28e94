/** What the operator typed for the inbox, as it goes to the site that has the database open. */
interface InboxRequest {
  /** 'inbox', 'inbox show', … */
  command: string;
  values: Readonly<Record<string, string | boolean>>;
}

/** What the terminal says to it, and its exit code. */
interface InboxResponse {
  lines: string[];
  code: number;
}

/** Where the inbox is worked on while the site runs. */
export interface InboxClient {
  run(request: InboxRequest): Promise<InboxResponse>;
}
