import { Link } from '~/web/ui/link';
import { useBrandName } from '../root-data';
import { SearchForm } from '../search/search-form';
import { ThemeSwitch } from '../theme/theme-switch';
import { AccountControls } from './account-controls';
import { DesktopMenu } from './desktop-menu';
import { SearchSheet } from './search-sheet';
import { SmallMenu } from './small-menu';

/** The sticky header; not sticky when zoom makes it a third of the screen. */
export function SiteHeader() {
  const brandName = useBrandName();
  return (
    <header className="site-header">
      <div className="page-column">
        <SmallMenu />
        <Link to="/" className="site-name">
          {brandName}
        </Link>
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
