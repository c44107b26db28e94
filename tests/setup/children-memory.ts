import { readFileSync } from 'node:fs';

/** Watches the processes that this one starts; `stop` gives the most memory that one of them had. */
export function watchChildrenMemory(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of childrenOf(process.pid)) peak = Math.max(peak, peakOf(pid));
  }, 10);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function childrenOf(pid: number): string[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
}

/** In bytes; Linux counts it for each process, whatever became of the pages since. */
function peakOf(pid: string): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1_024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended between being listed and being looked at.
    return '';
  }
}
