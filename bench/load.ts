import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, processTree } from './cpu-time.ts';
import { requireProgram } from './tools.ts';

const run = promisify(execFile);

export interface Round {
  pages: number;
  pagesPerSecond: number;
  cpuMicrosPerPage: number;
}

interface Load {
  /** Scheme, host and port. */
  origin: string;
  pid: number;
  seconds: number;
  /** Requested in turn, repeatedly. */
  paths: readonly string[];
}

/** Requests pages at full speed; returns throughput and server cost. */
export async function applyLoad({ origin, pid, seconds, paths }: Load): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-load-'));
  const script = writeScript(folder, paths);
  const tree = processTree(pid);
  const before = tree.reduce((sum, process) => sum + cpuSeconds(process), 0);
  const { stdout } = await run(requireProgram('wrk'), [
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    '-s',
    script,
    origin,
  ]);
  rmSync(folder, { recursive: true });
  const used = tree.reduce((sum, process) => sum + cpuSeconds(process), 0) - before;
  const pages = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${failed} requests to ${origin} failed.`);
  return {
    pages,
    pagesPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpuMicrosPerPage: (used / pages) * 1e6,
  };
}

/** The request script for wrk. */
function writeScript(folder: string, paths: readonly string[]): string {
  const file = join(folder, 'wrk.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(',\n');
  writeFileSync(
    file,
    `local paths = {${list}}\nlocal n = 0\nrequest = function()
  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n`,
  );
  return file;
}
