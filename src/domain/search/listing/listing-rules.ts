/** A product counts as new for this many days after the site first saw it. */
export const newProductDays = 60;

/** But not if it came in the first days of the catalog, when everything was new to the site. */
export const openingDays = 1;

/**
 * The filter `bestsellers` shows this many of the most popular products in the selection. Those that no
 * shopper has shown interest in are never among them; see `popularity.ts`.
 */
export const maxBestsellers = 500;

/** Width of a band in the price histogram. */
export const histogramBandCents = 2_500;

/** The histogram has this many bands of equal width, then one open band for all higher prices. */
export const closedHistogramBands = 20;
