import { useEffect, useRef } from 'react';
import { CloseIcon, MenuIcon } from '~/web/ui/icons';
import { ThemeSwitch } from '../theme/theme-switch';
import { MenuAccount } from './menu-account';
import { MenuList } from './menu-list';
import { useCloseOnNavigation } from './use-close-on-navigation';
import { useMenuKeys } from './use-menu-keys';

/** The collapsible mobile menu. A native disclosure, so that it opens before scripts load. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnNavigation(() => {
    if (details.current) details.current.open = false;
  });
  const keys = useMenuKeys(() => {
    if (details.current) details.current.open = true;
  });
  // Unlike a menu, a disclosure does not close by itself.
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={details} onKeyDown={keys} className="mobile-menu group md:hidden">
      <summary
        aria-label="Menu"
        className="-ml-3 inline-flex size-11 list-none items-center justify-center rounded-full [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-5 pb-6 shadow-lift"
      >
        <MenuList />
        <MenuAccount />
        <div className="flex items-center justify-between border-t border-line pt-3 text-sm text-soft">
          Theme
          <ThemeSwitch />
        </div>
      </nav>
    </details>
  );
}
