import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installWithApt } from './install-with-apt.ts';

const debianFolder = '/usr/lib/postgresql';
const otherFolders = [
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql/bin',
  '/opt/homebrew/bin',
  '/usr/local/opt/postgresql/bin',
];

/** Some installations link only a few programs into a folder on the path. */
const programs = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup'];

const advice =
  'PostgreSQL is missing: install version 15 or newer, or set TEST_DATABASE_URL to a server ' +
  'on which the tests may create databases.';

/** The folder with PostgreSQL's programs; installs them if possible. */
export function findPostgres(): string {
  const found = firstCompleteFolder(likelyFolders());
  if (found) return found;
  if (!canInstall()) throw new Error(advice);
  installWithApt('postgresql', advice);
  const installed = firstCompleteFolder(likelyFolders());
  if (!installed) throw new Error(advice);
  return installed;
}

/** The first folder that has all the programs which the tests start. */
export const firstCompleteFolder = (folders: readonly string[]): string | undefined =>
  folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));

function likelyFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  return [...onPath, ...debian, ...otherFolders];
}
