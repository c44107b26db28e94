import { Agent, request } from 'node:http';

export interface Traffic {
  /** Responses by status, and connection errors by code. */
  readonly counts: Map<string, number>;
  requests(): number;
  failures(): number;
  stop(): Promise<void>;
}

/** Requests pages in turn over several connections until it is stopped. */
export function startTraffic(
  origin: string,
  paths: readonly string[],
  { connections = 16, pauseMs = 0, onResult = (_result: string) => {} } = {},
): Traffic {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = new Map<string, number>();
  let stopped = false;
  let sent = 0;

  async function visit(): Promise<void> {
    while (!stopped) {
      const path = paths[sent % paths.length] ?? '/';
      sent += 1;
      const result = await get(agent, origin + path);
      counts.set(result, (counts.get(result) ?? 0) + 1);
      onResult(result);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  const visits = Array.from({ length: connections }, visit);
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    counts,
    requests: total,
    failures: () => total() - (counts.get('200') ?? 0),
    async stop() {
      stopped = true;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

function get(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(codeOf(error)));
      response.on('aborted', () => resolve('aborted'));
    });
    call.setTimeout(30_000, () => call.destroy(new Error('timeout')));
    call.on('error', (error) => resolve(codeOf(error)));
    call.end();
  });
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** The counts as text, such as "200: 5,000, 503: 2". */
export function describeCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([kind, count]) => `${kind}: ${count.toLocaleString('en-US')}`).join(', ');
}
