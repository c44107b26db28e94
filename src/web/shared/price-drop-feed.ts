export const priceDropFeed = { title: 'Price drops', path: '/feeds/price-drops.xml' } as const;
