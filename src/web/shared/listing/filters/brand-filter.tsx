import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { TextField } from '~/web/ui/fields/text-field';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import type { ListingJson } from '../listing-json';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { FilterGroup } from './filter-group';
import { findBrands } from './find-brands';
import { handleListKeys } from './handle-list-keys';

interface BrandFilterProps {
  chosen: readonly string[];
  brands: ListingJson['facets']['brands'];
  change: ChangeListing;
}

/** From how many on it takes a search to find one. */
const maxBrandsWithoutSearch = 8;

/** Any number of brands, in a list that scrolls. */
export function BrandFilter({ chosen, brands, change }: BrandFilterProps) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const hasSearch = brands.length > maxBrandsWithoutSearch;
  const wanted = useDeferredValue(typed);
  // What was typed counts only as long as one can see and change it.
  const found = hasSearch ? findBrands(brands, wanted) : brands;
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  const toggle = useCallback(
    (slug: string) => {
      const others = latest.current.filter((other) => other !== slug);
      latest.current = others.length < latest.current.length ? others : [...latest.current, slug];
      change({ brands: latest.current });
    },
    [change],
  );
  return (
    <FilterGroup title="Brand">
      {hasSearch && (
        <TextField
          label="Find a brand"
          hideLabel
          placeholder="Find a brand"
          type="search"
          autoComplete="off"
          leading={<SearchIcon className="size-4.5" />}
          trailing={
            typed !== '' && (
              <IconButton
                label="Clear brand search"
                size="sm"
                onClick={() => {
                  setTyped('');
                  box.current?.focus();
                }}
              >
                <CloseIcon className="size-4.5" />
              </IconButton>
            )
          }
          ref={box}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter is for the list below, not for the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-2 noscript:hidden"
        />
      )}
      <ul
        aria-label="Brands, arrow keys move through the list"
        className="-mr-3 max-h-64 overflow-y-auto overscroll-contain pr-3"
        onKeyDown={handleListKeys}
      >
        {found.map(({ slug, name, count }) => (
          <li key={slug}>
            <ChoiceRow
              type="checkbox"
              name="brands"
              value={slug}
              checked={chosen.includes(slug)}
              onChoose={toggle}
              count={count}
            >
              {name}
            </ChoiceRow>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="py-2 text-soft text-sm">
          {brands.length === 0 ? 'No brands to choose from.' : 'No brand of that name here.'}
        </p>
      )}
    </FilterGroup>
  );
}
