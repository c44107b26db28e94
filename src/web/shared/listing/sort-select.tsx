import type { ListingParams } from '~/domain/search/filters/filter';
import { chosenSort, shownSort } from '~/domain/search/filters/order-filters';
import { sorts, sortTitles } from '~/domain/search/sorts';
import { SelectField } from '~/web/ui/fields/select-field';
import type { ChangeListing } from './use-listing';

interface SortSelectProps {
  formId: string;
  params: ListingParams;
  change: ChangeListing;
}

export function SortSelect({ formId, params, change }: SortSelectProps) {
  // Without a search text there is no best match.
  const offered = sorts.filter((sort) => sort !== 'relevance' || params.search !== '');
  return (
    <SelectField
      label="Sort by"
      hideLabel
      shape="pill"
      name="sort"
      form={formId}
      value={shownSort(params)}
      onChange={(event) => {
        const chosen = sorts.find((known) => known === event.target.value);
        if (chosen) change({ sort: chosenSort(chosen, params.search) });
      }}
      className="min-w-0 [grid-area:sort]"
    >
      {offered.map((known) => (
        <option key={known} value={known}>
          {sortTitles[known]}
        </option>
      ))}
    </SelectField>
  );
}
