import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, processTree } from './cpu-time.ts';
import { requireProgram } from './tools.ts';

const run = promisify(execFile);

export interface Round {
  pagesPerSecond: number;
  cpuMicrosPerPage: number;
}

interface Load {
  url: string;
  pid: number;
  seconds: number;
  /** Asks for an address that was never asked for before, every time. */
  everNew?: boolean;
}

/** Asks for a page as fast as it comes, and tells how fast that was and what it cost the server. */
export async function applyLoad({ url, pid, seconds, everNew }: Load): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-load-'));
  const script = writeScript(folder, new URL(url), everNew ?? false);
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
    url,
  ]);
  rmSync(folder, { recursive: true });
  const used = tree.reduce((sum, process) => sum + cpuSeconds(process), 0) - before;
  const pages = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${failed} requests to ${url} failed.`);
  return {
    pagesPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpuMicrosPerPage: (used / pages) * 1e6,
  };
}

/** What wrk should ask for, in its own language. */
function writeScript(folder: string, { pathname, search }: URL, everNew: boolean): string {
  const path = everNew
    ? `"${pathname}?search=" .. tostring(math.random(1, 2147483647)) .. "-" .. tostring(n)`
    : `"${pathname}${search}"`;
  const file = join(folder, 'wrk.lua');
  writeFileSync(
    file,
    `local n = 0\nmath.randomseed(os.time())\nrequest = function() n = n + 1; return wrk.format("GET", ${path}) end\n`,
  );
  return file;
}
