import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { zipOf } from '../../../tests/factories/zip';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { createFeeds } from './create-feeds.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-formats-'));
let files = 0;

async function read(content: string | Uint8Array, now = '2026-03-01T12:00:00Z') {
  files += 1;
  const path = join(folder, `feed-${files}`);
  writeFileSync(path, content);
  const feed = await createFeeds({ folder, read: readInProcess }).open(path, {
    now: new Date(now),
    currency: null,
    linkTemplate: null,
    etag: null,
    lastModified: null,
  });
  if (!feed) throw new Error('unchanged');
  const rows: FeedRow[] = [];
  for await (const piece of feed.rows()) rows.push(...piece);
  const results = rows.map((row) => row.read());
  return {
    format: feed.format(),
    rows,
    offers: results.flatMap(({ offer }) => offer ?? []),
    problems: [...results.flatMap(({ problems }) => problems), ...feed.takeProblems().examples],
    broken: feed.brokenBecause(),
  };
}

const serum = {
  title: 'Calming Serum 30 ml',
  brand: 'Lumivera',
  url: 'https://shop.example/p/1',
  priceMinor: 1_999,
  originalPriceMinor: 2_500,
  currency: 'USD',
  inStock: true,
  gtin: '04006381333931',
};
const gtin = '4006381333931';

