import { performance } from 'node:perf_hooks';

const lookForMs = 2_000;
const quietShare = 0.05;

/** Tells whether this process has next to nothing to do, by watching it for a moment. */
export function createQuietMeter(forMs = lookForMs) {
  return {
    async isQuiet(): Promise<boolean> {
      const before = performance.eventLoopUtilization();
      await new Promise((resolve) => setTimeout(resolve, forMs));
      return performance.eventLoopUtilization(before).utilization < quietShare;
    },
  };
}
