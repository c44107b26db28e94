import { processTree } from '../cpu-time.ts';
import { readMemory } from '../memory.ts';

/** Resident memory in MiB of a process and its descendants. */
export function treeMemory(pid: number): number {
  return processTree(pid).reduce((sum, each) => sum + residentOf(each), 0);
}

/** A process may end between being listed and being read. */
function residentOf(pid: number): number {
  try {
    return readMemory(pid).now;
  } catch {
    return 0;
  }
}

/** Samples memory four times a second and keeps the peak. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = treeMemory(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(pid));
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