describe('is detected by its content and parsed:', () => {
  const awin = (separator: string) =>
    [
      [
        'aw_deep_link',
        'product_name',
        'merchant_product_id',
        'search_price',
        'rrp_price',
        'currency',
        'brand_name',
        'ean',
        'in_stock',
      ],
      [serum.url, `"${serum.title}"`, 'k1', '19.99', '25.00', 'USD', 'Lumivera', gtin, '1'],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');

  test.each([
    ['Awin with commas', awin(','), 'awin'],
    ['Awin with semicolons', awin(';'), 'awin'],
    ['Awin with pipes', awin('|'), 'awin'],
    ['Awin with tabs', awin('\t'), 'awin'],
    [
      'Awin, enhanced (Google’s names)',
      `merchant_product_id,title,link,aw_deep_link,price,sale_price,brand,gtin,availability
k1,${serum.title},https://x.example,${serum.url},25.00 USD,19.99 USD,Lumivera,${gtin},in_stock`,
      'awin',
    ],
    [
      'CJ',
      `PROGRAMNAME,SKU,NAME,BUYURL,PRICE,RETAILPRICE,CURRENCY,MANUFACTURER,UPC,INSTOCK
Shop,k1,${serum.title},${serum.url},19.99,25.00,USD,Lumivera,${gtin},yes`,
      'cj',
    ],
    [
      'Impact',
      `Unique Merchant SKU,Product Name,Product URL,Current Price,Original Price,Currency,Manufacturer,GTIN,Stock Availability
k1,${serum.title},${serum.url},19.99,25.00,USD,Lumivera,${gtin},InStock`,
      'impact',
    ],
    [
      'Rakuten text',
      `HDR|1234|Shop|2026-03-01/00:00:00
k1|${serum.title}|k1|Beauty|Skin~~Serums|${serum.url}|https://i.example/1.jpg|${serum.url}|short|long|||19.99|25.00|||Lumivera||||||in stock|${gtin}||USD
TRL|1`,
      'rakuten-text',
    ],
    [
      'Rakuten XML',
      `<?xml version="1.0"?><merchandiser><header><merchantId>1</merchantId></header>
<product product_id="k1" name="${serum.title}" sku_number="k1" manufacturer_name="Lumivera"><category><primary>Beauty</primary></category>
<URL><product>${serum.url}</product><productImage>https://i.example/1.jpg</productImage></URL><description><short>s</short></description>
<price currency="USD"><sale begin_date="" end_date="">19.99</sale><retail>25.00</retail></price><shipping><availability>in-stock</availability></shipping><upc>${gtin}</upc></product></merchandiser>`,
      'rakuten-xml',
    ],
    [
      'Google in Atom',
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
<entry><g:id>k1</g:id><title>${serum.title}</title><link href="${serum.url}"/><g:price>25.00 USD</g:price><g:sale_price>19.99 USD</g:sale_price>
<g:brand>Lumivera</g:brand><g:gtin>${gtin}</g:gtin><g:availability>in stock</g:availability></entry></feed>`,
      'google-xml',
    ],
    [
      'Google in RSS',
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>https://shop.example</link>
<item><g:id>k1</g:id><g:title><![CDATA[${serum.title}]]></g:title><g:link>${serum.url}</g:link><g:price>25.00 USD</g:price><g:sale_price>19.99 USD</g:sale_price>
<g:sale_price_effective_date>2026-02-01T00:00-0800/2026-04-01T00:00-0800</g:sale_price_effective_date>
<g:brand>Lumivera</g:brand><g:gtin>${gtin}</g:gtin><g:availability>in_stock</g:availability></item></channel></rss>`,
      'google-xml',
    ],
    [
      'Google in tabs',
      `id\ttitle\tlink\timage_link\tprice\tsale_price\tbrand\tgtin\tavailability
k1\t${serum.title}\t${serum.url}\thttps://i.example/1.jpg\t25.00 USD\t19.99 USD\tLumivera\t${gtin}\tin stock`,
      'google-csv',
    ],
    [
      'our own CSV',
      `id,name,brand,url,price,original_price,currency,availability,gtin
k1,${serum.title},Lumivera,${serum.url},19.99,25.00,USD,in stock,${gtin}`,
      'glowfare-csv',
    ],
    [
      'our own JSON Lines',
      `${JSON.stringify({ id: 'k1', name: serum.title, brand: 'Lumivera', url: serum.url, price: 19.99, original_price: 25, currency: 'USD', availability: 'in stock', gtin })}\n`,
      'glowfare-json',
    ],
    [
      'CSV with names of its own',
      `product_id,product_name,brand_name,product_url,sale_price_usd,price_usd,currency,ean,in_stock
k1,${serum.title},Lumivera,${serum.url},19.99,25.00,USD,${gtin},1`,
      'other-csv',
    ],
    [
      'JSON-LD in a page',
      `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
        '@graph': [
          {
            '@type': 'Product',
            name: serum.title,
            sku: 'k1',
            gtin13: gtin,
            brand: { '@type': 'Brand', name: 'Lumivera' },
            offers: {
              '@type': 'Offer',
              price: '19.99',
              priceCurrency: 'USD',
              url: serum.url,
              availability: 'https://schema.org/InStock',
            },
          },
        ],
      })}</script></head></html>`,
      'html-page',
    ],
    [
      'microdata in a page',
      `<!doctype html><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${serum.title}</h1><meta itemprop="sku" content="k1">
<meta itemprop="gtin13" content="${gtin}"><div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Lumivera</span></div>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><a itemprop="url" href="${serum.url}">Buy</a><span itemprop="price" content="19.99">$19.99</span>
<meta itemprop="priceCurrency" content="USD"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
      'html-page',
    ],
  ])('%s', async (_, content, format) => {
    const { offers, problems, ...feed } = await read(content);
    expect(problems).toEqual([]);
    expect(feed.format).toBe(format);
    const { originalPriceMinor, ...always } = serum;
    const expected = format === 'html-page' ? always : { ...always, originalPriceMinor };
    expect(offers).toEqual([expect.objectContaining({ key: 'k1', ...expected })]);
  });

  const pageOf = (body: string, price = '25.00', head = '') =>
    `<!doctype html><html><head>${head}<script type="application/ld+json">{"@type":"Product","name":"${serum.title}","sku":"k1",
      "offers":{"@type":"Offer","price":"${price}","priceCurrency":"USD","url":"${serum.url}",},}</script></head><body>${body}</body></html>`;
  const openGraph =
    '<meta property="product:price:amount" content="19.99"><meta property="product:price:currency" content="USD">';

  test.each([
    ['its metadata agree', pageOf('<b>$19.99</b>', '19.99', openGraph), 1_999, null],
    [
      'Open Graph is shown',
      pageOf('<s>$25.00</s> <b>$19.99</b>', '25.00', openGraph),
      1_999,
      'visitors see',
    ],
    [
      'only Open Graph is visible',
      pageOf('<i style="display: none">$25.00</i> <b>$19.99</b>', '25.00', openGraph),
      1_999,
      'visitors see',
    ],
    ['JSON-LD is shown', pageOf('<b>$25.00</b>', '25.00', openGraph), 2_500, 'product data'],
    ['neither is shown', pageOf('', '25.00', openGraph), 2_500, 'product data'],
    [
      'JSON-LD has lost its decimals',
      pageOf('<b>19 shades</b>', '19', openGraph),
      1_999,
      'decimals',
    ],
    [
      'microdata are shown',
      pageOf(
        '<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">x</span><div itemprop="offers" itemscope><i itemprop="price">18.00</i></div></div>',
      ),
      1_800,
      'visitors see',
    ],
    ['JSON-LD has no price', pageOf('', '', openGraph), 1_999, null],
    [
      'both are shown next to each other',
      pageOf('<span class="a">$25.00</span> <span class="b">$19.99</span>', '25.00', openGraph),
      1_999,
      'visitors see',
    ],
    [
      'JSON-LD is shown only for another product',
      pageOf(
        `<h1>${serum.title}</h1> $19.99 <p>${'A text. '.repeat(40)}</p> Cream $25.00`,
        '25.00',
        openGraph,
      ),
      1_999,
      'visitors see',
    ],
    [
      'the cents are raised',
      pageOf('<b>19<sup>99</sup> $</b>', '25.00', openGraph),
      1_999,
      'visitors see',
    ],
    [
      'another script describes the product with the price shown',
      pageOf(
        '<b>$19.99</b>',
        '25.00',
        `<script type="application/ld+json">{"@type":"Product","name":"${serum.title}","sku":"k1","offers":{"price":19.99,"priceCurrency":"USD","url":"${serum.url}"}}</script>`,
      ),
      1_999,
      'product data',
    ],
  ])('a page whose prices differ: %s', async (_, content, priceMinor, reason) => {
    const { offers, problems } = await read(content);
    expect(offers).toMatchObject([{ key: 'k1', priceMinor, currency: 'USD' }]);
    if (reason === null) expect(problems).toEqual([]);
    else
      expect(problems).toMatchObject([{ field: 'price', reason: expect.stringContaining(reason) }]);
  });

  test('variants beyond the limit are counted as lost', async () => {
    const variants = Array.from({ length: 2_050 }, (_, n) => ({ id: n, price: '9.00' }));
    const { offers, problems } = await read(
      JSON.stringify({ products: [{ title: 'Lip Color', handle: 'x', variants }] }),
    );
    expect(offers).toHaveLength(2_048);
    const reason = 'a product has more than 2048 variants';
    expect(problems).toContainEqual(expect.objectContaining({ reason }));
  });

  test('a page without a picture has no address of one', async () => {
    const canonical = `<link rel="canonical" href="${serum.url}">`;
    const { offers } = await read(pageOf('<b>$25.00</b>', '25.00', canonical));
    expect(offers).toMatchObject([{ url: serum.url, imageUrl: null }]);
  });

  test('a price whose currency is not clear is reported as it is written', async () => {
    const { offers, problems } = await read(
      'id,name,brand,url,price\nk1,Serum,Lumivera,https://shop.example/1,199 kr\n',
    );
    expect(offers).toMatchObject([{ key: 'k1', priceMinor: 19_900, currency: null }]);
    expect(problems).toMatchObject([{ line: 2, field: 'currency', value: '199 kr' }]);
  });

  test('a price in another currency than the field says has no clear currency', async () => {
    const { offers, problems } = await read(
      `id,name,brand,url,price,currency
k1,Serum,Lumivera,https://shop.example/1,20.00 €,USD
k2,Cream,Lumivera,https://shop.example/2,$20.00,CAD
k3,Balm,Lumivera,https://shop.example/3,20.00,USD
`,
    );
    expect(offers.map(({ currency }) => currency)).toEqual([null, 'CAD', 'USD']);
    expect(problems).toMatchObject([{ line: 2, field: 'currency', value: '20.00 €' }]);
  });

  test('microdata with properties elsewhere in the page', async () => {
    const { offers } = await read(
      `<!doctype html><div itemscope itemtype="https://schema.org/Product" itemref="brand deal"><h1 itemprop="name">${serum.title}</h1><link itemprop="url" href="${serum.url}"></div>
<p id="brand">by <i itemprop="brand">Lumivera</i></p><div id="deal" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><b itemprop="price">$19.99</b></div>`,
    );
    expect(offers).toMatchObject([
      { title: serum.title, brand: 'Lumivera', priceMinor: 1_999, currency: 'USD' },
    ]);
  });

  test('a page with Open Graph only, and one without a product', async () => {
    const only = `<!doctype html><html><head><meta property="og:title" content="${serum.title}"><meta property="og:url" content="${serum.url}">${openGraph}</head></html>`;
    expect((await read(only)).offers).toMatchObject([{ title: serum.title, priceMinor: 1_999 }]);
    const onSale = `<!doctype html><meta property="og:title" content="${serum.title} | Store A"><meta property="og:site_name" content="Store A"><meta property="product:price:amount" content="25.00"><meta property="product:sale_price:amount" content="19.99"><meta property="product:price:currency" content="USD"><link rel="canonical" href="${serum.url}">`;
    expect((await read(onSale)).offers).toMatchObject([
      { title: serum.title, priceMinor: 1_999, originalPriceMinor: 2_500, currency: 'USD' },
    ]);
    const none = await read('<!doctype html><html><body>Hello</body></html>');
    expect(none.problems).toMatchObject([{ reason: 'the page describes no product' }]);
  });

  test.each([
    [
      'Shopify’s export, without an address or a currency',
      `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Status
calming,${serum.title},<p>x</p>,Lumivera,Serum,true,Title,Default Title,k1,19.99,25.00,${gtin},active`,
      'shopify-csv',
      { ...serum, url: null, currency: null },
    ],
    [
      'Heureka, with its own words for everything',
      `<?xml version="1.0"?><SHOP><SHOPITEM><ITEM_ID>k1</ITEM_ID><PRODUCTNAME>${serum.title}</PRODUCTNAME><URL>${serum.url}</URL>
<PRICE_VAT>19,99</PRICE_VAT><CURRENCY>EUR</CURRENCY><MANUFACTURER>Lumivera</MANUFACTURER><EAN>${gtin}</EAN><DELIVERY_DATE>0</DELIVERY_DATE>
<DELIVERY><DELIVERY_ID>POST</DELIVERY_ID><DELIVERY_PRICE>2.99</DELIVERY_PRICE></DELIVERY></SHOPITEM></SHOP>`,
      'heureka',
      { ...serum, originalPriceMinor: null, currency: 'EUR' },
    ],
    [
      'Open Beauty Facts, without prices',
      `code\tproduct_name\tbrands\tcategories_tags\tquantity
${gtin}\t${serum.title}\tLumivera\ten:serums\t30 ml`,
      'open-beauty-facts',
      {
        key: gtin,
        brand: 'Lumivera',
        gtin: serum.gtin,
        priceMinor: null,
        sizeText: '30 ml',
      },
    ],
  ])('%s', async (_, content, format, expected) => {
    const feed = await read(content);
    expect(feed.format).toBe(format);
    expect(feed.offers).toEqual([expect.objectContaining({ key: 'k1', ...expected })]);
  });

  test('Shopify’s products.json, an offer for each variant', async () => {
    const { format, offers } = await read(
      JSON.stringify({
        products: [
          {
            id: 1,
            title: 'Calming Serum',
            handle: 'calming',
            vendor: 'Lumivera',
            body_html: '<p>x</p>',
            product_type: 'Serum',
            options: [{ name: 'Size' }],
            images: [{ src: 'https://i.example/1.jpg' }],
            variants: [
              {
                id: 11,
                title: '30 ml',
                option1: '30 ml',
                price: '19.99',
                compare_at_price: '25.00',
                available: true,
              },
              { id: 12, title: '50 ml', option1: '50 ml', price: '29.99', available: false },
            ],
          },
        ],
      }),
    );
    expect(format).toBe('shopify-json');
    expect(
      offers.map(({ key, sizeText, priceMinor, inStock }) => ({
        key,
        sizeText,
        priceMinor,
        inStock,
      })),
    ).toEqual([
      { key: '11', sizeText: '30 ml', priceMinor: 1_999, inStock: true },
      { key: '12', sizeText: '50 ml', priceMinor: 2_999, inStock: false },
    ]);
  });

  test('reports an unknown format', async () => {
    const { offers, problems } = await read('Dear Sir or Madam,\nour prices are high.');
    expect(offers).toEqual([]);
    expect(problems[0]?.reason).toContain('unknown feed format');
  });
});

describe('reads every encoding and compression', () => {
  const text = `id,name,brand,url,price,currency\nk1,Crème Café,Lumivera,${serum.url},9.50,USD\n`;
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', utf16],
    ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['gzip', gzipSync(text)],
  ])('%s', async (_, content) => {
    const { offers } = await read(content);
    expect(offers).toEqual([
      expect.objectContaining({ key: 'k1', title: 'Crème Café', priceMinor: 950 }),
    ]);
  });

  test('a zip of several files', async () => {
    const { offers } = await read(
      zipOf([
        { name: 'a.csv', data: text },
        { name: 'b.csv', data: text.replace('k1', 'k2'), isDeflated: true },
      ]),
    );
    expect(offers.map(({ key }) => key)).toEqual(['k1', 'k2']);
  });
});

describe('limits the effect of broken or hostile input:', () => {
  const item = (id: string, title: string) =>
    `<item><g:id>${id}</g:id><title>${title}</title><link>${serum.url}</link><g:price>9 USD</g:price></item>`;
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}`;

  test('a bare ampersand', async () => {
    const { offers } = await read(
      rss(`${item('1', 'Milk & Honey')}${item('2', 'Next')}</channel></rss>`),
    );
    expect(offers.map(({ title }) => title)).toEqual(['Milk & Honey', 'Next']);
  });

  test('an entry that is cut off', async () => {
    const { offers, broken } = await read(
      rss(`${item('1', 'Whole')}<item><g:id>2</g:id><title>Ha`),
    );
    expect(offers.map(({ key }) => key)).toEqual(['1']);
    expect(broken).toBe('the XML ends too early');
  });

  test.each([
    ['XML between two entries', rss(item('1', 'Whole')), 'the XML ends too early'],
    [
      'JSON',
      `{"products":[{"id":1,"title":"Serum","vendor":"L","variants":[{"id":1,"price":"9"}]},{"id":2,"ti`,
      'the JSON ends too early',
    ],
    [
      'Rakuten’s text',
      `HDR|1|Shop|2026-01-01\n1|Serum|S1|Beauty|Serums|${serum.url}\n`,
      'the last line, TRL, is missing',
    ],
  ])('detects incomplete %s', async (_, content, reason) => {
    expect((await read(content)).broken).toBe(reason);
  });

  test.each([
    ['XML', rss(`${item('1', 'Whole')}<br></channel></rss>`)],
    ['JSON', '{"products":[]}'],
    ['Rakuten’s text', 'HDR|1|Shop|2026-01-01\nTRL|0\n'],
  ])('accepts complete %s', async (_, content) => {
    expect((await read(content)).broken).toBeNull();
  });

  test('an unclosed tag loses only its own entry', async () => {
    const broken = '<item><g:id>2</g:id><title>Broken<link>x</link>';
    const { offers } = await read(
      rss(`${item('1', 'A')}${broken}${item('3', 'C')}</channel></rss>`),
    );
    expect(offers.map(({ key }) => key)).toContain('1');
    expect(offers.map(({ key }) => key)).toContain('3');
  });

  test('a billion laughs', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
    const { offers } = await read(
      rss(`${item('1', '&c;x')}</channel></rss>`).replace('?>', `?>${bomb}`),
    );
    expect((offers[0]?.title ?? '').length).toBeLessThan(20);
  });

  test('formulas, markup, control characters and a cell of ten megabytes', async () => {
    const { offers } = await read(
      `id,name,brand,url,price,description\nk1,"=HYPERLINK(""x"") <b>Serum</b>\u0007<script>alert(1)</script>",Lumivera,${serum.url},9.50,"${'x'.repeat(10_000_000)}"\nk2,Next,Lumivera,${serum.url},9,\n`,
    );
    expect(offers.map(({ title }) => title)).toEqual(['=HYPERLINK("x") Serum', 'Next']);
    expect((offers[0]?.description ?? '').length).toBeLessThan(10_000);
  });

  test('a quote that is never closed', async () => {
    const { offers } = await read(
      `id,name,brand,url,price\nk1,"Open,Lumivera,${serum.url},9\nk2,Next,Lumivera,${serum.url},9\n`,
    );
    expect(offers.map(({ key }) => key)).toContain('k2');
  });

  test('a gzip that ends too early', async () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, n) => `k${n},Serum ${n * 7919},Lumivera,${serum.url}/${n},9.${n % 90}`,
    );
    const packed = gzipSync(`id,name,brand,url,price\n${lines.join('\n')}`);
    const { offers, broken } = await read(packed.subarray(0, packed.length / 2));
    expect(broken).toContain('gzip');
    expect(offers.length).toBeGreaterThan(1_000);
  });

  test('a gzip bomb', async () => {
    const start = Buffer.from('id,name,brand,url,price\n');
    const { broken } = await read(gzipSync(Buffer.concat([start, Buffer.alloc(90_000_000, 'k')])));
    expect(broken).toBe('it unpacks to more than 400 times its size');
  });
});

