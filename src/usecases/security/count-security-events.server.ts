import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import { minuteMs } from '~/domain/durations';
import type { SecurityEvent } from '~/domain/security/security-event';
import type { Deps, SecurityTally } from '../deps';

export interface SecurityCounter extends SecurityTally {
  /** Writes all pending counts. */
  flush(): Promise<void>;
  /** Flushes on shutdown; logs failures. */
  stop(): Promise<void>;
}

const writeEveryMs = 2_000;
/** Further subjects in a minute are counted together, without names. */
const maxSubjects = 200;

interface Count {
  event: SecurityEvent;
  minute: number;
  times: number;
  /** The first event of a minute is written soon, the rest at the end of the minute. */
  written: boolean;
}

/**
 * Counts failed sign-ins and refused requests in memory, per kind, subject and minute. A flood costs at
 * most two rows per subject and minute. A killed process loses the counts of its last minute.
 */
export function createSecurityCounter({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): SecurityCounter {
  const counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  function add(event: SecurityEvent): void {
    const minute = Math.floor(event.at.getTime() / minuteMs);
    const isNew = !counts.has(keyOf(event, minute));
    const subject = isNew && counts.size >= maxSubjects ? unnamed(event) : event;
    const key = keyOf(subject, minute);
    const count = counts.get(key) ?? { event: subject, minute, times: 0, written: false };
    count.times += 1;
    counts.set(key, count);
  }

  async function write(all: boolean): Promise<void> {
    const minute = Math.floor(clock.now().getTime() / minuteMs);
    for (const [key, count] of counts) {
      const isPastMinute = count.minute !== minute;
      if (count.times > 0 && (all || isPastMinute || !count.written)) {
        const { times } = count;
        await recordSecurityEvent(db, count.event, times);
        count.times -= times;
        count.written = true;
      }
      if (isPastMinute && count.times === 0) counts.delete(key);
    }
  }

  const run = (all: boolean): Promise<void> => {
    writing = writing.catch(() => {}).then(() => write(all));
    return writing;
  };

  function writeSoon(): void {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      run(false)
        .catch((error: unknown) => log.warn({ err: error }, 'security counts could not be written'))
        .finally(() => counts.size > 0 && writeSoon());
    }, writeEveryMs).unref();
  }

  return {
    count(event) {
      add(event);
      writeSoon();
    },
    flush: () => run(true),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await run(true).catch((error: unknown) =>
        log.error({ err: error }, 'security counts could not be written'),
      );
    },
  };
}

const keyOf = ({ kind, userId, network, detail }: SecurityEvent, minute: number) =>
  [minute, kind, userId, network, detail].join(' ');

const unnamed = (event: SecurityEvent): SecurityEvent => ({
  ...event,
  userId: null,
  sessionId: null,
  network: null,
  device: null,
});
