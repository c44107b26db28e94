import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { priceMatchStates } from '~/domain/forms/price-match';
import { readReference } from '~/domain/forms/reference';
import { formatDollars } from '~/domain/prices/money';
import { describeFindings } from '~/domain/uploads/resume-report';
import { answerSubmission } from '~/usecases/forms/answer-submission.server';
import { decidePriceMatch } from '~/usecases/forms/decide-price-match.server';
import { listInbox } from '~/usecases/forms/list-inbox.server';
import { readApplication } from '~/usecases/forms/read-submission.server';
import type { SiteCommand, SiteCommandInput } from '../site-command';
import { UsageError } from '../usage-error';
import { showInboxItem } from './show-inbox-item.server';

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

function referenceIn({ values }: SiteCommandInput): string {
  const reference = readReference(values.id ?? '');
  if (!reference) throw new UsageError('Name the item: --id GF-XXXX-XXXX (inbox lists them).');
  return reference;
}

/** The product in the options, if any. */
function productIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('--product must be the number of a product: --product 7');
}

export const inboxCommands: Record<string, SiteCommand> = {
  inbox: {
    about: 'list open messages, price matches and applications, most urgent first',
    options: { all: 'include answered ones' },
    async run({ deps, values, print }) {
      const { messages, requests, applications } = await listInbox(deps, {
        all: values.all === true,
      });
      const now = deps.clock.now();
      const promise = (dueAt: Date) => `${dueAt < now ? 'OVERDUE since' : 'due'} ${minute(dueAt)}`;
      print(`Price match requests: ${requests.length}`);
      for (const { reference, state, dueAt, brand, productName, ...request } of requests)
        print(
          `  ${reference}  ${state}  ${promise(dueAt)}  ${brand} ${productName}, ${formatDollars(request.priceCents)} at ${request.storeName}`,
        );
      print(`Contact messages: ${messages.length}`);
      for (const { reference, receivedAt, email, subject } of messages)
        print(`  ${reference}  ${minute(receivedAt)}  ${email}  ${subject}`);
      print(`Applications: ${applications.length}`);
      for (const { reference, dueAt, name, role, fileName, fileFindings } of applications) {
        const warning = fileFindings?.length === 0 ? '' : `  (${describeFindings(fileFindings)})`;
        print(
          `  ${reference}  ${promise(dueAt)}  ${name}  ${role ?? 'no position'}  ${fileName}${warning}`,
        );
      }
      return 0;
    },
  },
  'inbox show': {
    about: 'show a message, price match request or application',
    options: { id: 'REFERENCE: the item' },
    async run(input) {
      const reference = referenceIn(input);
      const lines = await showInboxItem(input.deps, reference);
      for (const line of lines ?? [`There is nothing with the reference ${reference}.`])
        input.print(line);
      return lines ? 0 : 1;
    },
  },
  'inbox answer': {
    about: 'reply to a message or an application by email',
    options: { id: 'REFERENCE: the item', text: 'TEXT: the reply' },
    async run(input) {
      const reference = referenceIn(input);
      await answerSubmission(input.deps, { reference, answer: input.values.text ?? '' });
      input.print(`Queued the reply to the sender of ${reference}.`);
      return 0;
    },
  },
  'inbox decide': {
    about: 'change the state of a price match; if approved, its price is shown on the product page',
    options: {
      id: 'REFERENCE: the item',
      state: 'verifying|approved|declined: the new state',
      note: 'TEXT: the message in the email',
      product: 'ID: the product, if the URL in the request does not identify it',
    },
    async run(input) {
      const reference = referenceIn(input);
      const state = priceMatchStates.find((known) => known === input.values.state);
      if (!state) {
        throw new UsageError('Choose the new state: --state verifying, approved or declined.');
      }
      const productId = productIn(input.values.product);
      const { note = '' } = input.values;
      await decidePriceMatch(input.deps, { reference, state, note, productId });
      input.print(`${reference} is ${state}; the email to the sender is queued.`);
      return 0;
    },
  },
  'inbox save': {
    about: 'save the file of an application',
    options: { id: 'REFERENCE: the item', to: 'FOLDER: where to save it' },
    async run(input) {
      const reference = referenceIn(input);
      const { to } = input.values;
      if (!to) throw new UsageError('Name the folder: --to FOLDER.');
      const { application, bytes } = await readApplication(input.deps, { reference });
      await mkdir(to, { recursive: true });
      // We choose the file name: one chosen by a stranger could be unsafe.
      const path = resolve(join(to, `${reference}.${application.fileType}`));
      await writeFile(path, bytes, { mode: 0o600 });
      input.print(`Saved as ${path}.`);
      input.print(`Inside the file: ${describeFindings(application.fileFindings)}`);
      return 0;
    },
  },
};
