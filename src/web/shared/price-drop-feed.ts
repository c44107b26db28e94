/** Where readers of feeds find what has become cheaper. */
export const priceDropFeed = { title: 'Price drops', path: '/feeds/price-drops.xml' } as const;
