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

/** The database gives loaded ingredients numbers from this one. */
const firstLoaded = 1_000_001;

/** Whether an operator has loaded an ingredient, by its number. */
export const isLoaded = (id: number): boolean => id >= firstLoaded;

/** The slug of a loaded ingredient ends in its number, so that a filter needs no dictionary. */
export const loadedSlug = (id: number, plainSlug: string): string =>
  plainSlug === '' ? String(id) : `${plainSlug}-${id}`;

/** The number and the words of a loaded ingredient's slug; null: it is another one's. */
export function readLoadedSlug(slug: string): { id: number; words: string } | null {
  const [, words, digits] = /^(?:([a-z0-9-]{1,400})-)?([1-9]\d{6,8})$/.exec(slug) ?? [];
  const id = Number(digits ?? 0);
  return isLoaded(id) ? { id, words: (words ?? '').replaceAll('-', ' ') } : null;
}
