import { useRef } from 'react';
import { Button } from '~/web/ui/button';
import { ChevronDownIcon } from '~/web/ui/icons';
import { Popover } from '~/web/ui/overlays/popover';
import { MenuList } from './menu-list';
import { useMenuKeys } from './use-menu-keys';

/** The whole menu behind one 'Menu' button, for medium screens. */
export function TabletMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const keys = useMenuKeys(() => {
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links inside.
    <div className="hidden md:block lg:hidden" onKeyDown={keys}>
      <Popover
        ref={panel}
        className="max-h-[calc(100dvh-6rem)]! w-96 px-6 py-2"
        trigger={(props) => (
          <Button variant="quiet" {...props}>
            Menu
            <ChevronDownIcon className="size-4" />
          </Button>
        )}
      >
        <nav aria-label="Main">
          <MenuList />
        </nav>
      </Popover>
    </div>
  );
}
