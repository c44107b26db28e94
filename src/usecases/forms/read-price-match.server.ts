import { findPriceMatch, listPriceMatchSteps } from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import type { PriceMatchRequest, PriceMatchStep } from '~/domain/forms/price-match';
import type { Deps } from '../deps';

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
