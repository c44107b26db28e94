import { findPriceMatchByToken, listPriceMatchSteps } from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import type { PriceMatchRequest, PriceMatchStep } from '~/domain/forms/price-match';
import type { Deps } from '../deps';

const maxPriceMatchSteps = 20;

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
