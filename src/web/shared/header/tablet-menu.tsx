import { Button } from '~/web/ui/button';
import { ChevronDownIcon } from '~/web/ui/icons';
import { Popover } from '~/web/ui/popover';
import { MenuList } from './menu-list';

/** Everything under one 'Menu' button, for screens in between. */
export function TabletMenu() {
  return (
    <div className="hidden md:block lg:hidden">
      <Popover
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
