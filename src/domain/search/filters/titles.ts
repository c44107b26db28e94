import type { ListingFilter } from '../search-index';

/** The listing titles, as in the menu. */
export const filterTitles: Record<ListingFilter, string> = {
  new: 'New Arrivals',
  bestsellers: 'Best Sellers',
  sale: 'On Sale',
};
