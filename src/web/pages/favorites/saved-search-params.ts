import { type FavouriteSort, favouriteSorts } from '~/domain/favorites/favourites';

/** What of the saved products is in sight; null: the first list. */
export interface Shown {
  list: string | null;
  sort: FavouriteSort;
  page: number;
}

/** Reads the address; what makes no sense there is as if it were not. */
export function readShown(params: URLSearchParams): Shown {
  const page = params.get('page') ?? '';
  return {
    list: params.get('list') || null,
    sort: favouriteSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of it, with nothing in it that goes without saying. */
export function writeShown({ list, sort, page }: Shown): string {
  const params = new URLSearchParams();
  if (list !== null) params.set('list', list);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/favorites?${params}` : '/favorites';
}
