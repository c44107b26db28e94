import { type FavoriteSort, favoriteSorts } from '~/domain/favorites/favorites';

/** What of the saved products is in sight; null: the first list. */
export interface SavedView {
  list: string | null;
  sort: FavoriteSort;
  page: number;
}

/** Reads the address; what makes no sense there is as if it were not. */
export function readSavedView(params: URLSearchParams): SavedView {
  const page = params.get('page') ?? '';
  return {
    list: params.get('list') || null,
    sort: favoriteSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of it, with nothing in it that goes without saying. */
export function savedViewHref({ list, sort, page }: SavedView): string {
  const params = new URLSearchParams();
  if (list !== null) params.set('list', list);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/favorites?${params}` : '/favorites';
}
