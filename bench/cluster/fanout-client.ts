import { WebSocket } from 'ws';
import type { ClientReport, ClientTask } from './fanout.ts';

/** Holds the connections of many browsers to one process, and reports when each hears of a price. */
const batch = 100;

function report(message: ClientReport): void {
  process.send?.(message);
}

/** Every visitor has an address of their own. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

function watch(task: ClientTask, index: number, onPrice: () => void): Promise<WebSocket> {
  const socket = new WebSocket(
    `${task.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`,
    {
      headers: { 'x-forwarded-for': addressOf(task.firstVisitor + index) },
      perMessageDeflate: false,
    },
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      const topic = `realtime:price:${task.productId}`;
      socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('phx_reply')) resolve(socket);
      if (text.includes('"broadcast"')) onPrice();
    });
    socket.once('close', () => report({ kind: 'closed' }));
  });
}

async function run(task: ClientTask): Promise<void> {
  let arrivals: number[] = [];
  function note(): void {
    arrivals.push(Date.now());
    if (arrivals.length < task.connections) return;
    report({ kind: 'heard', arrivals });
    arrivals = [];
  }
  for (let first = 0; first < task.connections; first += batch) {
    const some = Array.from({ length: Math.min(batch, task.connections - first) }, (_, index) =>
      watch(task, first + index, note),
    );
    await Promise.all(some);
  }
  arrivals = [];
  report({ kind: 'connected' });
}

process.on('message', (task: ClientTask) => {
  run(task).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
