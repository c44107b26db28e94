import { AppError } from '~/domain/app-error';
import { findObservationProblem, type PriceObservation } from '~/domain/prices/price-observation';

export function checkObservation(observation: PriceObservation, now: Date, index: number): void {
  const problem = findObservationProblem(observation, now);
  if (!problem) return;
  const name =
    'offerId' in observation
      ? `offer ${observation.offerId}`
      : `product ${observation.productId} at retailer ${observation.retailerId}`;
  throw new AppError('bad_request', {
    message: `Observation ${index + 1} (${name}) ${problem}.`,
    fields: { [`observations.${index}`]: problem },
  });
}
