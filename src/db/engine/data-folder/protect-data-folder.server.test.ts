import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetExposedKeys, hasExposedKeys, protectDataFolder } from './protect-data-folder.server';

let hasModes = true;
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const change: typeof chmodSync = (path, mode) => {
    if (hasModes) fs.chmodSync(path, mode);
  };
  return { ...fs, chmodSync: change };
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

let outside: string;
let dataDir: string;
let walFile: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'glowfare-protect-'));
  dataDir = join(outside, 'data');
  walFile = join(dataDir, 'pglite', 'pg_wal', '1');
  mkdirSync(join(dataDir, 'pglite', 'pg_wal'), { recursive: true });
  writeFileSync(walFile, '');
  writeFileSync(join(dataDir, 'picture'), '');
  for (const folder of ['', 'pglite', 'pglite/pg_wal']) chmodSync(join(dataDir, folder), 0o755);
  chmodSync(walFile, 0o666);
  chmodSync(join(dataDir, 'picture'), 0o644);
});
afterEach(() => {
  hasModes = true;
  rmSync(outside, { recursive: true, force: true });
});

describe('a folder that others could read', () => {
  test('is closed with everything in it, and its keys count as exposed', () => {
    expect(protectDataFolder(dataDir)).toEqual([]);
    expect(modeOf(dataDir)).toBe('700');
    expect(modeOf(join(dataDir, 'pglite', 'pg_wal'))).toBe('700');
    expect(modeOf(walFile)).toBe('600');
    expect(modeOf(join(dataDir, 'picture'))).toBe('600');
    expect(hasExposedKeys(dataDir)).toBe(true);
  });

  test('stays marked until its keys have been replaced, and is not marked again', () => {
    protectDataFolder(dataDir);
    protectDataFolder(dataDir);
    expect(hasExposedKeys(dataDir)).toBe(true);
    forgetExposedKeys(dataDir);
    protectDataFolder(dataDir);
    expect(hasExposedKeys(dataDir)).toBe(false);
  });

  test('is closed through a symbolic link, but links inside are not followed', () => {
    const elsewhere = join(outside, 'elsewhere');
    writeFileSync(elsewhere, '', { mode: 0o644 });
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(dataDir, 'link'));
    symlinkSync(join(outside, 'nowhere'), join(dataDir, 'broken'));
    symlinkSync(dataDir, join(outside, 'way'));
    expect(protectDataFolder(join(outside, 'way'))).toEqual([]);
    expect(modeOf(dataDir)).toBe('700');
    expect(modeOf(elsewhere)).toBe('644');
  });
});

test('files that others could not reach are closed without replacing keys', () => {
  chmodSync(dataDir, 0o700);
  protectDataFolder(dataDir);
  expect(modeOf(walFile)).toBe('600');
  expect(hasExposedKeys(dataDir)).toBe(false);
});

test('a folder without a database has no keys to replace', () => {
  rmSync(join(dataDir, 'pglite'), { recursive: true });
  protectDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe('700');
  expect(hasExposedKeys(dataDir)).toBe(false);
});

test('on a file system without modes, every start warns and none replaces keys', () => {
  hasModes = false;
  for (const start of [1, 2]) {
    expect(protectDataFolder(dataDir), `start ${start}`).toEqual([
      expect.stringContaining('its mode could not be changed'),
    ]);
    expect(hasExposedKeys(dataDir)).toBe(false);
  }
});

test('does not create a missing folder', () => {
  expect(protectDataFolder(join(outside, 'none'))).toEqual([]);
});
