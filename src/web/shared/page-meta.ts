import type { MetaDescriptor } from 'react-router';
import { isHiddenFromSearch, type Site, siteUrl } from '~/domain/site';
import type { StructuredData } from './structured-data/structured-data';

interface PageDescription {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The path this page should be known by, without tracking or filters. */
  path: string;
  image?: string;
  /** For pages that are nobody's business but the visitor's, and for endless combinations. */
  noindex?: boolean;
  /** A feed that has the news of this page. */
  feed?: { title: string; path: string };
  /**
   * What the page says to machines; React Router escapes it. Machines read what the server sends, so
   * pages give it there alone (`import.meta.env.SSR`); whoever comes from another page gets it from
   * `DescribeForMachines`, which loads what makes it when it is needed.
   */
  structuredData?: ((site: Site) => readonly StructuredData[]) | undefined;
}

const commonKeywords = [
  'beauty price comparison',
  'skincare prices',
  'compare makeup prices',
  'beauty deals',
];

/** How every title reads. */
export function pageTitle(brandName: string, title: string): string {
  return `${title} | ${brandName} - Compare Beauty & Skincare Prices`;
}

/** Title and meta tags of a page: the one place that knows how they read. */
export function pageMeta(site: Site | undefined, page: PageDescription): MetaDescriptor[] {
  // Without the root's data (it failed) there is nothing true to say beyond the title.
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
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...(isHidden ? [] : (page.structuredData?.(site) ?? [])).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function feedLink({ title, path }: { title: string; path: string }): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: path };
}
