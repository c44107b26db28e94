import * as z from 'zod/mini';
import { otherStore, otherStoreReason, priceLimits } from '~/domain/forms/price-match';
import { parseDollars } from '~/domain/prices/money';
import { emailAddress, line, lineWith, optionalParagraphs, webAddress } from './form-fields';

const noStore = 'Please choose the store where you saw the price.';
const noPrice = 'Please enter the price in US dollars, such as 24.99, from $0.01 to $10,000.';

function cents(text: string): number | null {
  const parsed = parseDollars(text);
  const { least, most } = priceLimits;
  return parsed !== null && parsed >= least && parsed <= most ? parsed : null;
}

/** What a request for a price match consists of. */
export const schema = z.object({
  productName: line('the product’s name', 200),
  brand: line('the brand', 100),
  productUrl: webAddress('the product’s address on this site'),
  store: lineWith(
    z.minLength(1, noStore),
    z.refine((text: string) => text !== otherStore, otherStoreReason),
  ),
  price: z.pipe(
    lineWith(z.refine((text: string) => cents(text) !== null, noPrice)),
    z.transform((text: string) => cents(text) ?? 0),
  ),
  competitorUrl: webAddress('the address of the store’s page'),
  details: optionalParagraphs(2_000),
  name: line('your name', 120),
  email: emailAddress(),
});
