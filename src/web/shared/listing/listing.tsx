import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { NameOf } from '~/domain/search/filters/filter';
import { countActiveFilters } from '~/domain/search/filters/filters';
import { isListName } from '~/domain/search/filters/list-filters';
import { isUnfiltered, listingHref, ownParams } from '~/domain/search/listing/listing-place';
import { Button } from '~/web/ui/button';
import { buttonClasses } from '~/web/ui/button-look';
import { cx } from '~/web/ui/class-names';
import { FilterIcon } from '~/web/ui/page-icons';
import { Pagination } from '~/web/ui/pagination';
import { cardWithLivePrices, unpackCard } from '../catalog/product-card-data';
import { ProductGrid } from '../catalog/product-grid';
import { DemoNotice } from '../demo/demo-notice';
import { lazyPart } from '../lazy-part';
import { useLivePrices } from '../live-prices/use-live-prices';
import type { PersonalListing } from '../preferences/personal-bar';
import { useMayHavePreferences } from '../preferences/use-may-have-preferences';
import { drawerId, FilterDrawer } from './filters/filter-drawer';
import { FilterPanel } from './filters/filter-panel';
import { storeListing } from './last-listing';
import type { ListingJson } from './listing-json';
import { ListingSearch } from './listing-search';
import { SortSelect } from './sort-select';
import { productCount, variantCount } from './titles';
import { UnreachableNotice } from './unreachable-notice';
import { useAllChoices } from './use-all-choices';
import { useFocusFallback } from './use-focus-fallback';
import { useIsDelayed } from './use-is-delayed';
import { useListing } from './use-listing';
import { VariantsLink } from './variants-link';
import { ViewSwitch } from './view-switch';

// Parts that many listings do not have; the server renders them with the rest of the page.
const loadChips = async () => (await import('./filters/active-chips')).ActiveChips;
const ActiveChips = lazyPart(loadChips);
const NothingFound = lazyPart(async () => (await import('./nothing-found')).NothingFound);
const EmptyCatalog = lazyPart(async () => (await import('./nothing-found')).EmptyCatalog);
const UnderstoodChips = lazyPart(async () => (await import('./understood-chips')).UnderstoodChips);

const PersonalBar = lazyPart(async () => (await import('../preferences/personal-bar')).PersonalBar);

const formId = 'listing';
const busyIndicatorDelayMs = 300;

interface ListingProps {
  listing: ListingJson;
  /** Whether the last selection could not be loaded. */
  unreachable: boolean;
}

/** Products with filters, sorting and pagination: at /products and on category pages. */
export function Listing(props: ListingProps) {
  if (!props.listing.catalog.isEmpty) return <FilledListing {...props} />;
  return (
    <Suspense>
      <EmptyCatalog />
    </Suspense>
  );
}

