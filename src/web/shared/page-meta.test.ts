import { expect, test } from 'vitest';
import { pageMeta } from './page-meta';

const site = {
  brandName: 'Glowfare',
  publicUrl: 'https://glowfare.test',
  contactEmail: 'hello@glowfare.test',
  demo: false,
};
const page = { title: 'Serums', description: 'All of them.', path: '/category/skincare/serums' };

test('formats the title, also for social sharing', () => {
  const title = 'Serums | Glowfare - Compare Beauty & Skincare Prices';
  const meta = pageMeta(site, page);
  expect(meta).toContainEqual({ title });
  expect(meta).toContainEqual({ property: 'og:title', content: title });
  expect(meta).toContainEqual({ name: 'twitter:title', content: title });
});

test('uses absolute URLs', () => {
  const meta = pageMeta(site, { ...page, image: '/images/1.jpg' });
  const href = 'https://glowfare.test/category/skincare/serums';
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://glowfare.test/images/1.jpg',
  });
});

test('excludes private pages from search engines and omits their canonical URL', () => {
  const meta = pageMeta(site, { ...page, noindex: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.some((tag) => 'rel' in tag && tag.rel === 'canonical')).toBe(false);
});

test('excludes a public demonstration site from search engines, but not a local one', () => {
  const robots = { name: 'robots', content: 'noindex' };
  const structuredData = () => [{ '@type': 'Product' as const, name: 'Serum' }];
  const open = pageMeta({ ...site, demo: true }, { ...page, structuredData });
  expect(open).toContainEqual(robots);
  expect(open.some((tag) => 'script:ld+json' in tag)).toBe(false);
  const local = { ...site, demo: true, publicUrl: 'http://localhost:3000' };
  expect(pageMeta(local, page)).not.toContainEqual(robots);
});

test('still has a title without site data', () => {
  expect(pageMeta(undefined, page)).toEqual([{ title: 'Serums' }]);
});

test('a long description ends after a whole word in previews of links', () => {
  const description = 'word '.repeat(60).trim();
  const meta = pageMeta(site, { title: 'A page', description, path: '/' });
  const preview = meta.flatMap((tag) =>
    'property' in tag && tag.property === 'og:description' ? [tag.content] : [],
  );
  expect(preview).toEqual([`${'word '.repeat(39)}word…`]);
});
