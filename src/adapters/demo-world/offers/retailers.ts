import type { Retailer } from '~/domain/catalog/product';

/** A retailer's price level and price endings. */
export interface RetailerHabits {
  level: number;
  endings: readonly number[];
  /** Probability of a promotion at a sale event. */
  saleAppetite: number;
}

interface DemoRetailer extends Retailer {
  habits: RetailerHabits;
}

const shop = (
  id: number,
  name: string,
  slug: string,
  domain: string,
  [shippingCents, freeShippingFromCents]: [number, number | null],
  returnPolicy: string,
  habits: RetailerHabits,
): DemoRetailer => ({
  id,
  name,
  slug,
  shippingCents,
  freeShippingFromCents,
  returnPolicy,
  affiliateTemplate: '{url}',
  priceMatchEligible: true,
  // Demo offers link to the reserved domain.
  domains: [domain, `${slug}.example`],
  habits,
});

/** The ten stores, with the return windows that the returns page shows. */
export const demoRetailers: readonly DemoRetailer[] = [
  shop(
    1,
    'Sephora',
    'sephora',
    'sephora.com',
    [595, 3500],
    '60 days, new or gently used, with receipt',
    {
      level: 1.04,
      endings: [0],
      saleAppetite: 0.3,
    },
  ),
  shop(
    2,
    'Ulta Beauty',
    'ulta-beauty',
    'ulta.com',
    [695, 3500],
    '60 days, new or gently used, with receipt',
    {
      level: 1,
      endings: [0, 99, 49],
      saleAppetite: 0.45,
    },
  ),
  shop(
    3,
    'Target',
    'target',
    'target.com',
    [599, 3500],
    '90 days, most unopened items; opened ones exchanged',
    {
      level: 0.93,
      endings: [99, 49],
      saleAppetite: 0.35,
    },
  ),
  shop(
    4,
    'Dermstore',
    'dermstore',
    'dermstore.com',
    [595, 5000],
    '60 days, unused or gently used, by mail',
    {
      level: 0.99,
      endings: [0],
      saleAppetite: 0.5,
    },
  ),
  shop(
    5,
    'Amazon',
    'amazon',
    'amazon.com',
    [699, 3500],
    '30 days, unopened beauty items, free drop-off',
    {
      level: 0.9,
      endings: [99, 95, 49, 74, 37, 12, 88, 50],
      saleAppetite: 0.45,
    },
  ),
  shop(
    6,
    'Nordstrom',
    'nordstrom',
    'nordstrom.com',
    [0, 0],
    'No time limit, handled case by case',
    {
      level: 1.06,
      endings: [0],
      saleAppetite: 0.25,
    },
  ),
  shop(7, 'Macy’s', 'macys', 'macys.com', [1095, 2500], '30 days, beauty items with receipt', {
    level: 1.03,
    endings: [0, 50],
    saleAppetite: 0.5,
  }),
  shop(
    8,
    'Walmart',
    'walmart',
    'walmart.com',
    [699, 3500],
    '90 days, unopened, in store or by mail',
    {
      level: 0.88,
      endings: [97, 88, 47, 94],
      saleAppetite: 0.25,
    },
  ),
  shop(
    9,
    'Bluemercury',
    'bluemercury',
    'bluemercury.com',
    [500, 5000],
    '30 days, unopened or gently used',
    {
      level: 1.07,
      endings: [0],
      saleAppetite: 0.2,
    },
  ),
  shop(
    10,
    'Kohl’s',
    'kohls',
    'kohls.com',
    [895, 4900],
    '180 days, premium beauty 60 days, with receipt',
    {
      level: 0.98,
      endings: [0, 99],
      saleAppetite: 0.5,
    },
  ),
];
