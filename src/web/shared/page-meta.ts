import type { MetaDescriptor } from 'react-router';
import { type Site, siteUrl } from '~/domain/site';
import { isHiddenFromSearch } from '~/domain/sitemap/hidden-from-search';
import { siteOf } from './root-data';
import type { StructuredData } from './structured-data/structured-data';

interface PageDescription {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The canonical path, without tracking parameters or filters. */
  path: string;
  image?: string;
  /** For private pages, and for filter combinations that should not be indexed. */
  noindex?: boolean;
  /** An Atom feed of this page's content. */
  feed?: { title: string; path: string };
  /**
   * Structured data for search engines; React Router escapes it. Crawlers read the server's
   * response, so pages provide it only there (`import.meta.env.SSR`). After client-side navigation,
   * `StructuredDataScripts` adds it with a lazily loaded module.
   */
  structuredData?: ((site: Site) => readonly StructuredData[]) | undefined;
}

const commonKeywords = [
  'beauty price comparison',
  'skincare prices',
  'compare makeup prices',
  'beauty deals',
];

/** The pattern of every page title. */
export function pageTitle(brandName: string, title: string): string {
  return `${title} | ${brandName} - Compare Beauty & Skincare Prices`;
}

/** The meta function of a page whose description does not depend on its data. */
export const staticMeta =
  (page: PageDescription) =>
  ({ matches }: { matches: Parameters<typeof siteOf>[0] }): MetaDescriptor[] =>
    pageMeta(siteOf(matches), page);

export function pageMeta(site: Site | undefined, page: PageDescription): MetaDescriptor[] {
  // If the root loader failed, only the title is known.
  if (!site) return [{ title: page.title }];
  const title = pageTitle(site.brandName, page.title);
  const isHidden = isHiddenFromSearch(site);
  const url = siteUrl(site, page.path);
  const image = siteUrl(site, page.image ?? '/og-image.jpg');
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: [...(page.keywords ?? []), ...commonKeywords].join(', ') },
    ...(page.noindex || isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...(page.feed ? [feedLink(page.feed)] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brandName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shorten(page.description) },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Its description is the one of og:description.
    { name: 'twitter:title', content: title },
    { name: 'twitter:image', content: image },
    ...(isHidden ? [] : (page.structuredData?.(site) ?? [])).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function feedLink({ title, path }: { title: string; path: string }): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: path };
}

/** Previews of links show about this many characters. */
const maxPreviewLength = 200;

/** Ends a long text after a whole word. */
function shorten(text: string): string {
  if (text.length <= maxPreviewLength) return text;
  const end = text.lastIndexOf(' ', maxPreviewLength - 1);
  return `${text.slice(0, end > 0 ? end : maxPreviewLength - 1)}…`;
}
