import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { createFeeds } from './create-feeds.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-pages-'));
let pages = 0;
const canonical = '<link rel="canonical" href="https://shop.example/p/1">';

/** What is read from a product page. */
async function read(html: string) {
  pages += 1;
  const path = join(folder, `page-${pages}`);
  writeFileSync(path, `<!doctype html><html><head>${canonical}</head>${html}</html>`);
  const feed = await createFeeds({ folder, read: readInProcess }).open(path, {
    now: new Date('2026-03-01T12:00:00Z'),
    currency: null,
    linkTemplate: null,
    etag: null,
    lastModified: null,
  });
  const found: (readonly [
    title: string,
    price: number | null,
    currency: string | null,
    original: number | null,
    inStock: boolean,
  ])[] = [];
  for await (const rows of feed?.rows() ?? []) {
    for (const row of rows) {
      const { offer } = row.read();
      if (!offer) continue;
      const { title, priceMinor, currency, originalPriceMinor, inStock } = offer;
      found.push([title, priceMinor, currency, originalPriceMinor, inStock]);
    }
  }
  return found;
}

const json = (text: string) => `<script type="application/ld+json">${text}</script>`;

describe('a product page', () => {
  test.each([
    [
      'RDFa with prefixes',
      `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Rose Toner</h1><div property="brand" typeof="Brand"><b property="name">Lumivera</b></div>
       <div property="offers" typeof="Offer"><span property="price" content="24.50">$24.50</span><meta property="priceCurrency" content="USD"><link property="availability" href="https://schema.org/OutOfStock"></div></div>`,
      [['Rose Toner', 2_450, 'USD', null, false]],
    ],
    [
      'RDFa with a prefix for schema.org and rel',
      `<body prefix="schema: http://schema.org/ og: http://ogp.me/ns#" typeof="schema:WebPage"><meta property="og:title" content="Shop"><article typeof="schema:Product" resource="#p">
       <h1 property="schema:name">Rose Toner</h1><div rel="schema:offers" typeof="schema:Offer"><span property="schema:price">24.50</span> <span property="schema:priceCurrency">EUR</span><span property="schema:availability" resource="http://schema.org/InStock"></span></div></article></body>`,
      [['Rose Toner', 2_450, 'EUR', null, true]],
    ],
    [
      'RDFa inside microdata of the page',
      `<body itemscope itemtype="https://schema.org/WebPage"><main vocab="http://schema.org/" typeof="Product"><h2 property="name">Rose Toner</h2><p property="offers" typeof="Offer"><data property="price" value="24.5">24,50</data><meta property="priceCurrency" content="EUR"></p></main></body>`,
      [['Rose Toner', 2_450, 'EUR', null, true]],
    ],
    [
      'a graph whose offer refers to its product by itemOffered',
      json(
        '{"@context":"https://schema.org","@graph":[{"@type":"Product","@id":"#p","name":"Rose Toner","sku":"r1"},{"@type":"Offer","@id":"#o","price":"24.50","priceCurrency":"USD","itemOffered":{"@id":"#p"}}]}',
      ),
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'a graph in which the page’s main entity is the product and breadcrumbs come first',
      json(
        '{"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"https://shop.example/","name":"Home"}}]},{"@type":"ItemPage","mainEntity":{"@id":"#p"}},{"@type":["Product","Thing"],"@id":"#p","name":"Rose Toner","offers":[{"@id":"#o"}]},{"@type":"Offer","@id":"#o","priceCurrency":"GBP","price":24.5,"availability":"LimitedAvailability"}]}',
      ),
      [['Rose Toner', 2_450, 'GBP', null, true]],
    ],
    [
      'an aggregate with only a range',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"AggregateOffer","lowPrice":"9.00","highPrice":"30.00","priceCurrency":"USD","offerCount":3}}',
      ),
      [['Rose Toner', 900, 'USD', null, true]],
    ],
    [
      'an aggregate with a price of its own offers',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"AggregateOffer","lowPrice":"9.00","priceCurrency":"USD","offers":[{"@type":"Offer","name":"50 ml","price":"9.00","sku":"a"},{"@type":"Offer","name":"200 ml","price":"30.00","sku":"b","availability":"https://schema.org/SoldOut"}]}}',
      ),
      [
        ['Rose Toner 50 ml', 900, 'USD', null, true],
        ['Rose Toner 200 ml', 3_000, 'USD', null, false],
      ],
    ],
    [
      'a price specification with sale and list price',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","priceSpecification":[{"@type":"UnitPriceSpecification","priceType":"https://schema.org/ListPrice","price":"30.00","priceCurrency":"USD"},{"@type":"UnitPriceSpecification","price":"24.50","priceCurrency":"USD"}]}}',
      ),
      [['Rose Toner', 2_450, 'USD', 3_000, true]],
    ],
    [
      'a price specification per 100 ml before the price',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","priceCurrency":"EUR","priceSpecification":[{"@type":"UnitPriceSpecification","price":12.25,"priceCurrency":"EUR","referenceQuantity":{"@type":"QuantitativeValue","value":"100","unitCode":"MLT"}},{"@type":"PriceSpecification","price":24.5,"priceCurrency":"EUR","valueAddedTaxIncluded":true}]}}',
      ),
      [['Rose Toner', 2_450, 'EUR', null, true]],
    ],
    [
      'a unit price in an object of its own',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","price":24.5,"priceCurrency":"EUR","priceSpecification":{"@type":"UnitPriceSpecification","price":12.25,"unitText":"100 ml"}}}',
      ),
      [['Rose Toner', 2_450, 'EUR', null, true]],
    ],
    [
      'a price for members beside the one for all',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","priceSpecification":[{"price":"19.00","priceCurrency":"USD","validForMemberTier":{"@type":"MemberProgramTier","name":"Gold"}},{"price":"24.50","priceCurrency":"USD"}]}}',
      ),
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'comments, trailing commas and a semicolon',
      json(`/* product */ {"@type":"Product", // type
        "name":"Rose Toner","offers":{"@type":"Offer","price":"24.50","priceCurrency":"USD",},};`),
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'a broken script before the good one',
      `${json('{"@type":"Organization","name":"Shop"')}${json('{"@type":"Product","name":"Rose Toner","offers":{"price":"24.50","priceCurrency":"USD"}}')}`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'recommendations as products of their own',
      `${json('[{"@type":"Product","name":"Rose Toner","url":"https://shop.example/p/1","offers":{"price":"24.50","priceCurrency":"USD"}},{"@type":"Product","name":"Rose Cream","url":"https://shop.example/p/2","offers":{"price":"40.00","priceCurrency":"USD"}}]')}`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'recommendations by isRelatedTo',
      json(
        '{"@type":"Product","name":"Rose Toner","isRelatedTo":[{"@type":"Product","name":"Rose Cream","offers":{"price":"40.00","priceCurrency":"USD"}}],"offers":{"price":"24.50","priceCurrency":"USD"}}',
      ),
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'a list of products',
      json(
        '{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"Product","name":"Rose Toner","sku":"a","offers":{"price":"24.50","priceCurrency":"USD"}}},{"@type":"ListItem","position":2,"item":{"@type":"Product","name":"Rose Cream","sku":"b","offers":{"price":"40.00","priceCurrency":"USD"}}}]}',
      ),
      [
        ['Rose Toner', 2_450, 'USD', null, true],
        ['Rose Cream', 4_000, 'USD', null, true],
      ],
    ],
    [
      'a group with variants',
      json(
        '{"@type":"ProductGroup","name":"Rose Lipstick","brand":{"name":"Lumivera"},"variesBy":["https://schema.org/color"],"hasVariant":[{"@type":"Product","sku":"a","color":"Coral","offers":{"price":"12.00","priceCurrency":"USD"}},{"@type":"Product","sku":"b","color":"Plum","offers":{"price":"12.00","priceCurrency":"USD","availability":"OutOfStock"}}]}',
      ),
      [
        ['Rose Lipstick', 1_200, 'USD', null, true],
        ['Rose Lipstick', 1_200, 'USD', null, false],
      ],
    ],
    [
      'a group whose variants are joined by id',
      json(
        '{"@graph":[{"@type":"ProductGroup","@id":"#g","name":"Rose Lipstick","hasVariant":[{"@id":"#a"}]},{"@type":"Product","@id":"#a","sku":"a","color":"Coral","isVariantOf":{"@id":"#g"},"offers":{"@type":"Offer","price":"12.00","priceCurrency":"USD"}}]}',
      ),
      [['Rose Lipstick', 1_200, 'USD', null, true]],
    ],
    [
      'a single variant as an object',
      json(
        '{"@type":"ProductGroup","name":"Rose Lipstick","hasVariant":{"@type":"Product","sku":"a","offers":{"price":"12.00","priceCurrency":"USD"}}}',
      ),
      [['Rose Lipstick', 1_200, 'USD', null, true]],
    ],
    [
      'a price with separators',
      json(
        '{"@type":"Product","name":"Rose Device","offers":{"@type":"Offer","price":"1,249.00","priceCurrency":"USD"}}',
      ),
      [['Rose Device', 124_900, 'USD', null, true]],
    ],
    [
      'a price with a comma and a space',
      json(
        '{"@type":"Product","name":"Rose Device","offers":{"@type":"Offer","price":"1 249,00","priceCurrency":"EUR"}}',
      ),
      [['Rose Device', 124_900, 'EUR', null, true]],
    ],
    [
      'a price with its currency in the text only',
      json('{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","price":"24,50 €"}}'),
      [['Rose Toner', 2_450, 'EUR', null, true]],
    ],
    [
      'a currency sign as the currency',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","price":"24.50","priceCurrency":"£"}}',
      ),
      [['Rose Toner', 2_450, 'GBP', null, true]],
    ],
    [
      'Open Graph with the list price that is crossed out',
      `<meta property="og:price:amount" content="30.00"><meta property="og:price:currency" content="USD">${json('{"@type":"Product","name":"Rose Toner","offers":{"price":"24.50","priceCurrency":"USD"}}')}<h1>Rose Toner</h1><del>$30.00</del> <ins>$24.50</ins>`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'microdata with the price of today and JSON-LD of yesterday',
      `${json('{"@type":"Product","name":"Rose Toner","offers":{"price":"30.00","priceCurrency":"USD"}}')}<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Rose Toner</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">24.50</span><meta itemprop="priceCurrency" content="USD"></div></div>`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'a hidden price of another size',
      `${json('{"@type":"Product","name":"Rose Toner","offers":{"price":"24.50","priceCurrency":"USD"}}')}<meta property="product:price:amount" content="60.00"><h1>Rose Toner</h1><span hidden>$60.00</span><b>$24.50</b>`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'microdata with a low and a high price',
      `<section itemscope itemtype="https://schema.org/Product"><span itemprop="name">Rose Toner</span><div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer">from <span itemprop="lowPrice" content="9.00">9,00</span> to <span itemprop="highPrice">30.00</span><meta itemprop="priceCurrency" content="EUR"></div></section>`,
      [['Rose Toner', 900, 'EUR', null, true]],
    ],
    [
      'a discontinued product without a price',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":{"@type":"Offer","availability":"https://schema.org/Discontinued","priceCurrency":"USD"}}',
      ),
      [],
    ],
    [
      'data inside the main entity of a web page, with a review of another product',
      json(
        '{"@type":"WebPage","mainEntity":{"@type":"Product","name":"Rose Toner &amp; Mist","offers":{"@type":"Offer","price":24.5,"priceCurrency":"USD","availability":"http://schema.org/PreOrder"},"review":{"@type":"Review","itemReviewed":{"@type":"Product","name":"Rose Cream"}}}}',
      ),
      [['Rose Toner & Mist', 2_450, 'USD', null, false]],
    ],
    [
      'a price of zero until the options are chosen, and the one shown',
      `<meta property="product:price:amount" content="24.50"><meta property="product:price:currency" content="USD">${json('{"@type":"Product","name":"Rose Toner","offers":{"price":"0.00","priceCurrency":"USD"}}')}<h1>Rose Toner</h1><b>$24.50</b>`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'two scripts that describe it, one without a currency',
      `${json('{"@type":"Product","name":"Rose Toner","sku":"r1","offers":{"price":"24.50"}}')}${json('{"@type":"Product","name":"Rose Toner","sku":"r1","offers":{"price":"24.50","priceCurrency":"USD"}}')}`,
      [['Rose Toner', 2_450, 'USD', null, true]],
    ],
    [
      'a sale price of a shop plugin with dates',
      json(
        '{"@type":"Product","name":"Rose Toner","offers":[{"@type":"Offer","price":"24.50","priceValidUntil":"2027-12-31","priceSpecification":[{"@type":"UnitPriceSpecification","price":"24.50","priceCurrency":"GBP","valueAddedTaxIncluded":false},{"@type":"UnitPriceSpecification","price":"30.00","priceCurrency":"GBP","priceType":"https://schema.org/ListPrice"}],"priceCurrency":"GBP","availability":"https://schema.org/InStock"}]}',
      ),
      [['Rose Toner', 2_450, 'GBP', 3_000, true]],
    ],
  ])('%s', async (_, html, expected) => {
    expect(await read(html)).toEqual(expected);
  });
});
