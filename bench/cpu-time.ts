import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of CPU that a process has used so far; the kernel counts, so a busy machine matters little. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
  return (user + system) / ticksPerSecond;
}

/** A process and everything it has started. */
export function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [
    pid,
    ...children
      .split(' ')
      .filter(Boolean)
      .flatMap((child) => processTree(Number(child))),
  ];
}
