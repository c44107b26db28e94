import type { Offer, PriceInterval } from '~/domain/catalog/product';
import { demoOfferUrl } from '~/domain/demo/demo-offer';
import { dayMs, minuteMs } from '~/domain/durations';
import { brandStyles, type StyleName } from '../brand-style';
import { at, Random } from '../random';
import { generatePriceHistory, lastPrice, type PriceToday } from './generate-price-history';
import { withEnding } from './list-price';
import { demoRetailers } from './retailers';
import type { SaleEvent } from './sale-calendar';

/** Tuned so that the highest and lowest store price differ by 30% on average. */
const spread = 0.506;

/** Cumulative probability that one, two, … eight stores carry a product. */
const storeChances = [0.05, 0.26, 0.62, 0.83, 0.93, 0.98, 0.995, 1];

export interface Market {
  now: number;
  seed: number;
  events: readonly SaleEvent[];
}

export interface OfferSink {
  offers: Offer[];
  intervals: PriceInterval[];
}

export interface ProductToSell {
  id: number;
  style: StyleName;
  listCents: number;
  firstSeenAt: Date;
}

/** Adds a product's offers: stores, prices today and price histories. */
export function addProductOffers(product: ProductToSell, market: Market, into: OfferSink): void {
  const random = new Random(market.seed, product.id, 211);
  for (const retailerIndex of pickStores(product.style, random)) {
    const retailer = at(demoRetailers, retailerIndex);
    const today = priceToday(product.listCents, retailerIndex, random);
    addOffer(product, retailer.id, today, market, into);
  }
}

/** Adds an offer with its history, which ends at the offer's price. */
export function addOffer(
  product: Pick<ProductToSell, 'id' | 'firstSeenAt'>,
  retailerId: number,
  today: PriceToday,
  market: Market,
  into: OfferSink,
): void {
  const id = (product.id - 1) * demoRetailers.length + retailerId;
  const retailer = at(demoRetailers, retailerId - 1);
  const random = new Random(market.seed, id, 223);
  const carriedFor = random.chance(0.15) ? random.between(40, 340) : 365;
  const from = Math.max(product.firstSeenAt.getTime(), market.now - carriedFor * dayMs);
  const span = { from, now: market.now };
  const priceHistory = generatePriceHistory(
    id,
    today,
    retailer.habits,
    market.events,
    span,
    random,
  );
  for (const interval of priceHistory) into.intervals.push(interval);
  into.offers.push({
    id,
    productId: product.id,
    retailerId,
    priceCents: lastPrice(priceHistory),
    originalPriceCents: today.originalPriceCents,
    inStock: today.inStock,
    url: demoOfferUrl(retailer, product.id),
    seenAt: new Date(market.now - Math.floor(random.between(4, 400)) * minuteMs),
  });
}

function pickStores(style: StyleName, random: Random): number[] {
  const chance = random.next();
  const count = 1 + storeChances.findIndex((limit) => chance < limit);
  const { soldAt } = brandStyles[style];
  // Weighted sampling without replacement: the largest keys u^(1/weight) win.
  const keyed = demoRetailers.flatMap(({ id }, index) => {
    const weight = soldAt[id] ?? 0;
    return weight === 0 ? [] : [{ index, key: random.next() ** (1 / weight) }];
  });
  keyed.sort((a, b) => b.key - a.key);
  return keyed.slice(0, count).map(({ index }) => index);
}

function priceToday(listCents: number, retailerIndex: number, random: Random): PriceToday {
  const { habits } = at(demoRetailers, retailerIndex);
  const ending = random.pick(habits.endings);
  const regular = withEnding(
    listCents * habits.level * (1 - spread * random.next() ** 1.15),
    ending,
  );
  const inStock = !random.chance(0.027);
  if (!inStock || !random.chance(0.185)) {
    return {
      regularCents: regular,
      priceCents: regular,
      originalPriceCents: null,
      isFakeSale: false,
      inStock,
    };
  }
  const isFakeSale = random.chance(0.2);
  if (isFakeSale) {
    const raised = withEnding(regular * random.between(1.15, 1.45), ending);
    return {
      regularCents: regular,
      priceCents: regular,
      originalPriceCents: Math.max(raised, regular + 100),
      isFakeSale,
      inStock,
    };
  }
  const off = random.pick([0.1, 0.15, 0.15, 0.2, 0.2, 0.25, 0.3, 0.4]);
  const reduced = Math.min(withEnding(regular * (1 - off), ending), regular - 10);
  if (reduced < 100) {
    return {
      regularCents: regular,
      priceCents: regular,
      originalPriceCents: null,
      isFakeSale: false,
      inStock,
    };
  }
  return {
    regularCents: regular,
    priceCents: reduced,
    originalPriceCents: regular,
    isFakeSale: false,
    inStock,
  };
}
