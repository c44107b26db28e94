/** The part of an ingredient's URL; it depends on the INCI name alone, so it is stable. */
export function ingredientSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The path of an ingredient's page. */
export const ingredientPath = (slug: string): string => `/ingredient/${slug}`;
