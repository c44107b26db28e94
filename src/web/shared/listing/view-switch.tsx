import { useSyncExternalStore } from 'react';
import { GridIcon, ListIcon } from '~/web/ui/icons';
import { chooseView, type ListingView, readView, subscribeToView } from './listing-view';

const button =
  'inline-flex size-11 items-center justify-center text-soft transition-colors hover:text-ink';
const chosen = 'bg-ink text-paper hover:text-paper';

/** Grid or list. The look of the chosen one comes from the stylesheet, so it is right at once. */
export function ViewSwitch() {
  const view = useSyncExternalStore<ListingView>(subscribeToView, readView, () => 'grid');
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-full border border-edge noscript:hidden">
      <legend className="sr-only">View</legend>
      <button
        type="button"
        aria-label="Grid view"
        aria-pressed={view === 'grid'}
        onClick={() => chooseView('grid')}
        className={`${button} ${chosen} listed:bg-transparent listed:text-soft listed:hover:text-ink`}
      >
        <GridIcon />
      </button>
      <button
        type="button"
        aria-label="List view"
        aria-pressed={view === 'list'}
        onClick={() => chooseView('list')}
        className={`${button} listed:bg-ink listed:text-paper listed:hover:text-paper`}
      >
        <ListIcon />
      </button>
    </fieldset>
  );
}
