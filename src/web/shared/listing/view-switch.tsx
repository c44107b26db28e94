import { useSyncExternalStore } from 'react';
import { GridIcon, ListIcon } from '~/web/ui/page-icons';
import { chooseView, type ListingView, readView, subscribeToView } from './listing-view';

const button =
  'inline-flex h-10 w-11 items-center justify-center transition-colors pointer-coarse:h-11';
const on = 'bg-ink text-paper';
const off = 'text-soft hover:text-ink';

/** Grid or list. CSS styles the selected button, so it is correct before hydration. */
export function ViewSwitch() {
  const view = useSyncExternalStore<ListingView>(subscribeToView, readView, () => 'grid');
  return (
    <fieldset className="flex shrink-0 justify-self-end [grid-area:view] overflow-hidden rounded-full border border-edge noscript:hidden">
      <legend className="sr-only">View</legend>
      <button
        type="button"
        aria-label="Grid view"
        aria-pressed={view === 'grid'}
        onClick={() => chooseView('grid')}
        className={`${button} ${on} listed:bg-transparent listed:text-soft listed:hover:text-ink`}
      >
        <GridIcon />
      </button>
      <button
        type="button"
        aria-label="List view"
        aria-pressed={view === 'list'}
        onClick={() => chooseView('list')}
        className={`${button} ${off} listed:bg-ink listed:text-paper`}
      >
        <ListIcon />
      </button>
    </fieldset>
  );
}
