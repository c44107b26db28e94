import type { ListingParams } from '~/domain/search/filters/filter';
import { listNames } from '~/domain/search/filters/list-filters';
import type { ListingJson } from '../listing-json';
import type { ChangeListing } from '../use-listing';
import { ListFilter } from './list-filter';
import { StockFilter } from './stock-filter';
import { UnitPriceFilter } from './unit-price-filter';

interface MoreFiltersProps {
  params: ListingParams;
  facets: ListingJson['facets'];
  choices: ListingJson['choices'];
  change: ChangeListing;
}

/** The filters that start closed. */
export function MoreFilters({ params, facets, choices, change }: MoreFiltersProps) {
  return (
    <>
      {listNames
        .filter((list) => list !== 'brands')
        .map((list) => (
          <ListFilter
            key={list}
            list={list}
            chosen={params[list]}
            choices={choices[list]}
            change={change}
          />
        ))}
      <StockFilter inStock={params.inStock} counts={facets.inStock} change={change} />
      <UnitPriceFilter params={params} counts={facets.unit} change={change} />
    </>
  );
}
