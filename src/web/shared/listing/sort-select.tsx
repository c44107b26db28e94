import { sortTitles } from '~/domain/search/filters/titles';
import { type Sort, sorts } from '~/domain/search/search-index';
import { SelectField } from '~/web/ui/fields/select-field';
import type { ChangeListing } from './use-listing';

interface SortSelectProps {
  formId: string;
  sort: Sort;
  change: ChangeListing;
}

export function SortSelect({ formId, sort, change }: SortSelectProps) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      shape="pill"
      name="sort"
      form={formId}
      value={sort}
      onChange={(event) => {
        const chosen = sorts.find((known) => known === event.target.value);
        if (chosen) change({ sort: chosen });
      }}
      className="min-w-0 [grid-area:sort]"
    >
      {sorts.map((known) => (
        <option key={known} value={known}>
          {sortTitles[known]}
        </option>
      ))}
    </SelectField>
  );
}
