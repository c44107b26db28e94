import type { Database } from '~/db/engine/database.server';
import type { Backups, Files } from '../deps';

/** Where a site keeps its data, and how to get at it. */
export interface SitePlace {
  dataDir: string;
  engine: Database['kind'];
  backups: Backups;
  /** Opens the database without migrating it. */
  openDatabase(): Promise<Database>;
  /** See `openPglite`. */
  onCrash(reason: string): void;
  /** Only while a running site has the database to itself: lets it make a copy. */
  takeSnapshot?: (() => Promise<{ folder: string }>) | undefined;
  /** Where users' files are, if not in the data folder. */
  bucket?: Pick<Files, 'put'> | undefined;
  say(line: string): void;
}
