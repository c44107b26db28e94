import type { z } from 'zod';
import { findConditionProblems, suggestedLimit } from '~/domain/alerts/alert-condition';
import type { AlertKind } from '~/domain/alerts/price-alert';
import { parseDollars, toCents, toDollars } from '~/domain/prices/money';
import type { AlertJson } from './alert-json';
import type { AlertOptionsJson, AlertStoreJson } from './alert-options-json';
import type { alertConditionSchema } from './alert-schemas';

/** The state of the form, as typed. */
export interface AlertChoice {
  kind: AlertKind;
  /** Null until the person types a price; the suggestion is shown until then. */
  price: string | null;
  percent: string;
  /** '' for any store. */
  store: string;
  withShipping: boolean;
}

const money = (dollars: number) => dollars.toFixed(2);

/** The initial state: the alert to edit, or a suggestion. */
export function initialChoice(
  options: Pick<AlertOptionsJson, 'stores'>,
  alert: AlertJson | undefined,
): AlertChoice {
  if (alert) {
    return {
      kind: alert.kind,
      price: alert.price === null ? null : money(alert.price),
      percent: alert.percent === null ? '10' : String(alert.percent),
      store: alert.store ?? '',
      withShipping: alert.withShipping,
    };
  }
  const inStock = options.stores.some((store) => store.inStock);
  const kind = inStock ? 'price-below' : 'back-in-stock';
  return { kind, price: null, percent: '10', store: '', withShipping: false };
}

/** Today's best value of the compared price, in dollars; null if it is out of stock. */
export function todayValue(
  { stores }: Pick<AlertOptionsJson, 'stores'>,
  { kind, store, withShipping }: AlertChoice,
): number | null {
  const values = stores.flatMap((offer) =>
    offer.inStock && (store === '' || offer.slug === store)
      ? (comparedPrice(offer, kind, withShipping) ?? [])
      : [],
  );
  return values.length > 0 ? Math.min(...values) : null;
}

function comparedPrice(
  offer: AlertStoreJson,
  kind: AlertKind,
  withShipping: boolean,
): number | null {
  if (kind !== 'unit-price-below') return withShipping ? offer.delivered : offer.price;
  return withShipping ? offer.deliveredUnitPrice : offer.unitPrice;
}

/** 5% below today's best price; '' if it is out of stock. */
export function suggestedPrice(today: number | null): string {
  return today === null ? '' : money(toDollars(suggestedLimit(toCents(today))));
}

/** The request body for the API, and the validation errors per field. */
export function readChoice(
  options: AlertOptionsJson,
  choice: AlertChoice,
): { body: z.infer<typeof alertConditionSchema>; problems: Record<string, string> } {
  const today = todayValue(options, choice);
  const hasPrice = choice.kind === 'price-below' || choice.kind === 'unit-price-below';
  const limitCents = hasPrice ? parseDollars(choice.price ?? suggestedPrice(today)) : null;
  const percent = choice.kind === 'drop' ? Number(choice.percent) : null;
  const condition = {
    kind: choice.kind,
    limitCents,
    percent,
    retailerId: null,
    withShipping: choice.withShipping,
  };
  const todayCents = today === null ? null : toCents(today);
  return {
    body: {
      kind: choice.kind,
      price: limitCents === null ? null : toDollars(limitCents),
      percent: percent !== null && Number.isFinite(percent) ? percent : null,
      store: choice.store || null,
      withShipping: choice.kind !== 'back-in-stock' && choice.withShipping,
    },
    problems: findConditionProblems(condition, todayCents, options.unit !== null),
  };
}
