import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { Feed } from '~/domain/feeds/feed';
import { reportHtml } from '~/domain/feeds/report/report-html';
import { type ReportedRun, reportText } from '~/domain/feeds/report/report-text';
import type { Deps } from '~/usecases/deps';
import { ingestFile } from '~/usecases/feeds/ingest-file.server';
import {
  addFeed,
  findFeed,
  findRun,
  listFeedsWithLastRun,
  pauseFeed,
  releaseFeed,
} from '~/usecases/feeds/manage-feeds.server';
import { type FeedOutcome, runFeed } from '~/usecases/feeds/run-feed.server';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';
import { formatInterval, readFeedInput } from './feed-input';
import { showFeedProgress } from './feed-progress.server';

/** Why a path cannot be read; null if it can, or if it is a URL. */
async function findMissingReason(address: string): Promise<string | null> {
  if (address === '-' || /^https:\/\//i.test(address)) return null;
  const found = await stat(address).catch(() => null);
  return found ? null : `There is no file or folder ${address}.`;
}

async function requireFeedInput(address: string | undefined, values: CommandValues) {
  const input = readFeedInput(address, values);
  if (typeof input === 'string') throw new UsageError(input);
  const problem = await findMissingReason(input.address);
  if (problem) throw new UsageError(problem);
  return input;
}

export async function ingest(
  deps: Deps,
  values: CommandValues,
  [address]: readonly string[],
  print: Print,
): Promise<number> {
  const input = await requireFeedInput(address, values);
  const progress = showFeedProgress(process.stderr);
  const isTrial = values['dry-run'] === true;
  const runIngest = () =>
    ingestFile(deps, {
      ...input,
      isFull: values.full === true,
      isTrial,
      isAccepted: values.accept === true,
      onProgress: progress.show,
    });
  const outcome = await withCleanStop(deps, () => retryWhileBusy(runIngest)).finally(progress.end);
  const feed = `${input.retailer.name}${isTrial ? ' (nothing was written)' : ''}`;
  printReport({ ...outcome, feed }, values, print);
  return exitCode(outcome);
}

export async function addFeedNow(
  deps: Deps,
  values: CommandValues,
  [address]: readonly string[],
  print: Print,
): Promise<number> {
  const input = await requireFeedInput(address, values);
  if (input.address === '-') {
    throw new UsageError('feed add cannot read standard input; use: ingest - --retailer NAME');
  }
  const feed = await addFeed(deps, {
    ...input,
    address: absoluteAddress(input.address),
    name: values.name,
    isFull: values.delta !== true,
  });
  print(`Added ${feed.name}. To import it now: npm run glowfare -- feed run ${feed.name}`);
  return 0;
}

/** The worker that reads the file may run in another folder, so the path must be absolute. */
const absoluteAddress = (address: string) =>
  /^https:\/\//i.test(address) ? address : resolve(address);

export async function showFeeds(deps: Deps, values: CommandValues, print: Print): Promise<number> {
  const feeds = await listFeedsWithLastRun(deps);
  if (values.json) print(JSON.stringify(feeds, null, 2));
  else if (feeds.length === 0) print('None.');
  else {
    for (const feed of feeds) {
      const { name, retailer, address, lastRun } = feed;
      const when = scheduleText(feed);
      const last = lastRun
        ? `${lastRun.state} ${(lastRun.finishedAt ?? lastRun.startedAt).toISOString().slice(0, 16)}`
        : 'never read';
      print(`${name}  ${retailer}  ${when}  ${last}  ${address}`);
    }
  }
  return 0;
}

function scheduleText({ quarantinedAt, pausedAt, everyMinutes }: Feed): string {
  if (quarantinedAt) return `quarantined ${quarantinedAt.toISOString().slice(0, 16)}`;
  if (pausedAt) return 'paused';
  return everyMinutes ? `every ${formatInterval(everyMinutes)}` : 'manual';
}

export async function runFeedNow(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  print: Print,
): Promise<number> {
  const feed = await findFeed(deps, name);
  if (!feed) {
    throw new UsageError(`There is no feed called '${name}'; see feed list.`);
  }
  const progress = showFeedProgress(process.stderr);
  const options = { feed, isAccepted: values.accept === true, onProgress: progress.show };
  const outcome = await withCleanStop(deps, () =>
    retryWhileBusy(() => runFeed(deps, options)),
  ).finally(progress.end);
  printReport({ ...outcome, feed: feed.name }, values, print);
  return exitCode(outcome);
}

export async function showFeedReport(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  print: Print,
): Promise<number> {
  const id = z.coerce.number().int().positive().safeParse(values.id);
  const run = await findRun(deps, id.success ? { runId: id.data } : { feed: name });
  if (!run) {
    throw new UsageError('There is no such run: feed report NAME, or feed report --id NUMBER');
  }
  printReport(run, values, print);
  return 0;
}

export async function pauseFeedNow(
  deps: Deps,
  values: CommandValues,
  [name = '']: readonly string[],
  print: Print,
): Promise<number> {
  const isPaused = values.resume !== true;
  if (!(await pauseFeed(deps, { name, isPaused }))) {
    throw new UsageError(`There is no feed called '${name}'; see feed list.`);
  }
  print(
    isPaused ? `Paused ${name}. To resume it: feed pause ${name} --resume` : `Resumed ${name}.`,
  );
  return 0;
}

export async function releaseFeedNow(
  deps: Deps,
  [name = '']: readonly string[],
  print: Print,
): Promise<number> {
  if (!(await releaseFeed(deps, name))) {
    throw new UsageError(`There is no feed called '${name}'; see feed list.`);
  }
  print(`Released ${name}. To run it now: npm run glowfare -- feed run "${name}"`);
  return 0;
}

function printReport(
  run: ReportedRun & Partial<FeedOutcome>,
  values: CommandValues,
  print: Print,
): void {
  if (values.json)
    print(JSON.stringify({ feed: run.feed, state: run.state, ...run.report }, null, 2));
  else print(values.html ? reportHtml(run) : reportText(run));
}

const exitCode = ({ state }: FeedOutcome) => (state === 'done' || state === 'unchanged' ? 0 : 1);

/** Lets Ctrl-C stop a run cleanly, so that it does not count as a crash. */
async function withCleanStop<T>({ feeds }: Deps, work: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => feeds.stop();
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/** Waits while another feed is being read; the lease of a crashed one expires within 30 seconds. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'busy') || tries >= 60) throw error;
      // Not on standard output, which programs read.
      if (tries === 0)
        process.stderr.write('Another feed is being imported; waiting for it to finish.\n');
      await pause(2_000);
    }
  }
}
