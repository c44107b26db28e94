import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon } from '~/web/ui/icons';
import { ModalToaster } from '~/web/ui/overlays/toaster';

export const drawerId = 'filters';
const wideEnough = '(min-width: 68rem)';

interface FilterDrawerProps {
  drawer: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * A column next to the products on wide screens, or else a drawer. It is a popover, so its button
 * works before and without scripts.
 */
export function FilterDrawer({ drawer, children }: FilterDrawerProps) {
  const [open, setOpen] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  useEffect(() => {
    // On rotation to landscape it may become a column, which has no close button.
    const wide = matchMedia(wideEnough);
    const close = () => drawer.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [drawer]);
  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters' })}
      // Before it closes: the focus returns to the button, which must not be inert then.
      onBeforeToggle={(event) => {
        release.current?.();
        release.current =
          event.newState === 'open' ? makeOthersInert(event.currentTarget) : undefined;
      }}
      onToggle={(event) => {
        // A group inside that unfolds is not the drawer.
        if (event.target === event.currentTarget) setOpen(event.newState === 'open');
      }}
      className="max-lg:emerge filters filter-column"
    >
      {/* Scrolls apart from the close button. Focused fields stay clear of the sticky header and footer. */}
      <div className="relative px-6 max-lg:isolate max-lg:h-full max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:scroll-pt-20 max-lg:scroll-pb-24 lg:px-0">
        {children}
      </div>
      <IconButton
        label="Close filters"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        className="absolute top-4 right-3 lg:hidden"
      >
        <CloseIcon />
      </IconButton>
      {open && <ModalToaster />}
    </div>
  );
}

/** Makes all other elements inert, because a popover does not trap the focus. Returns an undo. */
function makeOthersInert(element: Element): () => void {
  const inertElements: Element[] = [];
  for (let inside = element; inside !== document.body; ) {
    const around = inside.parentElement;
    if (!around) break;
    for (const sibling of around.children) {
      if (sibling === inside || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      inertElements.push(sibling);
    }
    inside = around;
  }
  return () => {
    for (const sibling of inertElements) sibling.removeAttribute('inert');
  };
}
