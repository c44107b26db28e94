import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForeignPrices } from './foreign-prices';

test('links to prices in other currencies through our redirect', () => {
  const price = { offerId: 7, retailer: 'Store', price: '€12.50', converted: null, inStock: true };
  const html = renderToStaticMarkup(<ForeignPrices prices={[price]} />);
  expect(html).toContain('href="/go/7"');
  expect(html).toContain('Not compared with dollars');
});
