import { type Site, siteUrl } from '~/domain/site';
import type { StructuredData } from './structured-data';

interface Step {
  label: string;
  to: string;
}

/** The way to a page, from the home page on; the last step is the page itself. */
export function breadcrumbData(site: Site, steps: readonly Step[]): StructuredData {
  const whole = [{ label: 'Home', to: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl(site, to),
    })),
  };
}
