import { useRef } from 'react';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '~/web/ui/icons';
import { Popover } from '~/web/ui/overlays/popover';
import { ThemeSwitch } from '../theme/theme-switch';
import { MenuAccount } from './menu-account';
import { MenuList } from './menu-list';
import { useMenuKeys } from './use-menu-keys';

/** The whole menu behind one button: a panel across the screen on phones, a dropdown on tablets. */
export function SmallMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const keys = useMenuKeys(() => {
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links inside.
    <div className="small-menu" onKeyDown={keys}>
      <Popover
        ref={panel}
        trigger={(props) => (
          <button type="button" aria-label="Menu" className="button quiet md" {...props}>
            <MenuIcon className="for-phones when-closed" />
            <CloseIcon className="for-phones when-open" />
            <span className="for-tablets">
              Menu
              <ChevronDownIcon />
            </span>
          </button>
        )}
      >
        <nav aria-label="Main">
          <MenuList />
          <MenuAccount />
          <div className="menu-theme">
            Theme
            <ThemeSwitch />
          </div>
        </nav>
      </Popover>
    </div>
  );
}
