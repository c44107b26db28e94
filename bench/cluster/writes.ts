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
  const mailIds: string[] = [];
  let failedMails = 0;
  /** While it is checked what was lost, no price is written. */
  let checking: Promise<unknown> = Promise.resolve();
  let writing: Promise<unknown> = Promise.resolve();

  async function writePrice(offerId: number, cents: number): Promise<void> {
    expected.get(offerId)?.add(cents);
    try {
      await prices.set(offerId, cents);
      expected.set(offerId, new Set([cents]));
      acknowledged += 1;
    } catch {
      failed += 1;
    }
  }

  async function writePrices(): Promise<void> {
    for (let round = 0; !stopped; round += 1) {
      await checking;
      writing = writePrice(offerIds[round % offerIds.length] ?? 0, 5_000 + (round % 4_000));
      await writing;
      await pause(50);
    }
  }

  /** How many acknowledged prices the database does not have. */
  async function compare(): Promise<number> {
    await writing;
    const current = await prices.current([...expected.keys()]);
    let lost = 0;
    for (const [offerId, possible] of expected) {
      const price = current.get(offerId);
      if (price === undefined || !possible.has(price)) lost += 1;
    }
    return lost;
  }

  async function queueMails(): Promise<void> {
    while (!stopped) {
      await queueTestMail(rig.url).then(
        (mailId) => {
          mailIds.push(mailId);
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
    counts: () => ({ acknowledged, failed, mails: mailIds.length, failedMails }),
    /** Accepted emails. */
    mailIds,
    async stop() {
      stopped = true;
      await running;
    },
    countLost(): Promise<number> {
      const result = compare();
      checking = result.catch(() => {});
      return result;
    },
  };
}
