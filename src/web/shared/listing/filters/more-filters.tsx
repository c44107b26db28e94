import type { ListingParams } from '~/domain/search/filters/filter';
import { type ListName, listNames } from '~/domain/search/filters/list-filters';
import type { ListingJson } from '../listing-json';
import type { FailedChoices } from '../use-all-choices';
import type { ChangeListing } from '../use-listing';
import { ListFilter } from './list-filter';
import { StockFilter } from './stock-filter';
import { UnitPriceFilter } from './unit-price-filter';

interface MoreFiltersProps {
  params: ListingParams;
  catalog: ListingJson['catalog'];
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
  const { params, catalog, facets, choices, omitted } = props;
  const { loadOmitted, failed, allHref, change } = props;
  const isOffered = (list: ListName) =>
    list !== 'stores' || catalog.isCompared || params.stores.length > 0;
  const hasUnits = Object.values(facets.unit).some((count) => count > 0);
  return (
    <>
      {listNames
        .filter((list) => list !== 'brands' && isOffered(list))
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
      {(hasUnits || params.unit !== null) && (
        <UnitPriceFilter params={params} counts={facets.unit} change={change} />
      )}
    </>
  );
}
