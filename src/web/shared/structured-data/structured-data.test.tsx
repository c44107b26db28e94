import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { hashInlineScripts } from '~/web/http/content-security-policy.server';
import { pageMeta } from '../page-meta';
import { breadcrumbData } from './breadcrumb-data';
import { siteData } from './site-data';
import type { StructuredData } from './structured-data';

const site = {
  brandName: 'Glowfare',
  publicUrl: 'https://glowfare.test',
  contactEmail: 'hello@glowfare.test',
  demo: false,
};

/** Renders the head of a page with these structured data items. */
function renderHead(things: readonly StructuredData[]): string {
  const page = { title: 'x', description: 'x', path: '/', structuredData: () => things };
  const meta = () => pageMeta(site, page);
  const Stub = createRoutesStub([{ path: '/', id: 'root', meta, Component: Meta }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

/** The script contents as a browser parses them. */
function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(/<script[^>]*>([\s\S]*?)<\/script/gi), ([, text = '']) => text);
}

const hostileNames = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  ']]><!-- -->',
  '"}</script>',
  '\u2028\u2029\u0000\ud800',
  '{{constructor}} \\u003c/script>',
];

test.each(hostileNames)('escapes %j', (name) => {
  const html = renderHead([{ '@type': 'Product', name }]);
  const scripts = scriptsIn(html);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).not.toMatch(/[<>]/);
  expect(JSON.parse(scripts[0] ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
  });
});

test('round-trips any name', () => {
  const unit = fc.constantFrom(
    ...['<', '>', '/', '!--', 'script', ' ', '"', "'", '\\', '&', '\n'],
    ...['\u0000', '\u2028', '\ud83d', '\udc84', 'é', 'x'],
  );
  const anyNames = fc.array(fc.string({ unit }), { minLength: 30, maxLength: 60 });
  fc.assert(
    fc.property(anyNames, (names) => {
      const things = names.map((name, position) => ({ '@type': 'Product', name, position }));
      const read = scriptsIn(renderHead(things)).map((script) => JSON.parse(script).name);
      expect(read).toEqual(names);
    }),
    { numRuns: 3 },
  );
});

test('is data, so the policy needs no script hash for it', () => {
  const html = renderHead([siteData(site)]);
  expect(html).toContain('<script type="application/ld+json">');
  expect(hashInlineScripts(html, 'secret').scriptHashes).toEqual([]);
});

test('has a search URL template with braces', () => {
  expect(siteData(site)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://glowfare.test/products?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('starts at home and numbers the steps', () => {
  const steps = [
    { label: 'Skincare', to: '/category/skincare' },
    { label: 'Serums', to: '/category/skincare/serums' },
  ];
  expect(breadcrumbData(site, steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://glowfare.test/' },
      { position: 2, name: 'Skincare', item: 'https://glowfare.test/category/skincare' },
      { position: 3, name: 'Serums', item: 'https://glowfare.test/category/skincare/serums' },
    ],
  });
});
