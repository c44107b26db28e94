import type { Database } from '~/db/database.server';
import type { MailMessage } from '~/domain/mail';
import type { SearchIndex } from '~/domain/search/search-index';
import type { Site } from '~/domain/site';

/** Where a mail goes when its turn has come. */
export interface MailTransport {
  readonly via: 'smtp' | 'local';
  /** Resolves when the next server has taken the mail; the id makes a repeat recognisable. */
  send(mail: MailMessage & { id: string }): Promise<void>;
  close(): void;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Takes note that an offer was followed to its store, without making anybody wait. */
export interface Clicks {
  count(offerId: number): void;
}

/** Everything a use case may reach outside itself. */
export interface Deps {
  db: Database;
  clock: { now(): Date };
  mail: MailTransport;
  /** Answers searches and listings from memory. */
  search: SearchIndex;
  clicks: Clicks;
  log: Log;
  site: Site;
}
