import { Link, useLocation } from 'react-router';
import { ariaCurrentFor, isCurrent, mainMenu } from '../site-map';

/** The whole menu as one list, for the tablet dropdown and the mobile panel. */
export function MenuList() {
  const location = useLocation();
  const { pathname } = location;
  return (
    <ul className="divide-y divide-line">
      {mainMenu.map((item) => {
        const current = isCurrent(item, pathname);
        const tone = current ? 'text-accent' : '';
        return (
          <li key={item.label} className="py-1.5">
            {item.links ? (
              <>
                <p className={`px-1 pt-2 font-display text-lg ${tone}`}>{item.label}</p>
                <ul className="grid grid-cols-2 gap-x-4 pb-1.5">
                  {item.links.map(({ label, to }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        aria-current={ariaCurrentFor(to, location)}
                        className="block px-1 py-2.5 text-sm text-soft hover:text-ink aria-[current]:text-accent"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <Link
                to={item.to ?? '/'}
                aria-current={item.to === pathname ? 'page' : undefined}
                className={`block px-1 py-2 font-display text-lg ${tone}`}
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
