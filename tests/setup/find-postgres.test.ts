import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { firstCompleteFolder } from './find-postgres.ts';

it('skips a folder that has only some of the programs', () => {
  const root = mkdtempSync(join(tmpdir(), 'glowfare-programs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const addFolder = (name: string, programs: readonly string[]) => {
    const folder = join(root, name);
    mkdirSync(folder);
    for (const program of programs) writeFileSync(join(folder, program), '');
    return folder;
  };
  const links = addFolder('links', ['initdb', 'pg_ctl', 'postgres']);
  const whole = addFolder('whole', ['initdb', 'pg_basebackup', 'pg_ctl', 'postgres']);
  expect(firstCompleteFolder([links, whole])).toBe(whole);
  expect(firstCompleteFolder([links])).toBeUndefined();
});
