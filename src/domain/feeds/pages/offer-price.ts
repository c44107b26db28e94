import { currencyDecimals, isCurrencyCode } from '../../prices/currency';
import { isRecord } from '../formats/flatten-json';
import { schemaText } from './schema-text';

type Node = Record<string, unknown>;

interface OfferPrice {
  price: string;
  /** The list price, if the offer states one. */
  originalPrice: string;
  currency: string;
}

/** The price of a schema.org offer; empty texts: it states none. */
export function readOfferPrice(offer: Node): OfferPrice {
  const specifications = [offer.priceSpecification]
    .flat()
    .filter(isRecord)
    .filter((one) => !isForOthers(one));
  const list = specifications.find((one) =>
    hasType(one, /(?:List|Strikethrough|Regular|MSRP|SRP)/),
  );
  const sale = specifications.find((one) => hasType(one, /Sale/));
  const other = specifications.find((one) => one !== list);
  const stated = schemaText(offer.price) || schemaText(offer.lowPrice);
  const listPrice = schemaText(list?.price);
  const price =
    (stated === listPrice && schemaText(sale?.price)) ||
    stated ||
    schemaText((sale ?? other)?.price) ||
    listPrice;
  const currency =
    schemaText(offer.priceCurrency) ||
    schemaText(specifications.find((one) => one.priceCurrency)?.priceCurrency);
  return {
    price: withDecimalPoint(price, currency),
    originalPrice: withDecimalPoint(listPrice, currency),
    currency,
  };
}

/** A price per unit, or one for members only. */
const isForOthers = (specification: Node) =>
  specification.referenceQuantity !== undefined || specification.validForMemberTier !== undefined;

const hasType = (specification: Node, type: RegExp) =>
  type.test(schemaText(specification.priceType));

/** The standard knows only decimal points, so that '12.500' is no grouped number if the currency has cents. */
function withDecimalPoint(price: string, currency: string): string {
  const hasCents = isCurrencyCode(currency) && currencyDecimals(currency) === 2;
  return hasCents && /^\d{1,3}\.\d{3}$/.test(price) ? `${price}0` : price;
}
