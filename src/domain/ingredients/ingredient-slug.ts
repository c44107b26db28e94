/** The slug of an ingredient in URLs: 'Butylene Glycol' is 'butylene-glycol'. */
export function ingredientSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
