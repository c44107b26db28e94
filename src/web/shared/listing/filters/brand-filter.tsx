import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { TextField } from '~/web/ui/fields/text-field';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import type { ListingJson } from '../listing-json';
import type { FailedChoices } from '../use-all-choices';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { ChoicesError } from './choices-error';
import { FilterGroup } from './filter-group';
import { findBrands } from './find-brands';
import { handleListKeys } from './handle-list-keys';
import { useListToggle } from './use-list-toggle';

interface BrandFilterProps {
  chosen: readonly string[];
  brands: ListingJson['choices']['brands'];
  /** How many brands are not loaded yet. */
  omitted: number;
  loadOmitted: () => void;
  /** Set if they could not be loaded. */
  failed?: FailedChoices | undefined;
  /** The page with all of them, for browsers without scripts. */
  allHref: string;
  change: ChangeListing;
}

/** Longer lists get a search box. */
const maxBrandsWithoutSearch = 8;

/** A scrolling list of brands, with multiple selection. */
export function BrandFilter(props: BrandFilterProps) {
  const { chosen, brands, omitted, loadOmitted, failed, allHref, change } = props;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const hasSearch = brands.length > maxBrandsWithoutSearch;
  const wanted = useDeferredValue(typed);
  // The search text applies only while the search box is visible.
  const found = hasSearch ? findBrands(brands, wanted) : brands;
  const toggle = useListToggle('brands', chosen, change);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    // The button that had the focus is gone; the first brand that it revealed gets it.
    if (omitted > 0 || focusAt.current === undefined) return;
    list.current?.querySelectorAll('input')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [omitted]);
  const focusOnFirstNew = () => {
    focusAt.current = brands.length;
  };
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
          onChange={(event) => {
            loadOmitted();
            setTyped(event.target.value);
          }}
          // Enter must not submit the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-2 noscript:hidden"
        />
      )}
      <ul
        ref={list}
        aria-label="Brands, use arrow keys to move through the list"
        className="-mr-3 max-h-64 overflow-y-auto overscroll-contain pr-3"
        onKeyDown={handleListKeys}
        onScroll={loadOmitted}
      >
        {found.map(({ slug, name, count }) => (
          <li key={slug}>
            <ChoiceRow
              type="checkbox"
              name="brands"
              value={slug}
              checked={chosen.includes(slug)}
              onChoose={toggle}
              count={count ?? undefined}
            >
              {name}
            </ChoiceRow>
          </li>
        ))}
        {omitted > 0 && (
          <li>
            {failed ? (
              <ChoicesError failed={failed} onRetry={focusOnFirstNew} />
            ) : (
              <button
                type="button"
                className="min-h-8 text-accent text-sm underline underline-offset-4 pointer-coarse:min-h-11 noscript:hidden"
                onClick={() => {
                  focusOnFirstNew();
                  loadOmitted();
                }}
              >
                {`Show all ${brands.length + omitted} brands`}
              </button>
            )}
          </li>
        )}
      </ul>
      {omitted > 0 && (
        <noscript>
          <a
            className="text-link text-sm"
            href={allHref}
          >{`Show all ${brands.length + omitted} brands`}</a>
        </noscript>
      )}
      {found.length === 0 && omitted === 0 && (
        <p className="py-2 text-soft text-sm">
          {brands.length === 0 ? 'No brands to choose from.' : 'No brands match your search.'}
        </p>
      )}
    </FilterGroup>
  );
}
