import { useState } from 'react';
import { filters } from '~/domain/search/filters/filters';
import type { ListName } from '~/domain/search/filters/list-filters';
import { cx } from '~/web/ui/class-names';
import type { ListingJson } from '../listing-json';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { FoldingGroup } from './folding-group';
import { useListToggle } from './use-list-toggle';

interface ListFilterProps {
  list: ListName;
  chosen: readonly string[];
  choices: ListingJson['choices'][ListName];
  change: ChangeListing;
}

/** Longer lists start with this many choices. */
const maxFoldedChoices = 8;

/** A list filter of the table: checkboxes with counts. Nothing without choices. */
export function ListFilter({ list, chosen, choices, change }: ListFilterProps) {
  const [showsAll, setShowsAll] = useState(false);
  const toggle = useListToggle(list, chosen, change);
  if (choices.length === 0) return null;
  // One more choice takes no more room than the button that would reveal it.
  const isFolded = !showsAll && choices.length > maxFoldedChoices + 1;
  return (
    <FoldingGroup title={filters[list].label} active={chosen.length}>
      <ul>
        {choices.map(({ slug, name, count }, index) => {
          const isChosen = chosen.includes(slug);
          const isHidden = isFolded && index >= maxFoldedChoices && !isChosen;
          return (
            // Without scripts, nothing could reveal the others.
            <li key={slug} className={cx(isHidden && 'hidden noscript:list-item')}>
              <ChoiceRow
                type="checkbox"
                name={list}
                value={slug}
                checked={isChosen}
                onChoose={toggle}
                count={count ?? undefined}
              >
                {name}
              </ChoiceRow>
            </li>
          );
        })}
      </ul>
      {isFolded && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-1 min-h-8 text-accent text-sm underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11 noscript:hidden"
        >
          Show all {choices.length}
        </button>
      )}
    </FoldingGroup>
  );
}
