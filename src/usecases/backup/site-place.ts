import type { Database } from '~/db/engine/database.server';
import type { Backups, Files } from '../deps';

/** Where a site stores its data, and how to open it. */
export interface SitePlace {
  dataDir: string;
  engine: Database['kind'];
  backups: Backups;
  /** Opens the database without migrating it. */
  openDatabase(): Promise<Database>;
  /** See `openPglite`. */
  onCrash(reason: string): void;
  /** Only while a running site has the database open: asks it for a copy. */
  takeSnapshot?: (() => Promise<{ folder: string }>) | undefined;
  /** The bucket with users' files, if they are not in the data folder. */
  bucket?: Pick<Files, 'put'> | undefined;
  print(line: string): void;
}
