import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds of a process so far, from the kernel, so that other load matters little. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = readTimes(pid);
  return (user + system) / ticksPerSecond;
}

/** CPU seconds of a server with all its processes so far, including ended ones. */
export function familyCpuSeconds(pid: number): number {
  const [, , endedUser = 0, endedSystem = 0] = readTimes(pid);
  const living = processTree(pid).reduce(
    (sum, each) => sum + (ifLiving(() => cpuSeconds(each)) ?? 0),
    0,
  );
  return living + (endedUser + endedSystem) / ticksPerSecond;
}

/** Its own time and that of its ended children, each in user and kernel mode. */
function readTimes(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map(Number);
}

/** A process and its descendants. */
export function processTree(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  const children = ifLiving(() => readFileSync(path, 'utf8').trim().split(' ')) ?? [];
  return [pid, ...children.filter(Boolean).flatMap((child) => processTree(Number(child)))];
}

/** A process may end between being listed and being read. */
function ifLiving<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && /ENOENT|ESRCH/.test(String(error.code)))
      return null;
    throw error;
  }
}
