import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readId } from '~/domain/input/storable';
import { describeFindings } from '~/domain/uploads/resume-report';
import {
  decideOrderProof,
  decideReview,
  type StateDecision,
} from '~/usecases/reviews/operate/decide-review.server';
import {
  listReviewsToDecide,
  readReviewFiles,
  showReviewToOperator,
} from '~/usecases/reviews/operate/list-waiting-reviews.server';
import type { SiteCommand, SiteCommandInput } from '../site-command';
import { UsageError } from '../usage-error';

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

function idIn({ values }: SiteCommandInput): number {
  const id = readId(values.id);
  if (id === null) throw new UsageError('Name the review: --id 7 (reviews list shows them).');
  return id;
}

const done = { publish: 'published', hold: 'held', remove: 'removed' } as const;
const told = '; the author gets an email.';

function decide(decision: StateDecision, about: string): SiteCommand {
  const isReasoned = decision !== 'publish';
  return {
    about,
    options: {
      id: 'ID: the review',
      ...(isReasoned && { text: 'TEXT: the reason, which the author is told' }),
    },
    async run(input) {
      const id = idIn(input);
      const reason = input.values.text ?? '';
      if (isReasoned && !reason) throw new UsageError('Say why: --text "…"');
      const isTold = await decideReview(input.deps, { id, decision, reason });
      input.print(`Review ${id} is ${done[decision]}${isTold ? told : '.'}`);
      return 0;
    },
  };
}

export const reviewCommands: Record<string, SiteCommand> = {
  'reviews list': {
    about: 'list reviews that wait: held, reported, or with an order confirmation',
    async run({ deps, print }) {
      const waiting = await listReviewsToDecide(deps);
      print(`Reviews that wait: ${waiting.length}`);
      for (const { id, review, reports, hasProof } of waiting) {
        const { productId, stars, state, title, photos, reasons } = review;
        print(`  ${id}  product ${productId}  ${stars} stars  ${state}  ${title}`);
        for (const reason of reasons) print(`      ${reason}`);
        for (const report of reports) print(`      Reported: ${report}`);
        if (photos.length > 0)
          print(`      ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}`);
        if (hasProof) print('      An order confirmation waits (reviews save, reviews verify).');
      }
      return 0;
    },
  },
  'reviews show': {
    about: 'show a review and what was done with it',
    options: { id: 'ID: the review' },
    async run(input) {
      const { deps } = input;
      const { review, log, proof, reports } = await showReviewToOperator(deps, { id: idIn(input) });
      const [product] = await deps.cards.find([review.productId]);
      const lines = [
        `Review ${review.id} of product ${review.productId}: ${review.state}`,
        ...(product ? [`${product.brand.name} ${product.name}`] : []),
        `${review.stars} stars, ${review.author}, verification: ${review.verification}`,
        ...(review.gotItFree ? ['Got it free'] : []),
        '',
        review.title,
        review.text,
        '',
        ...review.reasons.map((reason) => `Reason: ${reason}`),
        ...reports.map((report) => `Reported: ${report}`),
        ...(review.photos.length > 0 ? [`Photos: ${review.photos.length} (reviews save)`] : []),
        ...(proof ? [`Order confirmation, sent ${minute(proof.sentAt)} (reviews save)`] : []),
        ...log.map(({ at, actor, action, reasons }) =>
          `${minute(at)}  ${actor}  ${action}  ${reasons.join('; ')}`.trimEnd(),
        ),
      ];
      for (const line of lines) input.print(line);
      return 0;
    },
  },
  'reviews publish': decide('publish', 'publish a review'),
  'reviews hold': decide('hold', 'hide a review until you decide'),
  'reviews remove': decide('remove', 'remove a review'),
  'reviews save': {
    about: 'save the photos and the order confirmation of a review',
    options: { id: 'ID: the review', to: 'FOLDER: where to save them' },
    async run(input) {
      const id = idIn(input);
      const { to } = input.values;
      if (!to) throw new UsageError('Name the folder: --to FOLDER.');
      const { files, findings } = await readReviewFiles(input.deps, { id });
      await mkdir(to, { recursive: true });
      for (const { name, bytes } of files) {
        const path = resolve(join(to, name));
        await writeFile(path, bytes, { mode: 0o600 });
        input.print(`Saved as ${path}.`);
      }
      if (findings) input.print(`Inside the order confirmation: ${describeFindings(findings)}`);
      if (files.length === 0) input.print(`Review ${id} has no files.`);
      return 0;
    },
  },
  'reviews verify': {
    about: 'decide about an order confirmation, which is then deleted',
    options: {
      id: 'ID: the review',
      accept: 'the order is real and for this product',
      text: 'TEXT: why not, which the author is told',
    },
    async run(input) {
      const id = idIn(input);
      const isAccepted = input.values.accept === true;
      const reason = input.values.text ?? '';
      if (isAccepted === (reason !== ''))
        throw new UsageError('Use --accept, or --text "why not".');
      const isTold = await decideOrderProof(input.deps, { id, isAccepted, reason });
      const verdict = isAccepted ? 'a verified purchase' : 'not verified';
      input.print(`Review ${id} is ${verdict}, and the file is deleted${isTold ? told : '.'}`);
      return 0;
    },
  },
};
