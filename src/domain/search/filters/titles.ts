import type { ListingFilter, PriceBand, Sort } from '../search-index';

/** The listing titles, as in the menu. */
export const filterTitles: Record<ListingFilter, string> = {
  new: 'New Arrivals',
  bestsellers: 'Best Sellers',
  sale: 'On Sale',
};

export const bandTitles: Record<PriceBand, string> = {
  'under-25': 'Under $25',
  luxury: 'Luxury Products',
};

export const sortTitles: Record<Sort, string> = {
  relevance: 'Best match',
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Top rated',
  name: 'Name: A to Z',
  savings: 'Biggest savings',
  'unit-price': 'Unit price: low to high',
  newest: 'Newest first',
};
