import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import { parseDollars } from '~/domain/catalogue/money';
import type { FeedRunState } from '~/domain/feeds/feed';
import { reportHtml } from '~/domain/feeds/report-html';
import { reportText, type ToldRun } from '~/domain/feeds/report-text';
import { addFeed } from '~/usecases/add-feed.server';
import type { Deps } from '~/usecases/deps';
import { findFeed, findRun } from '~/usecases/find-feed.server';
import { ingestFile } from '~/usecases/ingest-file.server';
import { listFeeds } from '~/usecases/list-feeds.server';
import { pauseFeed } from '~/usecases/pause-feed.server';
import { type FeedOutcome, runFeed } from '~/usecases/run-feed.server';
import type { CommandValues } from './command-values';
import { showFeedProgress } from './feed-progress.server';

type Say = (line: string) => void;

const durations = z.string().regex(/^\d+[mhd]$/);
const minutesPer: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };

/** What the options say of a retailer's feed; a string: what is wrong with them. */
function readWish(address: string | undefined, values: CommandValues) {
  const name = values.retailer?.trim();
  if (!address || !name) return 'Say which file or address, and whose it is: FILE --retailer NAME';
  const every = values.every === undefined ? undefined : durations.safeParse(values.every);
  if (every && !every.success) return 'How often is said so: --every 30m, --every 6h or --every 1d';
  const cents = (text: string | undefined) => (text === undefined ? undefined : parseDollars(text));
  const [shippingCents, freeShippingFromCents] = [
    cents(values.shipping),
    cents(values['free-from']),
  ];
  if (shippingCents === null || freeShippingFromCents === null) {
    return 'Amounts are in dollars: --shipping 5.99 --free-from 35';
  }
  const everyMinutes = every
    ? Number.parseInt(every.data, 10) * (minutesPer[every.data.at(-1) ?? ''] ?? 1)
    : undefined;
  return {
    address,
    currency: values.currency?.toUpperCase(),
    linkTemplate: values.link,
    everyMinutes,
    retailer: {
      name,
      shippingCents,
      freeShippingFromCents,
      affiliateTemplate: values.affiliate,
      pictureHosts: values['picture-hosts']?.split(',').map((host) => host.trim().toLowerCase()),
    },
  };
}

export async function ingest(
  deps: Deps,
  values: CommandValues,
  [address]: readonly string[],
  say: Say,
): Promise<number> {
  const wish = readWish(address, values);
  if (typeof wish === 'string') {
    say(wish);
    return 2;
  }
  const progress = showFeedProgress(process.stderr);
  const isTrial = values['dry-run'] === true;
  const outcome = await whenFree(() =>
    ingestFile(deps, {
      ...wish,
      isFull: values.full === true,
      isTrial,
      isAccepted: values.accept === true,
      onProgress: progress.show,
    }),
  ).finally(progress.end);
  const feed = `${wish.retailer.name}${isTrial ? ' (nothing was written)' : ''}`;
  tell({ ...outcome, feed }, values, say);
  return exitCode(outcome.state);
}

export async function addFeedNow(
  deps: Deps,
  values: CommandValues,
  [address]: readonly string[],
  say: Say,
): Promise<number> {
  const wish = readWish(address, values);
  if (typeof wish === 'string') {
    say(wish);
    return 2;
  }
  const feed = await addFeed(deps, { ...wish, name: values.name, isFull: values.delta !== true });
  say(`Added ${feed.name}. Read it now: npm run glowfare -- feed run ${feed.name}`);
  return 0;
}

export async function showFeeds(deps: Deps, values: CommandValues, say: Say): Promise<number> {
  const feeds = await listFeeds(deps);
  if (values.json) say(JSON.stringify(feeds, null, 2));
  else if (feeds.length === 0) say('None.');
  else {
    for (const { name, retailer, address, everyMinutes, pausedAt, lastRun } of feeds) {
      const when = pausedAt ? 'paused' : everyMinutes ? `every ${everyMinutes} min` : 'by hand';
      const last = lastRun
        ? `${lastRun.state} ${(lastRun.finishedAt ?? lastRun.startedAt).toISOString().slice(0, 16)}`
        : 'never read';
      say(`${name}  ${retailer}  ${when}  ${last}  ${address}`);
    }
  }
  return 0;
}

export async function runFeedNow(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  say: Say,
): Promise<number> {
  const feed = await findFeed(deps, name);
  if (!feed) {
    say(`There is no feed called '${name}'; see feed list.`);
    return 2;
  }
  const progress = showFeedProgress(process.stderr);
  const options = { feed, isAccepted: values.accept === true, onProgress: progress.show };
  const outcome = await whenFree(() => runFeed(deps, options)).finally(progress.end);
  tell({ ...outcome, feed: feed.name }, values, say);
  return exitCode(outcome.state);
}

export async function showFeedReport(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  say: Say,
): Promise<number> {
  const id = z.coerce.number().int().positive().safeParse(values.id);
  const run = await findRun(deps, id.success ? { runId: id.data } : { feed: name });
  if (!run) {
    say('There is no such reading: feed report NAME, or feed report --id NUMBER');
    return 2;
  }
  tell(run, values, say);
  return 0;
}

export async function pauseFeedNow(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  say: Say,
): Promise<number> {
  const isPaused = values.resume !== true;
  if (!(await pauseFeed(deps, { name, isPaused }))) {
    say(`There is no feed called '${name}'; see feed list.`);
    return 2;
  }
  say(
    isPaused
      ? `${name} is not read any more until: feed pause ${name} --resume`
      : `${name} goes on.`,
  );
  return 0;
}

function tell(run: ToldRun & Partial<FeedOutcome>, values: CommandValues, say: Say): void {
  if (values.json)
    say(JSON.stringify({ feed: run.feed, state: run.state, ...run.report }, null, 2));
  else say(values.html ? reportHtml(run) : reportText(run));
}

const exitCode = (state: FeedRunState) => (state === 'done' || state === 'unchanged' ? 0 : 1);

/** Waits while another feed is read; one that died lets its lease run out within half a minute. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'busy') || tries >= 60) throw error;
      // Not among what programs read.
      if (tries === 0) process.stderr.write('Another feed is being read; waiting for it.\n');
      await pause(2_000);
    }
  }
}
