import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { mainMenu, placeInMenu } from '../site-map';
import { useSharedContent } from '../use-shared-content';

/** The whole menu as one list, for tablets and phones. */
export function MenuList() {
  return <ul className="menu-list" {...useSharedContent(MenuItems, placeInMenu(useLocation()))} />;
}

function MenuItems(current: ReturnType<typeof placeInMenu>) {
  const ariaCurrent = (to: string | undefined) => (to === current.link ? 'page' : undefined);
  return mainMenu.map(({ label, to, links }) => (
    <li key={label} className={label === current.item ? 'current' : undefined}>
      {links ? (
        <>
          <p>{label}</p>
          <ul>
            {links.map((link) => (
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
  ));
}
