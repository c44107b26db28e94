import { performance } from 'node:perf_hooks';

const sampleMs = 2_000;
const maxIdleUtilization = 0.05;

/** Tells whether this process has next to nothing to do, by watching it for a moment. */
export function createIdleMeter(forMs = sampleMs) {
  return {
    async isIdle(): Promise<boolean> {
      const before = performance.eventLoopUtilization();
      await new Promise((resolve) => setTimeout(resolve, forMs));
      return performance.eventLoopUtilization(before).utilization < maxIdleUtilization;
    },
  };
}
