import { Link } from 'react-router';
import { useBrandName } from '../root-data';
import { SearchForm } from '../search/search-form';
import { ThemeSwitch } from '../theme/theme-switch';
import { AccountControls } from './account-controls';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { SearchSheet } from './search-sheet';
import { TabletMenu } from './tablet-menu';

/** The sticky header; not sticky when zoom makes it a third of the screen. */
export function SiteHeader() {
  const brandName = useBrandName();
  return (
    <header className="site-header sticky top-0 z-40 max-[18rem]:static border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="page-column flex h-16 items-center gap-2 max-[18rem]:h-auto max-[18rem]:flex-wrap max-[18rem]:justify-end max-[18rem]:py-2 lg:h-20 lg:gap-4">
        <MobileMenu />
        <Link
          to="/"
          className="mr-auto min-w-0 truncate md:shrink-0 font-display font-medium text-xl tracking-tight md:mr-2 lg:text-2xl"
        >
          {brandName}
        </Link>
        <TabletMenu />
        <DesktopMenu />
        <SearchForm
          placeholder="Search beauty products..."
          className="hidden w-full max-w-xl grow md:ml-auto md:block"
        />
        <SearchSheet />
        <div className="hidden md:block">
          <ThemeSwitch />
        </div>
        <AccountControls />
      </div>
    </header>
  );
}
