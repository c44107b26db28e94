import type { ListingParams } from '~/domain/search/filters/filter';
import { listNames } from '~/domain/search/filters/list-filters';
import type { ListingJson } from '../listing-json';
import type { FailedChoices } from '../use-all-choices';
import type { ChangeListing } from '../use-listing';
import { ListFilter } from './list-filter';
import { StockFilter } from './stock-filter';
import { UnitPriceFilter } from './unit-price-filter';

interface MoreFiltersProps {
  params: ListingParams;
  facets: ListingJson['facets'];
  choices: ListingJson['choices'];
  omitted: ListingJson['omitted'];
  loadOmitted: () => void;
  failed: FailedChoices | undefined;
  allHref: string;
  change: ChangeListing;
}

/** The filters that start closed. */
export function MoreFilters(props: MoreFiltersProps) {
  const { params, facets, choices, omitted, loadOmitted, failed, allHref, change } = props;
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
            omitted={omitted[list] ?? 0}
            loadOmitted={loadOmitted}
            failed={failed}
            allHref={allHref}
            change={change}
          />
        ))}
      <StockFilter inStock={params.inStock} counts={facets.inStock} change={change} />
      <UnitPriceFilter params={params} counts={facets.unit} change={change} />
    </>
  );
}
