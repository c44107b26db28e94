/** What the operator typed for the inbox, as it goes to the site that has the database open. */
interface InboxWish {
  /** 'inbox', 'inbox show', … */
  command: string;
  values: Readonly<Record<string, string | boolean>>;
}

/** What the terminal says to it, and its exit code. */
interface InboxAnswer {
  lines: string[];
  code: number;
}

/** Where the inbox is worked on while the site runs. */
export interface InboxDesk {
  run(wish: InboxWish): Promise<InboxAnswer>;
}