function FilledListing({ listing: loaded, unreachable }: ListingProps) {
  const mayHavePreferences = useMayHavePreferences();
  const [answer, setAnswer] = useState<PersonalListing | null>(null);
  const personal = answer?.of === loaded ? answer : null;
  const listing = personal?.listing ?? loaded;
  const { place, params: shownParams, catalog, total, variants, pageCount, items } = listing;
  const { facets, relaxations } = listing;
  const { choices, omitted, load: loadChoices, failed } = useAllChoices(listing);
  const { wanted, change } = useListing(place, shownParams);
  const drawer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading);
  useEffect(() => storeListing(listingHref(place, shownParams)), [place, shownParams]);
  // The first filter may be chosen without a connection.
  useEffect(() => void loadChips().catch(() => undefined), []);
  const busy = wanted !== shownParams && !unreachable;
  const isSlow = useIsDelayed(busy, busyIndicatorDelayMs);
  const active = countActiveFilters(ownParams(place, wanted));
  const count =
    shownParams.expand || shownParams.family !== null ? variantCount(total) : productCount(total);
  const nameOf: NameOf = (filter, slug) =>
    (isListName(filter) && choices[filter].find((choice) => choice.slug === slug)?.name) || slug;
  const cards = useMemo(() => {
    const familyHref = (family: number) => listingHref(place, { ...shownParams, family, page: 1 });
    return items.map((item) => unpackCard(item, familyHref));
  }, [items, place, shownParams]);
  const livePrices = useLivePrices(
    cards.map(({ id }) => id),
    listing.now,
  );
  const products = useMemo(
    () => cards.map((card) => cardWithLivePrices(card, livePrices(card.id))),
    [cards, livePrices],
  );

  // Changes were already applied, so only close the drawer.
  function submit(event: FormEvent) {
    event.preventDefault();
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }

  return (
    <div data-listing className="page-column gap-x-10 lg:grid lg:grid-cols-[15rem_1fr]">
      <FilterDrawer drawer={drawer}>
        <FilterPanel
          formId={formId}
          place={place}
          params={wanted}
          catalog={catalog}
          facets={facets}
          choices={choices}
          omitted={omitted}
          loadChoices={loadChoices}
          failedChoices={failed}
          change={change}
          onSubmit={submit}
        >
          <div className="sticky bottom-0 -mx-6 mt-auto border-line border-t bg-surface px-6 py-4 lg:hidden noscript:lg:block">
            {unreachable && <UnreachableNotice className="mb-4" />}
            <Button type="submit" className="w-full">
              Show {count}
            </Button>
          </div>
        </FilterPanel>
      </FilterDrawer>
      <div className="min-w-0">
        <div className={cx('listing-toolbar', listing.isDemo ? 'mb-2' : 'mb-6')}>
          <ListingSearch place={place} params={wanted} change={change} />
          <button
            type="button"
            popoverTarget={drawerId}
            className={`${buttonClasses({ variant: 'secondary' })} [grid-area:filters] lg:hidden`}
          >
            <FilterIcon /> Filters
            {active > 0 && <span className="figures">({active})</span>}
          </button>
          <SortSelect
            formId={formId}
            params={wanted}
            catalog={catalog}
            personal={personal}
            change={change}
          />
          <ViewSwitch />
          {/* On the same line as the chips, so that the first chip causes no layout shift. */}
          <div className="contents gap-x-5 [grid-area:narrowed] sm:flex sm:min-h-9 sm:items-center">
            <div className="figures min-w-0 text-soft text-sm [grid-area:count] sm:shrink-0">
              <p role="status" className="inline">
                {count}
              </p>
              <VariantsLink place={place} params={shownParams} total={total} variants={variants} />
            </div>
            {!isUnfiltered(place, wanted) && (
              <Suspense>
                <ActiveChips place={place} params={wanted} nameOf={nameOf} change={change} />
              </Suspense>
            )}
          </div>
        </div>
        {listing.understood.length > 0 && (
          <Suspense>
            <UnderstoodChips parts={listing.understood} />
          </Suspense>
        )}
        <p role="status" className="mb-5 max-w-prose text-sm empty:hidden">
          {listing.relaxed}
        </p>
        {listing.isDemo && <DemoNotice className="mb-5" />}
        <div className="personal-room">
          {mayHavePreferences && (
            <Suspense>
              <PersonalBar listing={loaded} onChange={setAnswer} />
            </Suspense>
          )}
        </div>
        <div role="alert" className="empty:hidden">
          {unreachable && <UnreachableNotice className="mb-6" />}
        </div>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          Products
        </h2>
        <div
          aria-busy={busy}
          // Not a delayed transition: even one that never runs makes the browser create a layer.
          className={isSlow ? 'opacity-60' : undefined}
        >
          {items.length === 0 ? (
            <Suspense>
              <NothingFound
                place={place}
                params={shownParams}
                catalog={catalog}
                relaxations={relaxations}
              />
            </Suspense>
          ) : (
            <ProductGrid products={products} columns={4} marks={personal?.marks} />
          )}
        </div>
        <Pagination
          page={shownParams.page}
          pageCount={pageCount}
          hrefFor={(page) => listingHref(place, { ...shownParams, page })}
          className="mt-16"
        />
      </div>
    </div>
  );
}