test('takes a number for the name of a product only beside its brand', async () => {
  const { offers, problems } = await read(
    'id,name,brand,url,price,currency\n' +
      '1,212,Lumivera,https://shop.example/p/1,60,USD\n' +
      '2,212,,https://shop.example/p/2,60,USD\n' +
      '3,40063813,Lumivera,https://shop.example/p/3,60,USD\n',
  );
  expect(offers).toMatchObject([{ title: '212', brand: 'Lumivera' }]);
  expect(problems).toMatchObject([
    { line: 3, field: 'title', reason: 'it has no title' },
    { line: 4, field: 'title', reason: 'it has no title' },
  ]);
});

test('joins several category columns in order', async () => {
  const { offers } = await read(
    `id,name,url,price,primary_category,secondary_category,tertiary_category\nk1,Bow,${serum.url},9,Makeup,Lip,Lipstick\n`,
  );
  expect(offers[0]?.categoryText).toBe('Makeup | Lip | Lipstick');
});

test('applies a sale price within its dates and reflects that in the row’s hash', async () => {
  const feed = `id,title,link,image_link,price,sale_price,sale_price_effective_date
k1,Serum,${serum.url},x,25 USD,20 USD,2026-03-01T00:00Z/2026-03-08T00:00Z`;
  const [during, after] = [
    await read(feed, '2026-03-02T00:00:00Z'),
    await read(feed, '2026-03-09T00:00:00Z'),
  ];
  expect(during.offers[0]).toMatchObject({ priceMinor: 2_000, originalPriceMinor: 2_500 });
  expect(after.offers[0]).toMatchObject({ priceMinor: 2_500, originalPriceMinor: null });
  expect(during.rows[0]?.hash).not.toBe(after.rows[0]?.hash);
});
