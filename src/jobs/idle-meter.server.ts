import { performance } from 'node:perf_hooks';

const sampleMs = 2_000;
const maxIdleUtilization = 0.05;

/** Measures for a short time whether this process is nearly idle. */
export function createIdleMeter(forMs = sampleMs) {
  return {
    async isIdle(): Promise<boolean> {
      const before = performance.eventLoopUtilization();
      await new Promise((resolve) => setTimeout(resolve, forMs));
      return performance.eventLoopUtilization(before).utilization < maxIdleUtilization;
    },
  };
}
