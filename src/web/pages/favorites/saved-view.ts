import { type FavoriteSort, favoriteSorts } from '~/domain/favorites/favorites';

/** The visible part of the saved products; `list` is null for the first list. */
export interface SavedView {
  list: string | null;
  sort: FavoriteSort;
  page: number;
}

/** Reads the query string and ignores invalid values. */
export function readSavedView(params: URLSearchParams): SavedView {
  const page = params.get('page') ?? '';
  return {
    list: params.get('list') || null,
    sort: favoriteSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Builds the URL and leaves out default values. */
export function savedViewHref({ list, sort, page }: SavedView): string {
  const params = new URLSearchParams();
  if (list !== null) params.set('list', list);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/favorites?${params}` : '/favorites';
}
