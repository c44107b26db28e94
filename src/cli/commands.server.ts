import { z } from 'zod';
import { reportClicks } from '~/usecases/clicks/report-clicks.server';
import type { Deps } from '~/usecases/deps';
import { readOutboxMail } from '~/usecases/email/read-outbox.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { reportHelpVotes } from '~/usecases/help/vote-on-article.server';
import {
  listDeadJobs,
  reviveDeadJob,
  reviveDeadJobs,
} from '~/usecases/jobs/manage-dead-jobs.server';
import { stopUsingRedis } from '~/usecases/operations/choose-wakeups.server';
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
import { ingredientCommands } from './ingredients/ingredient-commands.server';
import { forgetPhrase, placePhrase, showCategoryMap, showRules } from './matching/category.server';
import { showMatchAnswers, undoMatchAnswer } from './matching/match-answers.server';
import { answerMatchQuestions } from './matching/match-questions.server';
import { exchangeRateCommands } from './prices/exchange-rate-commands.server';
import { siteCommands } from './site-commands.server';
import { UsageError } from './usage-error';

/** The operator's commands that need the database. */
export const commands: Record<string, Command> = {
  migrate: {
    about: 'bring the database up to date',
    async run({ applied, print }) {
      print(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to do.');
      return 0;
    },
  },
  'wakeups without-redis': {
    about: 'let processes reach each other through PostgreSQL again; stop the site first',
    async run({ deps, print }) {
      await stopUsingRedis(deps);
      print('Done. Remove REDIS_URL from all processes before you start them.');
      return 0;
    },
  },
  'mail test': {
    about: 'send an email that proves the settings work',
    options: { to: 'ADDRESS: where to send it' },
    async run({ deps, values, startWorker, print }) {
      const to = z.email().safeParse(values.to);
      if (!to.success) {
        throw new UsageError('Name the recipient: mail test --to you@example.com');
      }
      const id = await sendTestMail(deps, { to: to.data });
      if (!id) return 1;
      const sent = await deliver(deps, startWorker, id);
      print(
        sent
          ? `Sent to ${to.data} (${sent}).`
          : 'Queued; it could not be sent yet and will be retried.',
      );
      return sent ? 0 : 1;
    },
  },
  clicks: {
    about: 'count clicks per store in the last 30 days',
    options: { id: 'OFFER: one offer, by day' },
    async run({ deps, values, print }) {
      const id = z.coerce.number().int().positive().optional().safeParse(values.id);
      if (!id.success) {
        throw new UsageError('--id must be the number of an offer: clicks --id 7');
      }
      const { retailers, days } = await reportClicks(deps, { days: 30, offerId: id.data });
      for (const { day, clicks } of days) print(`${String(clicks).padStart(8)}  ${day}`);
      if (id.data === undefined)
        for (const { clicks, retailer } of retailers)
          print(`${String(clicks).padStart(8)}  ${retailer}`);
      if ((id.data === undefined ? retailers : days).length === 0) print('None.');
      return 0;
    },
  },
  'help votes': {
    about: 'list votes on help articles, least helpful first',
    async run({ deps, print }) {
      const votes = await reportHelpVotes(deps);
      for (const { slug, helpful, unhelpful } of votes)
        print(`${String(helpful).padStart(6)} yes ${String(unhelpful).padStart(6)} no  ${slug}`);
      if (votes.length === 0) print('None.');
      return 0;
    },
  },
  ...siteCommands,
  ...ingredientCommands,
  'jobs dead': {
    about: 'list dead jobs, newest first',
    async run({ deps, print }) {
      const dead = await listDeadJobs(deps);
      for (const job of dead)
        print(`${job.id}  ${job.kind}  ${job.attempts} attempts  ${job.lastError}`);
      if (dead.length === 0) print('None.');
      return 0;
    },
  },
  'auth rotate-key': {
    about: 'sign access tokens with a new key; existing tokens stay valid until they expire',
    async run({ rotateKey, print }) {
      print(`Now signing with ${await rotateKey()}. All processes use it within a minute.`);
      return 0;
    },
  },
  'auth reset-secrets': {
    about: 'discard everything encrypted with a lost secrets key, so that the site can start',
    needsNoKey: true,
    async run({ deps, print }) {
      await resetSecrets(deps);
      print(
        'Done. The next start creates a new key. Remove secrets.key or AUTH_SECRETS_KEY if it is wrong. ' +
          'Existing authenticator apps no longer work; recovery codes do.',
      );
      return 0;
    },
  },
  'category place': {
    about: 'set the category of products that feeds describe with a phrase',
    options: {
      phrase: 'WORDS: the phrase in feeds',
      shelf: 'CATEGORY/SUBCATEGORY: the category for it, or none to refuse it',
    },
    run: ({ deps, values, print }) => placePhrase(deps, values, print),
  },
  'category forget': {
    about: 'remove the category set for a phrase',
    options: { phrase: 'WORDS: the phrase in feeds' },
    run: ({ deps, values, print }) => forgetPhrase(deps, values, print),
  },
  'category list': {
    about: 'list the categories set for phrases',
    options: { json: 'as JSON' },
    run: ({ deps, values, print }) => showRules(deps, values, print),
  },
  'category map': {
    about: 'show how the category texts of feeds are mapped to categories',
    options: { retailer: 'NAME: only the feeds of this store', json: 'as JSON' },
    run: ({ deps, values, print }) => showCategoryMap(deps, values, print),
  },
  'match questions': {
    about: 'answer questions about uncertain matches, one after another',
    options: {
      list: 'only list them',
      json: 'list them as JSON',
      settle: 'ID: settle this one',
      product: 'ID|new: the product it belongs to',
    },
    run: ({ deps, values, print }) => answerMatchQuestions(deps, values, print),
  },
  'match answers': {
    about: 'list your latest answers about uncertain matches',
    options: { json: 'as JSON' },
    run: ({ deps, values, print }) => showMatchAnswers(deps, values, print),
  },
  'match undo': {
    about: 'undo an answer about an uncertain match; the question is open again',
    options: { id: 'ID: the question' },
    run: ({ deps, values, print }) => undoMatchAnswer(deps, values, print),
  },
  ingest: {
    takesArguments: true,
    about: 'FILE: import a feed now, from a file, a folder, a URL or - (docs/feeds.md)',
    options: {
      ...feedOptions,
      'dry-run': 'write nothing',
      full: 'mark offers that it does not contain as gone',
      accept: 'import it even if it looks wrong',
      json: 'print the report as JSON',
      html: 'print the report as HTML',
    },
    run: ({ deps, values, args, print }) => ingest(deps, values, args, print),
  },
  'feed add': {
    takesArguments: true,
    about: 'URL: add a feed to import regularly',
    options: {
      ...feedOptions,
      every: '6h: the interval, such as 30m or 1d',
      delta: 'keep offers that it does not contain',
      name: 'NAME: the name of the feed',
    },
    run: ({ deps, values, args, print }) => addFeedNow(deps, values, args, print),
  },
  'feed list': {
    about: 'list feeds and their last runs',
    options: { json: 'as JSON' },
    run: ({ deps, values, print }) => showFeeds(deps, values, print),
  },
  'feed run': {
    takesArguments: true,
    about: 'NAME: import a feed now',
    options: {
      accept: 'import it even if it was held',
      json: 'print the report as JSON',
      html: 'print the report as HTML',
    },
    run: ({ deps, values, args, print }) => runFeedNow(deps, values, args, print),
  },
  'feed report': {
    takesArguments: true,
    about: 'NAME: show the report of the last run',
    options: { id: 'RUN: show another run', json: 'as JSON', html: 'as HTML' },
    run: ({ deps, values, args, print }) => showFeedReport(deps, values, args, print),
  },
  'feed pause': {
    takesArguments: true,
    about: 'NAME: pause a feed',
    options: { resume: 'go on' },
    run: ({ deps, values, args, print }) => pauseFeedNow(deps, values, args, print),
  },
  'feed release': {
    takesArguments: true,
    about: 'NAME: release a feed from quarantine',
    run: ({ deps, args, print }) => releaseFeedNow(deps, args, print),
  },
  ...retailerCommands,
  ...exchangeRateCommands,
  'jobs retry': {
    about: 'give dead jobs another set of attempts',
    options: {
      id: 'ID: one job',
      kind: 'KIND: all jobs of one kind, such as send-mail',
      all: 'all jobs',
    },
    async run({ deps, values, print }) {
      const { kind, all } = values;
      if ([values.id, kind, all].filter((given) => given !== undefined).length !== 1) {
        throw new UsageError('Choose which jobs: jobs retry --id 7, --kind send-mail or --all');
      }
      if (values.id === undefined) {
        const count = await reviveDeadJobs(deps, { kind });
        print(`${count} ${count === 1 ? 'job' : 'jobs'} will run again.`);
        return 0;
      }
      const id = z.coerce.number().int().positive().safeParse(values.id);
      const revived = id.success && (await reviveDeadJob(deps, { id: id.data }));
      print(revived ? 'It will run again.' : 'There is no dead job with that --id.');
      return revived ? 0 : 1;
    },
  },
};

/** Runs jobs until the email has been sent, for a few seconds at most. */
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
