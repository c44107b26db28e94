import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { useEmptyPaths } from '../root-data';
import { mainMenu, placeInMenu } from '../site-map';

/** The whole menu as one list, for tablets and phones. */
export function MenuList() {
  const current = placeInMenu(useLocation());
  const emptyPaths = useEmptyPaths();
  const ariaCurrent = (to: string | undefined) => (to === current.link ? 'page' : undefined);
  return (
    <ul className="menu-list">
      {mainMenu.map(({ label, to, links }) => (
        <li key={label} className={label === current.item ? 'current' : undefined}>
          {links ? (
            <>
              <p>{label}</p>
              <ul>
                {links
                  .filter((link) => !emptyPaths.includes(link.to))
                  .map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} aria-current={ariaCurrent(link.to)}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </>
          ) : (
            <Link to={to ?? '/'} aria-current={ariaCurrent(to)}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
