import { Link, useLocation } from 'react-router';
import { isCurrent, mainMenu } from '../site-map';
import { menuItemClass } from './menu-item-class';
import { Submenu } from './submenu';

/** The menu laid out in full, for wide screens. */
export function DesktopMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center">
        {mainMenu.map((item) => {
          const current = isCurrent(item, pathname);
          if (item.links) return <Submenu key={item.label} item={item} current={current} />;
          return (
            <li key={item.label}>
              <Link
                to={item.to ?? '/'}
                aria-current={item.to === pathname ? 'page' : undefined}
                className={menuItemClass(current)}
              >
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
