import type { ListingParams } from '~/domain/search/filters/filter';
import { chosenSort, shownSort } from '~/domain/search/filters/order-filters';
import { type Sort, sorts, sortTitles } from '~/domain/search/sorts';
import { SelectField } from '~/web/ui/fields/select-field';
import type { ListingCatalog } from './listing-json';
import type { ChangeListing } from './use-listing';

interface SortSelectProps {
  formId: string;
  params: ListingParams;
  catalog: ListingCatalog;
  change: ChangeListing;
}

export function SortSelect({ formId, params, catalog, change }: SortSelectProps) {
  const shown = shownSort(params);
  const isOffered: Partial<Record<Sort, boolean>> = {
    // Without a search text there is no best match.
    relevance: params.search !== '',
    rating: catalog.isRated,
    savings: catalog.isCompared,
  };
  const offered = sorts.filter((sort) => sort === shown || (isOffered[sort] ?? true));
  return (
    <SelectField
      label="Sort by"
      hideLabel
      shape="pill"
      name="sort"
      form={formId}
      value={shown}
      onChange={(event) => {
        const chosen = sorts.find((known) => known === event.target.value);
        if (chosen) change({ sort: chosenSort(chosen, params.search) });
      }}
      className="min-w-0 [grid-area:sort]"
    >
      {offered.map((known) => (
        <option key={known} value={known}>
          {known === 'popular' && !catalog.hasPopular ? 'Featured' : sortTitles[known]}
        </option>
      ))}
    </SelectField>
  );
}
