import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { listAnswers } from '~/db/forms/form-answer.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import {
  findPriceMatch,
  findPriceMatchByToken,
  listPriceMatchSteps,
} from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { JobApplication } from '~/domain/forms/job-application';
import type { OperatorAnswer } from '~/domain/forms/operator-answer';
import type { PriceMatchRequest, PriceMatchStep } from '~/domain/forms/price-match';
import type { Deps } from '../deps';

const maxAnswers = 100;

/** For the operator: a message with its answers. */
export async function readContactMessage(
  { db }: Pick<Deps, 'db'>,
  { reference }: { reference: string },
): Promise<ContactMessage & { answers: OperatorAnswer[] }> {
  const message = await findContactMessage(db, reference);
  if (!message) throw new AppError('not_found', { message: `There is no message ${reference}.` });
  const answers = await listAnswers(db, { to: 'message', reference, limit: maxAnswers });
  return { ...message, answers };
}

/** For the operator: an application with its file and answers. */
export async function readApplication(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { reference }: { reference: string },
): Promise<{ application: JobApplication; bytes: Uint8Array; answers: OperatorAnswer[] }> {
  const application = await findApplication(db, reference);
  const bytes = application && (await files.get(application.fileKey));
  if (!bytes) {
    throw new AppError('not_found', {
      message: `There is no application ${reference}, or it has no file.`,
    });
  }
  return {
    application,
    bytes,
    answers: await listAnswers(db, { to: 'application', reference, limit: maxAnswers }),
  };
}

const maxPriceMatchSteps = 20;

/** For the operator: a request with its steps. */
export async function readPriceMatch(
  { db }: Pick<Deps, 'db'>,
  { reference }: { reference: string },
): Promise<{ request: PriceMatchRequest; steps: PriceMatchStep[] }> {
  const request = await findPriceMatch(db, reference);
  if (!request) throw new AppError('not_found', { message: `There is no request ${reference}.` });
  return { request, steps: await listPriceMatchSteps(db, reference, maxPriceMatchSteps) };
}

/** A request with its state, for anyone who has the link. */
export async function showPriceMatch(
  { db }: Pick<Deps, 'db'>,
  { token }: { token: string },
): Promise<{ request: PriceMatchRequest; steps: PriceMatchStep[] }> {
  const request = await findPriceMatchByToken(db, token);
  if (!request) {
    throw new AppError('not_found', {
      message: 'There is no price match request at this address.',
    });
  }
  return { request, steps: await listPriceMatchSteps(db, request.reference, maxPriceMatchSteps) };
}
