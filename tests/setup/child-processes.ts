import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The ids of this process's children, on Linux and macOS. */
export function childProcesses(): number[] {
  return process.platform === 'linux' ? fromKernel() : fromPgrep();
}

function fromKernel(): number[] {
  const tasks = readdirSync('/proc/self/task');
  const lists = tasks.map((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** pgrep lists itself as well. */
function fromPgrep(): number[] {
  const { stdout, pid } = spawnSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' });
  const listed = (stdout ?? '').split('\n').filter(Boolean).map(Number);
  return listed.filter((child) => child !== pid);
}
