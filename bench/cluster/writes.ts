import { setTimeout as pause } from 'node:timers/promises';
import { queueTestMail } from '../../tests/e2e/queue-test-mail.ts';
import type { PriceWriter } from './engine.ts';
import type { Rig } from './rig.ts';

const writtenProducts = Array.from({ length: 60 }, (_, index) => 520 + index);

/** Writes prices and queues emails until it is stopped, and remembers what was acknowledged. */
export async function startWrites(rig: Rig, prices: PriceWriter) {
  const offerIds = await prices.findOffers(writtenProducts);
  /** For offers with an acknowledged price: the last one, and those whose outcome is unknown since. */
  const expected = new Map<number, Set<number>>();
  let stopped = false;
  let acknowledged = 0;
  let failed = 0;
  let mails = 0;
  let failedMails = 0;

  async function writePrices(): Promise<void> {
    for (let round = 0; !stopped; round += 1) {
      const offerId = offerIds[round % offerIds.length] ?? 0;
      const cents = 5_000 + (round % 4_000);
      expected.get(offerId)?.add(cents);
      try {
        await prices.set(offerId, cents);
        expected.set(offerId, new Set([cents]));
        acknowledged += 1;
      } catch {
        failed += 1;
      }
      await pause(50);
    }
  }

  async function queueMails(): Promise<void> {
    while (!stopped) {
      await queueTestMail(rig.url).then(
        () => {
          mails += 1;
        },
        () => {
          failedMails += 1;
        },
      );
      await pause(100);
    }
  }

  const running = Promise.all([writePrices(), queueMails()]);
  return {
    counts: () => ({ acknowledged, failed, mails, failedMails }),
    async stop() {
      stopped = true;
      await running;
    },
    /** How many acknowledged prices the database does not have. */
    async countLost(): Promise<number> {
      const current = await prices.current([...expected.keys()]);
      let lost = 0;
      for (const [offerId, possible] of expected) {
        const price = current.get(offerId);
        if (price === undefined || !possible.has(price)) lost += 1;
      }
      return lost;
    },
  };
}
