export const offersPerProduct = 10;
export const intervalsPerOffer = 10;
const historyMonths = 36;

/**
 * Three years of price changes, written in the order of time as feeds do: every offer has ten closed intervals and an
 * open one.
 */
export function fillPrices(intervals: number): string[] {
  const offers = intervals / intervalsPerOffer;
  const products = offers / offersPerProduct;
  const step = `interval '${historyMonths} months' / ${intervalsPerOffer + 1}`;
  // Offers change at different times: each is shifted by a part of the step.
  const began = (number: string) =>
    `now() - interval '${historyMonths} months' + (${number} + (o::bigint * 7919 % 997) / 997.0) * ${step}`;
  return [
    `insert into brand values (1, 'Brand', 'brand')`,
    `insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template, price_match_eligible)
      select n, 'Store ' || n, 'store-' || n, 0, '', '', false from generate_series(1, ${offersPerProduct}) n`,
    `insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
      select n, n, 1, 'Product ' || n, 'skincare', 'serums',
        '{"shape":"tube","palette":{"body":"#aabbcc","accent":"#ddeeff","label":"#112233"},"label":"band"}', now()
      from generate_series(1, ${products}) n`,
    `insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at, price_since)
      select o, 1 + (o - 1) % ${products}, 1 + (o - 1) / ${products}, 1000 + o % 500, true, '', now(),
        ${began(String(intervalsPerOffer))} from generate_series(1, ${offers}) o`,
    `insert into product_price select n, 1000, 2000, false from generate_series(1, ${products}) n`,
    'drop index closed_price_interval_history',
    ...Array.from(
      { length: intervalsPerOffer },
      (_, number) => `insert into closed_price_interval
        select o, 1000 + (o * 31 + ${number} * 97) % 900, ${began(String(number))}, ${began(String(number + 1))}
        from generate_series(1, ${offers}) o`,
    ),
    'create unique index closed_price_interval_history on closed_price_interval (offer_id, valid_from)',
    'vacuum analyze',
    'checkpoint',
  ];
}
