import { z } from 'zod';
import { reportClicks } from '~/usecases/clicks/report-clicks.server';
import type { Deps } from '~/usecases/deps';
import { readOutboxMail } from '~/usecases/email/read-outbox-mail.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { reportHelpVotes } from '~/usecases/help/report-help-votes.server';
import { listDeadJobs } from '~/usecases/jobs/list-dead-jobs.server';
import { reviveDeadJob, reviveDeadJobs } from '~/usecases/jobs/revive-dead-job.server';
import { resetSecrets } from '~/usecases/secrets/reset-secrets.server';
import { retailerCommands } from './catalog/retailer.server';
import type { Command, CommandInput } from './command.server';
import {
  addFeedNow,
  ingest,
  pauseFeedNow,
  releaseFeedNow,
  runFeedNow,
  showFeedReport,
  showFeeds,
} from './feeds/feed.server';
import { feedOptions } from './feeds/feed-input';
import { inboxCommands } from './forms/inbox.server';
import { placePhrase, showRules } from './matching/category.server';
import { reviewMatches } from './matching/match-review.server';
import { UsageError } from './usage-error';

/** What the operator can do from the terminal. */
export const commands: Record<string, Command> = {
  migrate: {
    about: 'bring the database up to date',
    async run({ applied, say }) {
      say(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to do.');
      return 0;
    },
  },
  'mail test': {
    about: 'send an email that proves the settings work',
    options: { to: 'ADDRESS: where to send it' },
    async run({ deps, values, startWorker, say }) {
      const to = z.email().safeParse(values.to);
      if (!to.success) {
        throw new UsageError('Say where to: mail test --to you@example.com');
      }
      const id = await sendTestMail(deps, { to: to.data });
      if (!id) return 1;
      const sent = await deliver(deps, startWorker, id);
      say(
        sent
          ? `Sent to ${to.data} (${sent}).`
          : 'Queued; it could not be sent yet and will be retried.',
      );
      return sent ? 0 : 1;
    },
  },
  clicks: {
    about: 'how often people went to each store, the last 30 days',
    options: { id: 'OFFER: one offer, by day' },
    async run({ deps, values, say }) {
      const id = z.coerce.number().int().positive().optional().safeParse(values.id);
      if (!id.success) {
        throw new UsageError('An offer is named by its number: clicks --id 7');
      }
      const { retailers, days } = await reportClicks(deps, { days: 30, offerId: id.data });
      for (const { day, clicks } of days) say(`${String(clicks).padStart(8)}  ${day}`);
      if (id.data === undefined)
        for (const { clicks, retailer } of retailers)
          say(`${String(clicks).padStart(8)}  ${retailer}`);
      if ((id.data === undefined ? retailers : days).length === 0) say('None.');
      return 0;
    },
  },
  'help votes': {
    about: 'what people thought of the help articles, the least helpful first',
    async run({ deps, say }) {
      const votes = await reportHelpVotes(deps);
      for (const { slug, helpful, unhelpful } of votes)
        say(`${String(helpful).padStart(6)} yes ${String(unhelpful).padStart(6)} no  ${slug}`);
      if (votes.length === 0) say('None.');
      return 0;
    },
  },
  ...inboxCommands,
  'jobs dead': {
    about: 'list the jobs that gave up, newest first',
    async run({ deps, say }) {
      const dead = await listDeadJobs(deps);
      for (const job of dead)
        say(`${job.id}  ${job.kind}  ${job.attempts} attempts  ${job.lastError}`);
      if (dead.length === 0) say('None.');
      return 0;
    },
  },
  'auth rotate-key': {
    about: 'sign access tokens with a new key; the old ones stay good until they run out',
    async run({ rotateKey, say }) {
      say(`Signing with ${await rotateKey()} now. Every process knows within a minute.`);
      return 0;
    },
  },
  'auth reset-secrets': {
    about: 'discard everything encrypted with a lost secrets key, so that the site can start',
    needsNoKey: true,
    async run({ deps, say }) {
      await resetSecrets(deps);
      say(
        'Done. The next start creates a new key. Remove secrets.key or AUTH_SECRETS_KEY if it is wrong. ' +
          'Existing authenticator apps no longer work; recovery codes do.',
      );
      return 0;
    },
  },
  'category place': {
    about: 'teach where products belong that feeds call by a phrase',
    options: {
      phrase: 'WORDS: what feeds call it',
      shelf: 'CATEGORY/SUBCATEGORY: where it belongs',
    },
    run: ({ deps, values, say }) => placePhrase(deps, values, say),
  },
  'category list': {
    about: 'where the operator placed phrases',
    options: { json: 'as JSON' },
    run: ({ deps, values, say }) => showRules(deps, values, say),
  },
  'match review': {
    about: 'place doubtful offers, one after the other',
    options: {
      list: 'only list them',
      json: 'list them as JSON',
      settle: 'ID: place this one',
      product: 'ID|new: where to place it',
    },
    run: ({ deps, values, say }) => reviewMatches(deps, values, say),
  },
  ingest: {
    takesArguments: true,
    about: 'FILE: take a feed in now, from a file, a folder, an address or - (docs/feeds.md)',
    options: {
      ...feedOptions,
      'dry-run': 'write nothing',
      full: 'offers that it does not contain are gone',
      accept: 'take it even if it looks wrong',
      json: 'report as JSON',
      html: 'report as HTML',
    },
    run: ({ deps, values, args, say }) => ingest(deps, values, args, say),
  },
  'feed add': {
    takesArguments: true,
    about: 'ADDRESS: add a feed to read regularly',
    options: {
      ...feedOptions,
      every: '6h: how often, or 30m, or 1d',
      delta: 'offers that it does not contain stay',
      name: 'NAME: what to call it',
    },
    run: ({ deps, values, args, say }) => addFeedNow(deps, values, args, say),
  },
  'feed list': {
    about: 'the feeds and their last runs',
    options: { json: 'as JSON' },
    run: ({ deps, values, say }) => showFeeds(deps, values, say),
  },
  'feed run': {
    takesArguments: true,
    about: 'NAME: read a feed now',
    options: { accept: 'take what was held', json: 'report as JSON', html: 'report as HTML' },
    run: ({ deps, values, args, say }) => runFeedNow(deps, values, args, say),
  },
  'feed report': {
    takesArguments: true,
    about: 'NAME: what the last run of a feed did',
    options: { id: 'RUN: another run', json: 'as JSON', html: 'as HTML' },
    run: ({ deps, values, args, say }) => showFeedReport(deps, values, args, say),
  },
  'feed pause': {
    takesArguments: true,
    about: 'NAME: stop reading a feed regularly',
    options: { resume: 'go on' },
    run: ({ deps, values, args, say }) => pauseFeedNow(deps, values, args, say),
  },
  'feed release': {
    takesArguments: true,
    about: 'NAME: release a feed from quarantine',
    run: ({ deps, args, say }) => releaseFeedNow(deps, args, say),
  },
  ...retailerCommands,
  'jobs retry': {
    about: 'give dead jobs another set of attempts',
    options: {
      id: 'ID: one of them',
      kind: 'KIND: all of one kind, such as send-mail',
      all: 'all of them',
    },
    async run({ deps, values, say }) {
      const { kind, all } = values;
      if ([values.id, kind, all].filter((given) => given !== undefined).length !== 1) {
        throw new UsageError('Say which: jobs retry --id 7, --kind send-mail or --all');
      }
      if (values.id === undefined) {
        const count = await reviveDeadJobs(deps, { kind });
        say(`${count} ${count === 1 ? 'job' : 'jobs'} will run again.`);
        return 0;
      }
      const id = z.coerce.number().int().positive().safeParse(values.id);
      const revived = id.success && (await reviveDeadJob(deps, { id: id.data }));
      say(revived ? 'It will run again.' : 'There is no dead job with that --id.');
      return revived ? 0 : 1;
    },
  },
};

/** Works on the queue until the mail has left, for a few seconds at most. */
async function deliver(
  deps: Deps,
  startWorker: CommandInput['startWorker'],
  id: string,
): Promise<string | null> {
  const worker = await startWorker();
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      const { sentVia } = await readOutboxMail(deps, { id });
      if (sentVia) return sentVia;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return null;
  } finally {
    await worker.stop();
  }
}
