import { Link, useLocation } from 'react-router';
import { useHasProducts } from '../root-data';
import { ariaCurrentFor, isCurrent, mainMenu } from '../site-map';

/** The whole menu as one list, for tablets and phones. */
export function MenuList() {
  const location = useLocation();
  const { pathname } = location;
  const hasProducts = useHasProducts();
  return (
    <ul className="menu-list">
      {mainMenu.map((item) => {
        const current = isCurrent(item, pathname);
        return (
          <li key={item.label} className={current ? 'current' : undefined}>
            {item.links ? (
              <>
                <p>{item.label}</p>
                <ul>
                  {item.links
                    .filter(({ to }) => hasProducts(to))
                    .map(({ label, to }) => (
                      <li key={to}>
                        <Link to={to} discover="none" aria-current={ariaCurrentFor(to, location)}>
                          {label}
                        </Link>
                      </li>
                    ))}
                </ul>
              </>
            ) : (
              <Link
                to={item.to ?? '/'}
                discover="none"
                aria-current={item.to === pathname ? 'page' : undefined}
              >
                {item.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
