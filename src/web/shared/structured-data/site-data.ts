import { type Site, siteUrl } from '~/domain/site';
import type { StructuredData } from './structured-data';

export function siteData(site: Site): StructuredData {
  return {
    '@type': 'WebSite',
    name: site.brandName,
    url: siteUrl(site, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // The braces are part of the template; URL would escape them.
        urlTemplate: `${site.publicUrl}/products?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
