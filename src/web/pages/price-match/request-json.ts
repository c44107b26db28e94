import {
  isPriceMatchOpen,
  type PriceMatchRequest,
  type PriceMatchState,
  type PriceMatchStep,
} from '~/domain/forms/price-match';
import { formatDollars } from '~/domain/prices/money';

interface StepJson {
  state: PriceMatchState;
  note: string;
  at: string;
}

/** A request as its page shows it, and nothing more. */
export interface RequestJson {
  reference: string;
  product: string;
  store: string;
  price: string;
  state: PriceMatchState;
  /** Link to the product once the price is approved. */
  productPath: string | null;
  /** When our reply is due; null once we have replied. */
  dueAt: string | null;
  steps: StepJson[];
}

export function requestJson(
  request: PriceMatchRequest,
  steps: readonly PriceMatchStep[],
): RequestJson {
  return {
    reference: request.reference,
    product: `${request.brand} ${request.productName}`,
    store: request.storeName,
    price: formatDollars(request.priceCents),
    state: request.state,
    productPath:
      request.state === 'approved' && request.productId !== null
        ? `/product/${request.productId}`
        : null,
    dueAt: isPriceMatchOpen(request.state) ? request.dueAt.toISOString() : null,
    steps: steps.map(({ state, note, at }) => ({ state, note, at: at.toISOString() })),
  };
}
