import { WebSocket } from 'ws';
import { percentile } from '../tools.ts';
import type { PriceWriter } from './engine.ts';
import type { Rig } from './rig.ts';

interface Delays {
  page: number[];
  listing: number[];
  live: number[];
}

/** How long it takes until a recorded price is on the pages and connections of every process. */
export async function measureFreshness(
  rig: Rig,
  prices: PriceWriter,
  rounds: number,
): Promise<Delays> {
  const delays: Delays = { page: [], listing: [], live: [] };
  for (let round = 0; round < rounds; round += 1) {
    const offerId = await prices.findOffer(1 + ((round * 7) % 500));
    if (offerId === undefined) continue;
    // Below all others, so that cards show it, and different in every round.
    const wanted = 398 - round * 2;
    const { productId } = await prices.set(offerId, wanted + 1);
    // The cheapest first: the product leads this listing as soon as the search index has its price.
    const paths = { page: `/product/${productId}`, listing: '/products?sort=price-low' };
    // Listings show one size of a product; this may be another.
    if (!(await isShown(`${rig.web[0]?.url}${paths.listing}`, wanted + 1, 100))) continue;
    const sockets = await Promise.all(rig.web.map(({ url }) => watch(url, productId)));
    // Into the page caches of all processes.
    await Promise.all(
      rig.web.flatMap(({ url }) =>
        Object.values(paths).map((path) => untilShown(url + path, wanted + 1)),
      ),
    );
    const received = sockets.map((socket) => nextPrice(socket));
    const startedAt = performance.now();
    await prices.set(offerId, wanted);
    const since = () => performance.now() - startedAt;
    await Promise.all([
      ...rig.web.flatMap(({ url }) =>
        (['page', 'listing'] as const).map(async (kind) => {
          await untilShown(url + paths[kind], wanted);
          delays[kind].push(since());
        }),
      ),
      ...received.map(async (message) => {
        await message;
        delays.live.push(since());
      }),
    ]);
    for (const socket of sockets) socket.terminate();
  }
  return delays;
}

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Requests a page until it shows a price. */
export async function untilShown(url: string, cents: number): Promise<void> {
  if (!(await isShown(url, cents, 3_000)))
    throw new Error(`${url} does not show ${dollars(cents)}.`);
}

async function isShown(url: string, cents: number, tries: number): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    const response = await fetch(url);
    if (response.ok && (await response.text()).includes(dollars(cents))) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

/** A browser's connection that has joined the prices of one product. */
function watch(url: string, productId: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`, {
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      const topic = `realtime:price:${productId}`;
      socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
    });
    socket.on('message', function joined(data) {
      if (!String(data).includes('phx_reply')) return;
      socket.off('message', joined);
      resolve(socket);
    });
  });
}

/** The next message about a price. */
function nextPrice(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('message', function heard(data) {
      if (!String(data).includes('"broadcast"')) return;
      socket.off('message', heard);
      resolve();
    });
  });
}

export function describeDelays(delays: Delays): string {
  const lines = Object.entries(delays).map(([kind, values]) => {
    const ms = (share: number) => `${Math.round(percentile(values, share))} ms`;
    return `| ${kind} | ${values.length} | ${ms(0.5)} | ${ms(0.99)} | ${Math.round(Math.max(...values))} ms |`;
  });
  return ['| where | observed | median | p99 | max |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}
