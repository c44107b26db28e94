import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '../cpu-time.ts';
import { percentile } from '../tools.ts';
import type { PriceWriter } from './engine.ts';
import type { Rig } from './rig.ts';

export interface ClientTask {
  url: string;
  connections: number;
  productId: number;
  /** Number of the first visitor, for their addresses. */
  firstVisitor: number;
}

export type ClientReport =
  | { kind: 'connected' }
  | { kind: 'heard'; arrivals: number[] }
  | { kind: 'closed' };

const rounds = 20;
const productId = 10;

/** Resident memory of a process in megabytes. */
const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All visitors of all processes watch one product whose price changes. Clients connect to the processes directly. */
export async function measureFanout(
  rig: Rig,
  prices: PriceWriter,
  connections: number,
): Promise<string[]> {
  const offerId = (await prices.findOffer(productId)) ?? 0;
  const memory = () => rig.web.map(({ pid }) => residentMb(pid));
  const cpu = () => sum(rig.web.map(({ pid }) => cpuSeconds(pid)));
  const [memoryBefore, cpuBefore] = [memory(), cpu()];
  let closed = 0;
  const clients = await Promise.all(
    rig.web.map(async ({ url }, index) => {
      const client = fork(join(import.meta.dirname, 'fanout-client.ts'));
      client.on('message', ({ kind }: ClientReport) => {
        if (kind === 'closed') closed += 1;
      });
      const connected = nextReport(client, 'connected');
      const task: ClientTask = { url, connections, productId, firstVisitor: index * connections };
      client.send(task);
      await connected;
      return client;
    }),
  );
  const total = clients.length * connections;
  const cpuToConnect = cpu() - cpuBefore;
  await pause(2_000);
  const memoryAfter = memory();
  const idleFrom = cpu();
  await pause(10_000);
  const idle = (cpu() - idleFrom) / 10;
  const delays: number[] = [];
  const lasts: number[] = [];
  const cpuBeforeRounds = cpu();
  for (let round = 0; round < rounds; round += 1) {
    const heard = Promise.all(clients.map((client) => nextReport(client, 'heard')));
    const startedAt = Date.now();
    await prices.set(offerId, 1_000 + round);
    const reports = await heard;
    const times = reports
      .flatMap((report) => (report.kind === 'heard' ? report.arrivals : []))
      .map((at) => at - startedAt);
    delays.push(...times);
    lasts.push(Math.max(...times));
    await pause(300);
  }
  const cpuPerPrice = (cpu() - cpuBeforeRounds) / rounds;
  const perConnection = (sum(memoryAfter) - sum(memoryBefore)) / total;
  for (const client of clients) client.kill('SIGKILL');
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    '| | |',
    '|---|---|',
    `| connections | ${clients.length} × ${connections.toLocaleString('en-US')} |`,
    `| resident memory of a process, before and after | ${Math.round(sum(memoryBefore) / 4)} MB, ${Math.round(sum(memoryAfter) / 4)} MB |`,
    `| memory per connection | ${(perConnection * 1_024).toFixed(1)} KB |`,
    `| CPU to connect and join, per connection | ${((cpuToConnect / total) * 1_000).toFixed(2)} ms |`,
    `| CPU of all processes with idle connections | ${(idle * 100).toFixed(1)}% of a core |`,
    `| CPU of all processes per price sent to all | ${Math.round(cpuPerPrice * 1_000)} ms, ${((cpuPerPrice / total) * 1e6).toFixed(0)} µs per connection |`,
    `| from recording to a connection: median, p99 | ${ms(percentile(delays, 0.5))}, ${ms(percentile(delays, 0.99))} |`,
    `| from recording to the last connection: median, worst of ${rounds} | ${ms(percentile(lasts, 0.5))}, ${ms(Math.max(...lasts))} |`,
    `| connections lost | ${closed} |`,
  ];
}

async function nextReport(client: ChildProcess, kind: ClientReport['kind']): Promise<ClientReport> {
  const failed = once(client, 'exit').then(() => {
    throw new Error('A client ended.');
  });
  failed.catch(() => {});
  const reported = new Promise<ClientReport>((resolve) => {
    client.on('message', function receive(report: ClientReport) {
      if (report.kind !== kind) return;
      client.off('message', receive);
      resolve(report);
    });
  });
  return Promise.race([reported, failed]);
}
