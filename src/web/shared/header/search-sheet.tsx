import { useRef } from 'react';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { SearchForm } from '../search/search-form';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** On phones the search opens as a sheet over the page. */
export function SearchSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  useCloseOnNavigation(close);
  return (
    <div className="md:hidden">
      <IconButton label="Search" onClick={() => sheet.current?.showModal()}>
        <SearchIcon />
      </IconButton>
      <dialog
        ref={sheet}
        aria-label="Search"
        className="emerge m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      >
        <div className="relative flex items-center gap-1 border-b border-line px-3 py-2.5">
          <SearchForm
            placeholder="Search beauty products..."
            className="grow"
            panel="sheet"
            onSearched={close}
          />
          <IconButton label="Close search" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      </dialog>
    </div>
  );
}
