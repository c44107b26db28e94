import { AppError } from '~/domain/app-error';
import type { OperatorAnswer } from '~/domain/forms/operator-answer';
import { formatDollars } from '~/domain/prices/money';
import { describeFindings } from '~/domain/uploads/resume-report';
import type { Deps } from '~/usecases/deps';
import {
  readApplication,
  readContactMessage,
  readPriceMatch,
} from '~/usecases/forms/read-submission.server';

/** Null instead of a not-found error, because references do not name their kind. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Everything about a reference, as lines of text; null if it is unknown. */
export async function showInboxItem(deps: Deps, reference: string): Promise<string[] | null> {
  const message = await orNull(readContactMessage(deps, { reference }));
  if (message) {
    const { firstName, lastName, email, receivedAt, answers } = message;
    return [
      `${reference}: message of ${receivedAt.toISOString()}`,
      `From: ${firstName} ${lastName} <${email}>`,
      `Subject: ${message.subject}`,
      '',
      message.message,
      ...answerLines(answers),
    ];
  }
  const asked = await orNull(readPriceMatch(deps, { reference }));
  if (asked) {
    const { request, steps } = asked;
    return [
      `${reference}: price match request, ${request.state}, due ${request.dueAt.toISOString()}`,
      `From: ${request.name} <${request.email}>`,
      `Product: ${request.brand} ${request.productName}, ${request.productUrl}`,
      `Seen at: ${request.storeName} for ${formatDollars(request.priceCents)}, ${request.competitorUrl}`,
      ...(request.details ? ['', request.details] : []),
      '',
      ...steps.map(({ state, at, note }) => `${at.toISOString()}  ${state}  ${note}`.trimEnd()),
    ];
  }
  const found = await orNull(readApplication(deps, { reference }));
  if (!found) return null;
  const { application, answers } = found;
  return [
    `${reference}: application for ${application.role ?? 'no particular position'}, due ${application.dueAt.toISOString()}`,
    `From: ${application.name} <${application.email}>`,
    `Link: ${application.link || '-'}`,
    `File: ${application.fileName} (${application.fileBytes} bytes)`,
    `Inside the file: ${describeFindings(application.fileFindings)}`,
    ...(application.message ? ['', application.message] : []),
    ...answerLines(answers),
  ];
}

const answerLines = (answers: readonly OperatorAnswer[]) =>
  answers.flatMap(({ answer, answeredAt }) => [
    '',
    `Answered ${answeredAt.toISOString()}:`,
    answer,
  ]);
