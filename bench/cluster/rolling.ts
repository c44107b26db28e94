import type { Rig } from './rig.ts';
import { describeCounts, startTraffic } from './traffic.ts';

/** Pages of each kind; most come from the page caches. */
export const paths = [
  '/',
  '/products',
  '/products?category=skincare',
  ...Array.from({ length: 60 }, (_, index) => `/product/${index + 1}`),
];

/** Restarts all processes one after the other under load, again and again, until enough requests were sent. */
export async function measureRollingRestart(rig: Rig, requests: number): Promise<string> {
  const traffic = startTraffic(rig.url, paths);
  let restarts = 0;
  while (traffic.requests() < requests) {
    for (const process of [...rig.web, ...rig.workers]) {
      await process.stop();
      await process.start();
      restarts += 1;
    }
  }
  await traffic.stop();
  return (
    `${traffic.requests().toLocaleString('en-US')} requests during ${restarts} restarts: ` +
    `${traffic.failures()} failed (${describeCounts(traffic.counts)})`
  );
}
