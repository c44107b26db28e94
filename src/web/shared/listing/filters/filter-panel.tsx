import { type FormEvent, type ReactNode, Suspense, useId } from 'react';
import {
  countActiveFilters,
  encodeFilter,
  filterNames,
  filters,
  isDefault,
} from '~/domain/search/filters/filters';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import {
  clearedListing,
  isShelf,
  type ListingPlace,
  listingHref,
  ownParams,
} from '~/domain/search/listing/listing-place';
import { requiredPart } from '~/web/shared/lazy-part';
import { TextLink } from '~/web/ui/text-link';
import type { ListingJson } from '../listing-json';
import { PrefetchOnHover } from '../prefetch-on-hover';
import { SubcategoryLinks } from '../subcategory-links';
import { allChoicesHref, type FailedChoices } from '../use-all-choices';
import type { ChangeListing } from '../use-listing';
import { BrandFilter } from './brand-filter';
import { CategoryFilter } from './category-filter';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';

/** They start closed, so their scripts may come after those of the page. */
const MoreFilters = requiredPart(async () => (await import('./more-filters')).MoreFilters);

interface FilterPanelProps {
  formId: string;
  place: ListingPlace;
  params: ListingParams;
  catalog: ListingJson['catalog'];
  facets: ListingJson['facets'];
  choices: ListingJson['choices'];
  omitted: ListingJson['omitted'];
  /** Requests the choices that were left out. */
  loadChoices: () => void;
  failedChoices: FailedChoices | undefined;
  change: ChangeListing;
  onSubmit: (event: FormEvent) => void;
  /** The submit button. */
  children: ReactNode;
}

/**
 * Every filter of the table. Every change applies immediately; without scripts it is a plain form with
 * the same URL.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { formId, place, params, catalog, facets, choices, omitted } = props;
  const { loadChoices, failedChoices, change, onSubmit, children } = props;
  const titleId = useId();
  const allHref = allChoicesHref(place, params);
  const active = countActiveFilters(ownParams(place, params));
  const hasBrands = choices.brands.length + (omitted.brands ?? 0) > 0;
  return (
    <form
      id={formId}
      action={place.path}
      onSubmit={onSubmit}
      aria-labelledby={titleId}
      className="flex min-h-full flex-col"
    >
      <div className="filters-head">
        <h2 id={titleId} className="font-display text-xl">
          Filters
          {active > 0 && (
            <span className="figures ml-2 font-sans text-accent text-sm">{active} active</span>
          )}
        </h2>
        {active > 0 && (
          <TextLink
            to={listingHref(place, clearedListing(place, params))}
            replace
            preventScrollReset
            className="text-sm"
          >
            Clear all
          </TextLink>
        )}
      </div>
      {filterNames
        .filter((name) => filters[name].input === 'hidden' && !isDefault(name, params))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={encodeFilter(name, params)} />
        ))}
      <PrefetchOnHover place={place} params={params} onUse={loadChoices}>
        {isShelf(place) ? (
          <SubcategoryLinks place={place} />
        ) : (
          <CategoryFilter params={params} facets={facets} change={change} />
        )}
        {/* Before the brands, whose list scrolls: a wheel over it would not get here. */}
        <PriceFilter params={params} counts={facets.price} change={change} />
        {(catalog.isRated || params.rating > 0) && (
          <RatingFilter rating={params.rating} counts={facets.rating} change={change} />
        )}
        {hasBrands && (
          <BrandFilter
            chosen={params.brands}
            brands={choices.brands}
            omitted={omitted.brands ?? 0}
            loadOmitted={loadChoices}
            failed={failedChoices}
            allHref={allHref}
            change={change}
          />
        )}
        <Suspense>
          <MoreFilters
            params={params}
            catalog={catalog}
            facets={facets}
            choices={choices}
            omitted={omitted}
            loadOmitted={loadChoices}
            failed={failedChoices}
            allHref={allHref}
            change={change}
          />
        </Suspense>
      </PrefetchOnHover>
      {children}
    </form>
  );
}
