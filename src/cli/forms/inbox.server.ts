import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { priceMatchStates } from '~/domain/forms/price-match';
import { readReference } from '~/domain/forms/reference';
import { formatDollars } from '~/domain/prices/money';
import { describeFindings } from '~/domain/uploads/resume-report';
import { decidePriceMatch } from '~/usecases/forms/decide-price-match.server';
import { listInbox } from '~/usecases/forms/list-inbox.server';
import { readApplication } from '~/usecases/forms/read-application.server';
import type { CommandInput } from '../command.server';
import type { CommandHelp } from '../command-help';
import { UsageError } from '../usage-error';
import { answerInboxItem } from './answer-inbox-item.server';
import { showInboxItem } from './show-inbox-item.server';

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

type InboxInput = Pick<CommandInput, 'deps' | 'values' | 'say'>;

interface InboxCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: InboxInput): Promise<number>;
}

function referenceIn({ values }: InboxInput): string {
  const reference = readReference(values.id ?? '');
  if (!reference) throw new UsageError('Say which: --id GF-XXXX-XXXX (inbox lists them).');
  return reference;
}

/** The product that was named, if any. */
function productIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('A product is named by its number: --product 7');
}

/** What people sent through forms, and answering it. */
export const inboxCommands: Record<string, InboxCommand> = {
  inbox: {
    about: 'messages, price matches and applications that wait, the most urgent first',
    options: { all: 'also those that were answered' },
    async run({ deps, values, say }) {
      const { messages, requests, applications } = await listInbox(deps, {
        all: values.all === true,
      });
      const now = deps.clock.now();
      const promise = (dueAt: Date) => `${dueAt < now ? 'OVERDUE since' : 'due'} ${minute(dueAt)}`;
      say(`Price match requests: ${requests.length}`);
      for (const { reference, state, dueAt, brand, productName, ...request } of requests)
        say(
          `  ${reference}  ${state}  ${promise(dueAt)}  ${brand} ${productName}, ${formatDollars(request.priceCents)} at ${request.storeName}`,
        );
      say(`Contact messages: ${messages.length}`);
      for (const { reference, receivedAt, email, subject } of messages)
        say(`  ${reference}  ${minute(receivedAt)}  ${email}  ${subject}`);
      say(`Applications: ${applications.length}`);
      for (const { reference, dueAt, name, role, fileName, fileFindings } of applications) {
        const warning = fileFindings?.length === 0 ? '' : `  (${describeFindings(fileFindings)})`;
        say(
          `  ${reference}  ${promise(dueAt)}  ${name}  ${role ?? 'no position'}  ${fileName}${warning}`,
        );
      }
      return 0;
    },
  },
  'inbox show': {
    about: 'all of one message, price match or application',
    options: { id: 'REFERENCE: which one' },
    async run(input) {
      const reference = referenceIn(input);
      const lines = await showInboxItem(input.deps, reference);
      for (const line of lines ?? [`Nothing came under ${reference}.`]) input.say(line);
      return lines ? 0 : 1;
    },
  },
  'inbox answer': {
    about: 'answer a message or an application by email',
    options: { id: 'REFERENCE: which one', text: 'TEXT: the answer' },
    async run(input) {
      const reference = referenceIn(input);
      await answerInboxItem(input.deps, { reference, answer: input.values.text ?? '' });
      input.say(`Answered; the email to ${reference}'s sender is in the outbox.`);
      return 0;
    },
  },
  'inbox decide': {
    about: 'move a price match on; once approved, its price goes onto the product’s page',
    options: {
      id: 'REFERENCE: which one',
      state: 'verifying|approved|declined: what it becomes',
      note: 'TEXT: what the email says about it',
      product: 'ID: the product, if the address given does not name it',
    },
    async run(input) {
      const reference = referenceIn(input);
      const state = priceMatchStates.find((known) => known === input.values.state);
      if (!state) {
        throw new UsageError('Say what it becomes: --state verifying, approved or declined.');
      }
      const productId = productIn(input.values.product);
      const { note = '' } = input.values;
      await decidePriceMatch(input.deps, { reference, state, note, productId });
      input.say(`${reference} is ${state}; the email about it is in the outbox.`);
      return 0;
    },
  },
  'inbox save': {
    about: 'save the file of an application',
    options: { id: 'REFERENCE: which one', to: 'FOLDER: where to' },
    async run(input) {
      const reference = referenceIn(input);
      const { to } = input.values;
      if (!to) throw new UsageError('Say where to: --to FOLDER.');
      const { application, bytes } = await readApplication(input.deps, { reference });
      await mkdir(to, { recursive: true });
      // Named by us: a stranger's name could be anything.
      const path = resolve(join(to, `${reference}.${application.fileType}`));
      await writeFile(path, bytes, { mode: 0o600 });
      input.say(`Saved as ${path}.`);
      input.say(`Inside the file: ${describeFindings(application.fileFindings)}`);
      return 0;
    },
  },
};
