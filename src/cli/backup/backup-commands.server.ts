import { resolve } from 'node:path';
import type { BackupManifest } from '~/domain/backup/backup-manifest';
import { backUpSite } from '~/usecases/backup/back-up-site.server';
import { restoreSite } from '~/usecases/backup/restore-site.server';
import type { SitePlace } from '~/usecases/backup/site-place';
import type { Deps } from '~/usecases/deps';
import type { Print } from '../command.server';
import type { CommandHelp } from '../command-help';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

interface SiteCommandInput extends Pick<Deps, 'clock'> {
  place: SitePlace;
  /** The key file or the setting, for messages. */
  keySource: string;
  args: readonly string[];
  values: CommandValues;
  print: Print;
}

interface SiteCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: SiteCommandInput): Promise<number>;
}

/** Commands for the whole site. They open its database themselves and do not migrate it. */
export const backupCommands: Record<string, SiteCommand> = {
  backup: {
    about: 'FILE: write the database and users’ files to a file (docs/backup.md)',
    options: { replace: 'overwrite the file if it exists' },
    async run({ clock, place, keySource, args, values: { replace = false }, print }) {
      const path = readPath(args);
      const { manifest, bytes } = await backUpSite({ clock }, place, { path, replace });
      print(`Wrote ${path} (${(bytes / 1e6).toFixed(1)} MB): ${summarizeManifest(manifest)}.`);
      if (manifest.files === 'elsewhere')
        print('Users’ files are in a bucket, not in this backup.');
      print(
        `It does not contain the secrets key and is useless without it. Keep a copy of ${keySource}.`,
      );
      return 0;
    },
  },
  restore: {
    about: 'FILE: restore a site from a backup',
    options: { replace: 'restore even if the site has data' },
    async run({ clock, place, keySource, args, values: { replace = false }, print }) {
      const path = readPath(args);
      const manifest = await restoreSite({ clock }, place, { path, replace });
      print(
        `Restored the backup of ${manifest.createdAt.toISOString()}: ${summarizeManifest(manifest)}.`,
      );
      print(
        `Before you start the site, make sure that ${keySource} is the secrets key of the backup.`,
      );
      return 0;
    },
  },
};

function readPath([path, ...others]: readonly string[]): string {
  if (path && others.length === 0) return resolve(path);
  throw new UsageError('Name one file, for example glowfare.zip.');
}

function summarizeManifest({
  database,
  files,
}: Pick<BackupManifest, 'database' | 'files'>): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const fileCount = files === 'elsewhere' ? 0 : files.count;
  const counts = [
    [database.tables.length, 'tables'],
    [rows, 'rows'],
    [fileCount, 'files'],
  ] as const;
  return counts.map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`).join(', ');
}
