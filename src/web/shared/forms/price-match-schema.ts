import * as z from 'zod/mini';
import { otherStore, otherStoreReason, priceMatchCentsRange } from '~/domain/forms/price-match';
import { parseDollars } from '~/domain/prices/money';
import {
  emailAddress,
  lineWith,
  optionalParagraphs,
  requiredLine,
  webAddress,
} from './form-fields';

const missingStoreMessage = 'Please choose the store where you saw the price.';
const invalidPriceMessage =
  'Please enter the price in US dollars, such as 24.99, from $0.01 to $10,000.';

function parseAllowedCents(text: string): number | null {
  const parsed = parseDollars(text);
  const { min, max } = priceMatchCentsRange;
  return parsed !== null && parsed >= min && parsed <= max ? parsed : null;
}

export const schema = z.object({
  productName: requiredLine('the product name', 200),
  brand: requiredLine('the brand', 100),
  productUrl: webAddress('the link to the product on this site'),
  store: lineWith(
    z.minLength(1, missingStoreMessage),
    z.refine((text: string) => text !== otherStore, otherStoreReason),
  ),
  price: z.pipe(
    lineWith(z.refine((text: string) => parseAllowedCents(text) !== null, invalidPriceMessage)),
    z.transform((text: string) => parseAllowedCents(text) ?? 0),
  ),
  competitorUrl: webAddress('the link to the store’s page'),
  details: optionalParagraphs(2_000),
  name: requiredLine('your name', 120),
  email: emailAddress(),
});
