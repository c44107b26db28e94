import { readFileSync } from 'node:fs';

/** Monitors child processes; `stop` returns the peak memory of any of them. */
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

/** In bytes; the kernel's peak value per process. */
function peakOf(pid: string): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1_024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended after it was listed.
    return '';
  }
}
