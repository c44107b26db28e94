import { Agent, get } from 'node:http';
import { percentile } from '../tools.ts';

const everyMs = 50;
const timeoutMs = 60_000;

export interface Waits {
  asked: number;
  failed: number;
  p50: number;
  p99: number;
  max: number;
}

/**
 * Requests a page every 50 ms without waiting for earlier responses; otherwise it would send fewer
 * requests while the site is slow (coordinated omission).
 */
export function startProbe(url: string): { stop(): Promise<Waits> } {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    const asked = ask(url, agent)
      .catch(() => {
        failed += 1;
      })
      .then(() => {
        waits.push(performance.now() - began);
        open.delete(asked);
      });
    open.add(asked);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return {
        asked: waits.length,
        failed,
        p50: percentile(waits, 0.5),
        p99: percentile(waits, 0.99),
        max: Math.max(...waits),
      };
    },
  };
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: timeoutMs }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode))),
      );
    });
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', (error) => {
      // Not a failure: the site closed an idle connection just as it was reused.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        ask(url, agent).then(resolve, reject);
      } else reject(error);
    });
  });
}
