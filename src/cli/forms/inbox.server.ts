import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { priceMatchStates } from '~/domain/forms/price-match';
import { readReference } from '~/domain/forms/reference';
import { formatDollars } from '~/domain/prices/money';
import { findingWords } from '~/domain/uploads/resume-report';
import { decidePriceMatch } from '~/usecases/forms/decide-price-match.server';
import { listInbox } from '~/usecases/forms/list-inbox.server';
import { readApplication } from '~/usecases/forms/read-application.server';
import type { CommandInput } from '../command.server';
import type { CommandHelp } from '../command-help';
import { answerInboxItem } from './answer-inbox-item.server';
import { showInboxItem } from './show-inbox-item.server';

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

type InboxInput = Pick<CommandInput, 'deps' | 'values' | 'say'>;

interface InboxCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: InboxInput): Promise<number>;
}

/** The reference that was given, or nothing after saying what is missing. */
function referenceIn({ values, say }: InboxInput): string | null {
  const reference = readReference(values.id ?? '');
  if (!reference) say('Say which: --id GF-XXXX-XXXX (inbox lists them).');
  return reference;
}

/** The product that was named; undefined: none was, null: not by a number. */
function productIn(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
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
        const warning = fileFindings?.length === 0 ? '' : `  (${findingWords(fileFindings)})`;
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
      if (!reference) return 2;
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
      if (!reference) return 2;
      await answerInboxItem(input.deps, { reference, answer: input.values.text ?? '' });
      input.say(`Answered; the mail to ${reference}'s sender is in the outbox.`);
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
      if (!state) input.say('Say what it becomes: --state verifying, approved or declined.');
      const productId = productIn(input.values.product);
      if (productId === null) input.say('A product is named by its number: --product 7');
      if (!reference || !state || productId === null) return 2;
      const { note = '' } = input.values;
      await decidePriceMatch(input.deps, { reference, state, note, productId });
      input.say(`${reference} is ${state}; the mail about it is in the outbox.`);
      return 0;
    },
  },
  'inbox save': {
    about: 'save the file of an application',
    options: { id: 'REFERENCE: which one', to: 'FOLDER: where to' },
    async run(input) {
      const reference = referenceIn(input);
      const { to } = input.values;
      if (!to) input.say('Say where to: --to FOLDER.');
      if (!reference || !to) return 2;
      const { application, bytes } = await readApplication(input.deps, { reference });
      await mkdir(to, { recursive: true });
      // Named by us: a stranger's name could be anything.
      const path = resolve(join(to, `${reference}.${application.fileType}`));
      await writeFile(path, bytes, { mode: 0o600 });
      input.say(`Saved as ${path}.`);
      input.say(`Inside the file: ${findingWords(application.fileFindings)}`);
      return 0;
    },
  },
};
