import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { useBrandName, useEmptyPaths } from '../root-data';
import { SearchForm } from '../search/search-form';
import { placeInMenu } from '../site-map';
import { ThemeSwitch } from '../theme/theme-switch';
import { useFrameContent } from '../use-frame-content';
import { AccountControls } from './account-controls';
import { DesktopMenu } from './desktop-menu';
import { SearchSheet } from './search-sheet';
import { SmallMenu } from './small-menu';

/** The sticky header; not sticky when zoom makes it a third of the screen. */
export function SiteHeader() {
  const content = useFrameContent(HeaderContent, 'header', {
    brandName: useBrandName(),
    emptyPaths: useEmptyPaths(),
    current: placeInMenu(useLocation()),
  });
  return <header className="site-header" {...content} />;
}

function HeaderContent() {
  const brandName = useBrandName();
  return (
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
  );
}
