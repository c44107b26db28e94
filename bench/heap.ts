import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const evaluated = z.object({ result: z.object({ value: z.number() }) });
const answer = z.object({ id: z.number(), result: z.unknown() });

/** Node options for heap measurements; nothing listens until requested. */
export const heapOptions = (port: number) => ({
  NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}`,
});

/** The live heap of a process in megabytes, after garbage collection. */
export async function openHeap(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findInspector(port));
  await once(socket, 'open');
  let calls = 0;
  async function call(method: string, params: object = {}): Promise<unknown> {
    calls += 1;
    const id = calls;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data]: unknown[] = await once(socket, 'message');
      const said = answer.safeParse(JSON.parse(String(data))).data;
      if (said?.id === id) return said.result;
    }
  }
  return {
    async usedMb(): Promise<number> {
      // The second collection frees what the first one finalized.
      for (const _ of [1, 2]) await call('HeapProfiler.collectGarbage');
      const expression = 'process.memoryUsage().heapUsed';
      const { result } = evaluated.parse(await call('Runtime.evaluate', { expression }));
      return result.value / 1_024 / 1_024;
    },
    close: () => socket.close(),
  };
}

async function findInspector(port: number): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const found = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
      const [first] = targets.parse(found);
      if (first) return first.webSocketDebuggerUrl;
    } catch (error) {
      if (attempt === 50) throw error;
    }
    await pause(100);
  }
}
