import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { ModalToaster } from '~/web/ui/overlays/toaster';
import { SearchForm } from '../search/search-form';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** The search on phones: a sheet over the page. Its content is rendered when it first opens. */
export function SearchSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = () => {
    // The browser moves the focus to the box when the dialog opens.
    flushSync(() => setPhase('open'));
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();
  useCloseOnNavigation(close);
  return (
    <div className="md:hidden">
      <IconButton label="Search" onClick={open}>
        <SearchIcon />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same. */}
      <dialog
        ref={sheet}
        aria-label="Search"
        className="search-sheet"
        onClose={() => setPhase('closed')}
        // A click on the dialog itself is a click on the backdrop.
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
      >
        {phase !== 'unused' && (
          <div className="relative px-3 py-2.5">
            <SearchForm placeholder="Search beauty products..." panel="sheet" onSearched={close} />
            <IconButton label="Close search" className="absolute! top-2.5 right-3" onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        {phase === 'open' && <ModalToaster />}
      </dialog>
    </div>
  );
}
