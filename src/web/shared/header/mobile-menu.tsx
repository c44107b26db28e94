import { useRef } from 'react';
import { CloseIcon, MenuIcon } from '~/web/ui/icons';
import { ThemeSwitch } from '../theme/theme-switch';
import { MenuList } from './menu-list';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** The collapsible menu of phones: a native disclosure, so it opens before any script has loaded. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnNavigation(() => {
    if (details.current) details.current.open = false;
  });
  return (
    <details ref={details} className="mobile-menu group md:hidden">
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
        <div className="flex items-center justify-between border-t border-line pt-3 text-sm text-soft">
          Colours
          <ThemeSwitch />
        </div>
      </nav>
    </details>
  );
}
