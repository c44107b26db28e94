import { type Site, siteUrl } from '~/domain/site';
import type { StructuredData } from './structured-data';

export interface DescribedIngredient {
  slug: string;
  name: string;
  otherNames: readonly string[];
  summary: string;
}

/** An ingredient as a term of our dictionary. */
export function ingredientData(site: Site, ingredient: DescribedIngredient): StructuredData {
  const { slug, name, otherNames, summary } = ingredient;
  const url = siteUrl(site, `/ingredient/${slug}`);
  return {
    '@type': 'DefinedTerm',
    '@id': url,
    url,
    name,
    alternateName: otherNames.length > 0 ? otherNames : undefined,
    description: summary,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: `${site.brandName} ingredients`,
      url: siteUrl(site, '/ingredients'),
    },
  };
}
