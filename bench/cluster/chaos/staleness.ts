import { setTimeout as pause } from 'node:timers/promises';
import type { PriceWriter } from '../engine.ts';
import { dollars } from '../freshness.ts';
import type { Rig } from '../rig.ts';
import type { WebProcess } from '../web-process.ts';
import type { OutageLog } from './outage-log.ts';

/** Products that nothing else changes. */
const products = Array.from({ length: 60 }, (_, index) => 401 + index);
const pauseMs = 500;
const giveUpMs = 60_000;

/** Changes prices and requests the product's page from every process until it shows them. */
export async function startStalenessCheck(rig: Rig, prices: PriceWriter, outages: OutageLog) {
  let stopped = false;

  /** How long after the change a page with the old price was requested; undefined if the process ended. */
  async function watch(
    web: WebProcess,
    productId: number,
    cents: number,
  ): Promise<number | undefined> {
    const changedAt = performance.now();
    let staleMs = 0;
    for (;;) {
      if (outages.isAway(web.name)) return undefined;
      const requestedAt = performance.now();
      const text = await fetch(`${web.url}/product/${productId}`).then(
        (response) => (response.ok ? response.text() : undefined),
        () => undefined,
      );
      if (text?.includes(dollars(cents))) return staleMs;
      if (text !== undefined) staleMs = requestedAt - changedAt;
      if (requestedAt - changedAt > giveUpMs)
        throw new Error(`${web.name} does not show ${dollars(cents)} on /product/${productId}.`);
      await pause(50);
    }
  }

  async function check(productId: number, cents: number): Promise<void> {
    const offerId = await prices.findOffer(productId);
    if (offerId === undefined) return;
    // Into the page caches.
    await Promise.all(
      rig.web.map(({ url }) =>
        fetch(`${url}/product/${productId}`).then(
          (page) => page.text(),
          () => '',
        ),
      ),
    );
    await prices.set(offerId, cents);
    const since = performance.now();
    await Promise.all(
      rig.web.map(async (web) => {
        const staleMs = await watch(web, productId, cents);
        if (staleMs !== undefined) outages.countPage(since, staleMs);
      }),
    );
  }

  async function run(): Promise<void> {
    for (let round = 0; !stopped; round += 1) {
      // Lower than all others, and never the same for one product.
      const cents = 100 + ((round * 7) % 290);
      await check(products[round % products.length] ?? 0, cents).catch((error: unknown) => {
        if (error instanceof Error && error.message.includes('does not show'))
          console.log(error.message);
      });
      await pause(pauseMs);
    }
  }
  const running = run();
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}
