import { useEffect, useRef, useState } from 'react';
import { filters } from '~/domain/search/filters/filters';
import type { ListName } from '~/domain/search/filters/list-filters';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { maxFoldedChoices } from '../first-choices';
import type { ListingJson } from '../listing-json';
import type { FailedChoices } from '../use-all-choices';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { ChoicesError } from './choices-error';
import { FoldingGroup } from './folding-group';
import { useListToggle } from './use-list-toggle';

interface ListFilterProps {
  list: ListName;
  chosen: readonly string[];
  choices: ListingJson['choices'][ListName];
  /** How many choices are not loaded yet. */
  omitted?: number;
  loadOmitted?: () => void;
  /** Set if they could not be loaded. */
  failed?: FailedChoices | undefined;
  /** The page with all of them, for browsers without scripts. */
  allHref?: string;
  change: ChangeListing;
}

/** A list filter of the table: checkboxes with counts. Nothing without choices. */
export function ListFilter(props: ListFilterProps) {
  const { list, chosen, choices, omitted = 0, loadOmitted, failed, allHref, change } = props;
  const [showsAll, setShowsAll] = useState(false);
  const isHydrated = useIsHydrated();
  const toggle = useListToggle(list, chosen, change);
  const items = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    // The button that had the focus is gone; the first choice that it loaded gets it.
    if (omitted > 0 || focusAt.current === undefined) return;
    items.current?.querySelectorAll('input')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [omitted]);
  const count = choices.length + omitted;
  if (count === 0) return null;
  // One more choice takes no more room than the button that would reveal it.
  const isFolded = !showsAll && count > maxFoldedChoices + 1;
  const shown = choices.filter(
    ({ slug }, index) =>
      // Without scripts, nothing could reveal the others.
      !isFolded || !isHydrated || index < maxFoldedChoices || chosen.includes(slug),
  );
  return (
    <FoldingGroup
      title={filters[list].label}
      active={chosen.length}
      onOpen={omitted > 0 ? loadOmitted : undefined}
    >
      {list === 'without' && (
        <p className="mb-2 text-soft text-xs">
          Leaves out products whose ingredient list we don’t know.
        </p>
      )}
      <ul ref={items}>
        {shown.map(({ slug, name, count: products }) => (
          <li key={slug}>
            <ChoiceRow
              type="checkbox"
              name={list}
              value={slug}
              checked={chosen.includes(slug)}
              onChoose={toggle}
              count={products ?? undefined}
            >
              {name}
            </ChoiceRow>
          </li>
        ))}
      </ul>
      {failed && omitted > 0 && (choices.length === 0 || showsAll) ? (
        <ChoicesError
          failed={failed}
          onRetry={() => {
            focusAt.current = choices.length;
          }}
        />
      ) : (
        choices.length === 0 && <p className="text-soft text-sm noscript:hidden">Loading…</p>
      )}
      {omitted > 0 && (
        <noscript>
          <a className="text-link text-sm" href={allHref}>{`Show all ${count}`}</a>
        </noscript>
      )}
      {isFolded && choices.length > 0 && (
        <button
          type="button"
          onClick={() => {
            setShowsAll(true);
            loadOmitted?.();
          }}
          className="mt-1 min-h-8 text-accent text-sm underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11 noscript:hidden"
        >
          {`Show all ${count}`}
        </button>
      )}
    </FoldingGroup>
  );
}
