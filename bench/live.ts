import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { findFreePort } from '../tests/setup/free-port.ts';
import { cpuSeconds } from './cpu-time.ts';
import { heapOptions, openHeap } from './heap.ts';
import { startSite } from './site.ts';

const connections = 5_000;
const slowReaders = 50;
const rounds = 20;
const slowProduct = 590;
const serviceKey = 'a-service-key-for-the-benchmark-only';

/** Resident memory of the process in megabytes. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * A browser's connection that has joined one product's prices. Every visitor has a separate
 * address.
 */
function watch(url: string, index: number, productId: number): Promise<WebSocket> {
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      const topic = `realtime:price:${productId}`;
      socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
    });
    socket.once('message', () => resolve(socket));
  });
}

async function watchAll(url: string, count: number, productOf: (index: number) => number) {
  const sockets: WebSocket[] = [];
  for (let first = 0; first < count; first += 100) {
    const some = Array.from({ length: Math.min(100, count - first) }, (_, index) =>
      watch(url, first + index, productOf(first + index)),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

interface Desk {
  /** Records a price, like the operator's command. */
  set(offerId: number, priceCents: number): Promise<void>;
  broadcast(topic: string, payloads: readonly string[]): Promise<void>;
}

function openDesk(url: string, dataDir: string): Desk {
  const door = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8'));
  const post = async (address: string, bearer: string, body: unknown) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  return {
    set: (offerId, priceCents) =>
      post(`${door.url}/api/operator/prices`, door.key, { offerId, priceCents }),
    broadcast: (topic, payloads) =>
      post(`${url}/realtime/v1/api/broadcast`, serviceKey, {
        messages: payloads.map((payload) => ({ topic, event: 'note', payload })),
      }),
  };
}

/** Milliseconds from recording a price until each client has received it. */
async function hearingTimes(sockets: WebSocket[], record: () => Promise<void>): Promise<number[]> {
  const began = performance.now();
  const heard = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        socket.once('message', () => resolve(performance.now() - began));
      }),
  );
  await record();
  return Promise.all(heard);
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;
const ms = (time: number) => `${time.toFixed(0)} ms`.padStart(8);
const mb = (size: number) => `${size.toFixed(0)} MB`.padStart(8);

interface Stage {
  url: string;
  pid: number;
  desk: Desk;
  heap: Awaited<ReturnType<typeof openHeap>>;
  /** An offer of the product that half of all clients watch, and of one that few watch. */
  common: number;
  rare: number;
}

/** Fifty clients that stop reading while they are sent more than the server should buffer. */
async function tellSlowReaders({ url, pid, desk }: Stage): Promise<void> {
  const slow = await watchAll(url, slowReaders, () => slowProduct);
  const gone = slow.map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  for (const socket of slow) socket.pause();
  const before = residentMb(pid);
  let peakMb = before;
  let sent = 0;
  const long = Array.from({ length: 100 }, (_, index) => String(index).padEnd(7_000, 'x'));
  for (let turn = 0; turn < 12; turn += 1) {
    await desk.broadcast(`price:${slowProduct}`, long);
    sent += long.length * 7;
    peakMb = Math.max(peakMb, residentMb(pid));
  }
  for (const socket of slow) socket.resume();
  const cut = await Promise.race([Promise.all(gone).then(() => 'all'), pause(5_000, 'not all')]);
  console.log(`${slowReaders} who stop reading, ${(sent / 1_024).toFixed(1)} MB for each`);
  console.log(`  let go                               ${cut}`);
  console.log(`  memory before and at most        ${mb(before)} ${mb(peakMb)}`);
}

/** All clients connect, receive prices, some stop reading, all disconnect. */
async function visit(stage: Stage): Promise<void> {
  const { url, pid, desk, heap } = stage;
  const cpuBefore = cpuSeconds(pid);
  const sockets = await watchAll(url, connections, (index) =>
    index < connections / 2 ? 10 : 11 + (index % 500),
  );
  console.log(`memory with all connected              ${mb(residentMb(pid))}`);
  console.log(
    `CPU for connecting and joining         ${ms((cpuSeconds(pid) - cpuBefore) * 1_000)}`,
  );
  const connected = await heap.usedMb();
  console.log(`  after a collection, and in use   ${mb(residentMb(pid))} ${mb(connected)}`);
  const crowd = sockets.slice(0, connections / 2);
  const sampledSockets = sockets.filter(
    (_, index) => index >= connections / 2 && index % 500 === 0,
  );
  const [crowdTimes, sampledTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const cents = 1_000 + ((round * 10 + priceShift) % 5_000);
    crowdTimes.push(...(await hearingTimes(crowd, () => desk.set(stage.common, cents))));
    sampledTimes.push(...(await hearingTimes(sampledSockets, () => desk.set(stage.rare, cents))));
  }
  priceShift += 1;
  console.log(`  after ${rounds * 2} prices                      ${mb(residentMb(pid))}`);
  report(`from recording to ${sampledSockets.length} who watch`, sampledTimes);
  report(`from recording to ${crowd.length} who watch`, crowdTimes);
  await tellSlowReaders(stage);
  for (const socket of sockets) socket.terminate();
  await pause(3_000);
  console.log(`memory when all have disconnected      ${mb(residentMb(pid))}`);
  const used = await heap.usedMb();
  console.log(`  after a collection, and in use   ${mb(residentMb(pid))} ${mb(used)}\n`);
}

/** A second visit must use new prices: unchanged ones are not sent. */
let priceShift = 0;

/**
 * Five thousand clients watch prices on one process: its memory, the latency, and slow readers.
 * Repeated, because memory that only the first visit takes is not a leak.
 */
export async function run(visits = 4): Promise<void> {
  const inspector = await findFreePort();
  const site = await startSite({
    ...heapOptions(inspector),
    DEMO_PRODUCTS: '600',
    TRUST_PROXY: '1',
    AUTH_SERVICE_KEY: serviceKey,
  });
  try {
    const { url, pid } = site;
    const offerOf = async (id: number): Promise<number> =>
      (await (await fetch(`${url}/api/products/${id}`)).json()).prices[0].offerId;
    const [common, rare] = [await offerOf(10), await offerOf(11)];
    const heap = await openHeap(pid, inspector);
    const stage = { url, pid, desk: openDesk(url, site.dataDir), heap, common, rare };
    console.log(`${connections} connections, each on one product's channel.\n`);
    const used = await heap.usedMb();
    console.log(`memory before, and in use          ${mb(residentMb(pid))} ${mb(used)}\n`);
    for (let number = 1; number <= visits; number += 1) {
      console.log(`Visit ${number}`);
      await visit(stage);
    }
    heap.close();
  } finally {
    await site.stop();
  }
}

function report(name: string, times: number[]): void {
  const figures = [0.5, 0.95, 1].map((share) => ms(at(times, share))).join(' ');
  console.log(`${name.padEnd(39)}${figures}   (p50, p95, last)`);
}
