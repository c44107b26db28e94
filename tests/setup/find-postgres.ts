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

const advice =
  'PostgreSQL is missing: install version 15 or newer, or set TEST_DATABASE_URL to a server ' +
  'on which the tests may create databases.';

/** The folder with the `postgres` and `initdb` programs; installs them if possible. */
export function findPostgres(): string {
  const found = lookForPostgres();
  if (found) return found;
  if (!canInstall()) throw new Error(advice);
  installWithApt('postgresql', advice);
  const installed = lookForPostgres();
  if (!installed) throw new Error(advice);
  return installed;
}

function lookForPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  return [...onPath, ...debian, ...otherFolders].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}
